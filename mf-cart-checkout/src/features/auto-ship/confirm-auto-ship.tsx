import { Checkbox } from '@aisle/ui/checkbox'
import { Section } from '../review/review-parts.tsx'
import { autoShipMessages as texts } from './auto-ship.messages.ts'

type ConfirmAutoShipProps = {
  readonly items: readonly string[]
  readonly isConfirmed: boolean
  /** The order was asked for without it. */
  readonly isMissing: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** What comes again is confirmed apart from the order (spec 2 §3, `isConfirmSubscription`). */
export const ConfirmAutoShip = ({ items, isConfirmed, isMissing, onConfirm }: ConfirmAutoShipProps) => (
  <Section title={texts.title}>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <Checkbox
      label={texts.confirm}
      checked={isConfirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
      error={isMissing ? texts.mustConfirm : undefined}
    />
  </Section>
)
