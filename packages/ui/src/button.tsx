import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { type ButtonLook, buttonLook, type ButtonVariant } from './button.styles.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly variant?: ButtonVariant
  readonly size?: 's' | 'm' | 'l'
  /** As wide as its container. */
  readonly isWide?: boolean
  /** Work is under way: shows a spinner and takes no further click, but keeps the focus. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A button; `type="button"` unless said otherwise. */
export function Button({
  variant = 'secondary',
  size = 'm',
  isWide = false,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
      $variant={variant}
      $size={size}
      $isWide={isWide}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </Root>
  )
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`
