import { NumberField } from '@aisle/ui/number-field'
import { tipMessages as texts } from './tip.messages.ts'

type Props = {
  readonly value: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

/** An amount of one's own. */
export const TipAmount = ({ value, error, onType }: Props) => (
  <NumberField
    label={texts.amount}
    kind="decimal"
    prefix="$"
    maxLength={7}
    value={value}
    error={error}
    onChange={onType}
  />
)
