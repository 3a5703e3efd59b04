import { usePlatform, useToasts } from '@aisle/platform'
import type { Toast } from '@aisle/platform/host'
import { CloseIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { dialogMessages } from '../shell.messages.ts'

/** Toasts stay their time, longer while pointed at or focused; those with an action stay (decision 30). */
export default function ToastList() {
  const toasts = useToasts()
  return (
    <List>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </List>
  )
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const { toasts } = usePlatform()
  const { id, text, tone, action, milliseconds } = toast
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld || action) return
    const timer = setTimeout(() => toasts.dismiss(id), milliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, action, milliseconds, id, toasts])

  return (
    <Item
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            toasts.dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={dialogMessages.close} onClick={() => toasts.dismiss(id)}>
        <CloseIcon />
      </IconButton>
    </Item>
  )
}

const List = styled.ul`
  position: fixed;
  inset: auto var(--space-3) calc(72px + env(safe-area-inset-bottom)) var(--space-3);
  z-index: 40;
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  pointer-events: none;
  @media (min-width: 1024px) {
    bottom: var(--space-5);
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 560px;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border-left: 4px solid var(--color-success);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  pointer-events: auto;
  &[data-tone='error'] {
    border-color: var(--color-danger);
  }
  &[data-tone='warning'] {
    border-color: var(--color-warning);
  }
  > button:first-of-type:not([aria-label]) {
    min-height: var(--target);
    border: 0;
    background: none;
    color: var(--color-accent);
    font-weight: 600;
    cursor: pointer;
  }
`
