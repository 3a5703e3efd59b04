import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'

/** The variants of alert entries (spec 2 §3). */
export type AlertVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark'

export type AlertProps = {
  readonly variant?: AlertVariant
  readonly children: ReactNode
  /** Closes itself after this many seconds and shows what is left (spec 2 §4, alert box). Needs `onClose`. */
  readonly countdownSeconds?: number
  readonly onClose?: () => void
  /** Buttons below the text. */
  readonly actions?: ReactNode
}

/** Something to know, in place. Danger and warning interrupt assistive technology, the others wait. */
export function Alert({ variant = 'info', children, countdownSeconds, onClose, actions }: AlertProps) {
  const isUrgent = variant === 'danger' || variant === 'warning'
  return (
    <Box role={isUrgent ? 'alert' : 'status'} $tone={tones[variant]}>
      {isUrgent ? <WarningIcon /> : variant === 'success' ? <CheckIcon /> : <InfoIcon />}
      <Content>
        <div>{children}</div>
        {actions ? <Actions>{actions}</Actions> : null}
      </Content>
      {countdownSeconds && onClose ? <Countdown seconds={countdownSeconds} onEnd={onClose} /> : null}
      {onClose ? (
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      ) : null}
    </Box>
  )
}

function Countdown({ seconds, onEnd }: { readonly seconds: number; readonly onEnd: () => void }) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    // Judged by the clock, not by ticks: a laptop that slept does not stretch the ten seconds (F55).
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - Date.now()) / 1000)
      setLeft(Math.max(rest, 0))
      if (rest <= 0) {
        clearInterval(timer)
        end()
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return <Seconds aria-hidden="true">{left} s</Seconds>
}

const tones = {
  primary: 'var(--color-accent)',
  secondary: 'var(--color-muted)',
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
  warning: 'var(--color-warning)',
  info: 'var(--color-accent)',
  light: 'var(--color-line)',
  dark: 'var(--color-text)',
}

const Box = styled.div<{ readonly $tone: string }>`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-left: 4px solid ${({ $tone }) => $tone};
  border-radius: var(--radius-m);
  background: var(--color-surface);
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $tone }) => $tone};
  }
  > button {
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) auto;
  }
`

const Content = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Seconds = styled.span`
  font-variant-numeric: tabular-nums;
  color: var(--color-muted);
`
