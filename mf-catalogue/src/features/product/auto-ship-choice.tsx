import type { ProductDetails } from '@aisle/api/product'
import { useTenant } from '@aisle/platform'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Select } from '@aisle/ui/select'
import { productMessages } from './product.messages.ts'
import { allowsAutoShip } from './product.rules.ts'

type AutoShipChoiceProps = {
  readonly product: ProductDetails
  /** How often it may come is not known yet: its place is kept. */
  readonly isAwaited: boolean
  readonly frequency: string | undefined
  readonly onChoose: (frequency: string | undefined) => void
}

/** A line that will say something. */
const BLANK = '\u00a0'

/** Once, or again and again; nothing where a product is sold only once. */
export function AutoShipChoice({ product, isAwaited, frequency, onChoose }: AutoShipChoiceProps) {
  const { autoShipFrequencies = [], autoShipDiscount, title } = product
  const store = useTenant((tenant) => tenant.configuration?.businessConfigurations)
  const first = autoShipFrequencies[0]?.frequency
  if (!allowsAutoShip(product, store) || (first === undefined && !isAwaited)) return null
  return (
    <>
      <RadioGroup
        legend={`How to buy ${title}`}
        isLegendHidden
        look="cards"
        value={frequency === undefined ? 'once' : 'auto-ship'}
        onChange={(value) => onChoose(value === 'once' ? undefined : first)}
        options={[
          { value: 'once', label: productMessages.oneTime },
          {
            value: 'auto-ship',
            label: productMessages.autoShip,
            note:
              first === undefined
                ? BLANK
                : autoShipDiscount
                  ? `Save ${autoShipDiscount}% on every delivery`
                  : undefined,
            isDisabled: first === undefined,
          },
        ]}
      />
      {frequency === undefined ? null : (
        <Select
          label={productMessages.frequency}
          value={frequency}
          onChange={(event) => onChoose(event.target.value)}
          options={autoShipFrequencies.map((option) => ({ value: option.frequency, label: option.label }))}
        />
      )}
    </>
  )
}
