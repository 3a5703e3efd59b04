import type { LinkName } from '@aisle/contract'
import { Link, type LinkProps } from '@aisle/platform'
import styled from 'styled-components'
import { type ButtonLook, buttonLook, type ButtonVariant } from './button.styles.ts'

export type LinkButtonProps<Name extends LinkName> = LinkProps<Name> & {
  readonly variant?: ButtonVariant
  readonly size?: 's' | 'm' | 'l'
  readonly isWide?: boolean
}

/** A link to a page by name that looks like a button. */
export function LinkButton<Name extends LinkName>({
  variant = 'primary',
  size = 'm',
  isWide = false,
  ...link
}: LinkButtonProps<Name>) {
  return (
    <Frame $variant={variant} $size={size} $isWide={isWide}>
      <Link {...link} />
    </Frame>
  )
}

const Frame = styled.span<ButtonLook>`
  display: ${({ $isWide }) => ($isWide ? 'block' : 'inline-block')};
  > * {
    ${buttonLook}
  }
`
