import type { LinkName } from '@aisle/contract'
import { Link, type LinkProps } from '@aisle/platform'
import styled from 'styled-components'

export type TextLinkProps<Name extends LinkName> = LinkProps<Name> & {
  /** `accent` reads as a link anywhere; `plain` takes the text's colour and underlines on hover. */
  readonly variant?: 'accent' | 'plain'
}

/** A link to a page by name, as text. */
export function TextLink<Name extends LinkName>({ variant = 'accent', ...link }: TextLinkProps<Name>) {
  return (
    <Frame $variant={variant}>
      <Link {...link} />
    </Frame>
  )
}

const Frame = styled.span<{ readonly $variant: 'accent' | 'plain' }>`
  > a {
    color: ${({ $variant }) => ($variant === 'accent' ? 'var(--color-accent)' : 'inherit')};
    text-decoration: ${({ $variant }) => ($variant === 'accent' ? 'underline' : 'none')};
    text-underline-offset: 0.15em;
    &:hover {
      text-decoration: underline;
    }
  }
`
