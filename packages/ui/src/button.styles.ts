import { css } from 'styled-components'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonLook = {
  readonly $variant: ButtonVariant
  readonly $size: 's' | 'm' | 'l'
  readonly $isWide: boolean
}

const variants = {
  primary: css`
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--color-accent) 88%, black);
    }
  `,
  secondary: css`
    background: var(--color-surface);
    border-color: var(--color-control);
    color: var(--color-text);
    &:hover:not(:disabled) {
      background: var(--color-accent-soft);
      border-color: var(--color-accent);
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: var(--color-accent);
    &:hover:not(:disabled) {
      background: var(--color-accent-soft);
    }
  `,
  danger: css`
    background: var(--color-surface);
    border-color: var(--color-danger);
    color: var(--color-danger);
    &:hover:not(:disabled) {
      background: var(--color-danger);
      color: var(--color-surface);
    }
  `,
}

const paddings = { s: 'var(--space-3)', m: 'var(--space-4)', l: 'var(--space-5)' }

export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: ${({ $size }) => ($size === 'l' ? '52px' : 'var(--target)')};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  padding: var(--space-1) ${({ $size }) => paddings[$size]};
  border: 1px solid;
  border-radius: var(--radius-m);
  font-size: ${({ $size }) => ($size === 's' ? 'var(--text-s)' : 'var(--text-m)')};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--motion),
    border-color var(--motion);
  &:active {
    transition: none;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${({ $variant }) => variants[$variant]}
`
