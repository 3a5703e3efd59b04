import type { Location } from '@aisle/api/location'
import { RadioGroup } from '@aisle/ui/radio-group'
import { deliveryMessages as texts } from './delivery.messages.ts'

type StoreChoiceProps = {
  readonly stores: readonly Location[]
  readonly value: string | undefined
  readonly onChange: (locationId: string) => void
}

/** The stores that shipped goods can wait in, the nearest first. */
export function StoreChoice({ stores, value, onChange }: StoreChoiceProps) {
  return (
    <RadioGroup
      legend={texts.whichStore}
      look="cards"
      value={value}
      onChange={onChange}
      options={stores.map((store) => ({ value: store.locationId, label: store.name, note: placeText(store) }))}
    />
  )
}

const placeText = ({ address: { line1, city, state, zip }, distance }: Location): string =>
  [
    [line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    distance === null || distance === undefined ? '' : texts.miles(distance),
  ]
    .filter(Boolean)
    .join(' · ')
