import type { CartContents, OfferedFulfillment } from '../cart/cart-contents.types.ts'
import type { ShippingRateRecord } from './shipping-rates.table.ts'

type Rates = Pick<CartContents, 'shippingRates'> & {
  readonly choices: ReadonlyMap<string, { readonly shippingRateId: string | null }>
  readonly cart: { readonly shippingRateId: string | null }
}

/**
 * The rate to ship with: one that is only looked at, else the chosen one, else the store's default where none was chosen
 * or the chosen one is no longer offered (spec 2 §4). Nothing for a way of receiving that has no rates.
 */
export function shippingRateOf(
  { shippingRates, choices, cart }: Rates,
  { fulfillmentMethodId }: Pick<OfferedFulfillment, 'fulfillmentMethodId'>,
): ShippingRateRecord | undefined {
  const offered = shippingRates.filter((rate) => rate.fulfillmentMethodId === fulfillmentMethodId)
  const wanted = [cart.shippingRateId, choices.get(fulfillmentMethodId)?.shippingRateId]
  const known = wanted.map((id) => offered.find(({ rateId }) => rateId === id))
  return known.find((rate) => rate !== undefined) ?? offered.find(({ isDefault }) => isDefault) ?? offered[0]
}

export type KeptRate = { readonly fulfillmentMethodId: string; readonly shippingRateId: string }

/** The rates that are not kept with the cart as it is shipped now. */
export const changedRates = (
  contents: Rates & {
    readonly fulfillments: ReadonlyMap<string, Pick<OfferedFulfillment, 'fulfillmentMethodId'>>
  },
): KeptRate[] =>
  [...contents.fulfillments.values()].flatMap(({ fulfillmentMethodId }) => {
    const shippingRateId = shippingRateOf(contents, { fulfillmentMethodId })?.rateId
    const kept = contents.choices.get(fulfillmentMethodId)?.shippingRateId
    return shippingRateId === undefined || shippingRateId === kept ? [] : [{ fulfillmentMethodId, shippingRateId }]
  })
