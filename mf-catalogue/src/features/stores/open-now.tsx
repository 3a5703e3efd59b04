import type { Location } from '@aisle/api/location'
import styled from 'styled-components'
import { openingState, openingText } from './opening-state.rules.ts'
import { useMinute } from './use-minute.ts'

/** Whether a store is open now, or when it opens, by its own clock. */
export function OpenNow({ location: { openingHours, timeZone } }: { readonly location: Location }) {
  const now = useMinute()
  const state = now && openingHours ? openingState(openingHours, timeZone, now) : undefined
  // A line that is filled once the time is known, so that nothing below it moves.
  if (openingHours && !now) return <Text $isOpen={false} data-awaited />
  if (!state) return null
  return <Text $isOpen={state.isOpen}>{openingText(state)}</Text>
}

const Text = styled.span<{ readonly $isOpen: boolean }>`
  display: inline-flex;
  min-height: 1.5em;
  align-items: center;
  gap: var(--space-2);
  font-weight: ${({ $isOpen }) => ($isOpen ? 600 : 400)};
  color: ${({ $isOpen }) => ($isOpen ? 'var(--color-success)' : 'var(--color-muted)')};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    background: ${({ $isOpen }) => ($isOpen ? 'currentcolor' : 'none')};
  }
  &[data-awaited]::before {
    content: none;
  }
`
