import type { LocationFulfillment } from '@aisle/api/location'
import { RadioGroup } from './radio-group.tsx'

export type FulfillmentRadioProps = {
  readonly methods: readonly LocationFulfillment[]
  /** The chosen method's `fulfillmentMethodID`. */
  readonly value: string | undefined
  readonly onChange: (method: LocationFulfillment) => void
  readonly legend?: string
  readonly isLegendHidden?: boolean
  readonly name?: string
  readonly error?: string | undefined
}

/** The ways a store hands over goods, as radio buttons. What is not offered yet is shown and cannot be chosen. */
export function FulfillmentRadio({
  methods,
  value,
  onChange,
  legend = 'How to shop',
  ...group
}: FulfillmentRadioProps) {
  const choose = (id: string) => {
    const method = methods.find(({ fulfillmentMethodID }) => fulfillmentMethodID === id)
    if (method) onChange(method)
  }
  return (
    <RadioGroup
      {...group}
      legend={legend}
      look="cards"
      value={value}
      onChange={choose}
      options={methods.map(({ fulfillmentMethodID, fulfillmentName, available, configuration }) => ({
        value: fulfillmentMethodID,
        label: fulfillmentName,
        note: configuration.isComingSoon ? 'Coming soon' : available ? undefined : 'Not available here',
        isDisabled: !available || configuration.isComingSoon,
      }))}
    />
  )
}
