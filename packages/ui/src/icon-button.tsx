import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for everybody who cannot see the icon. */
  readonly label: string
  readonly children: ReactNode
  readonly variant?: 'plain' | 'outlined' | 'floating'
}

/** A button of 44 × 44 px with an icon from `@aisle/ui/icons`. */
export function IconButton({ label, variant = 'plain', type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} title={rest.title ?? label} data-variant={variant}>
      {children}
    </Root>
  )
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  background: none;
  box-shadow: none;
  color: inherit;
  cursor: pointer;
  transition: background var(--motion);
  &:where([data-variant='outlined']) {
    border-color: var(--color-control);
    background: var(--color-surface);
  }
  &:where([data-variant='floating']) {
    border-radius: 50%;
    background: var(--color-surface);
    box-shadow: var(--shadow-1);
  }
  &:hover:not(:disabled) {
    background: var(--color-accent-soft);
  }
  &[aria-pressed='true'] {
    color: var(--color-accent);
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`
