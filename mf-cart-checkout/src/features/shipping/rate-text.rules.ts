import type { ShippingRate } from '@aisle/api/checkout'
import { formatMoney } from '@aisle/api/money'
import { shippingMessages as texts } from './shipping.messages.ts'

/** `Express, $12.00` */
export const rateText = ({ name, amount }: Pick<ShippingRate, 'name' | 'amount'>): string =>
  texts.rate(name, amount > 0 ? formatMoney(amount) : texts.free)

/** What the store says of the rate, and how long it takes. */
export function rateNote({ description, estimatedDays }: Pick<ShippingRate, 'description' | 'estimatedDays'>): string {
  const days =
    estimatedDays === null || estimatedDays === undefined
      ? ''
      : estimatedDays > 0
        ? texts.days(estimatedDays)
        : texts.sameDay
  return [description, days].filter(Boolean).join('. ')
}

/** The rates of one way of receiving. A store that does not tell them apart has one way alone. */
export const ratesOf = (rates: readonly ShippingRate[], fulfillmentMethodID: string): readonly ShippingRate[] =>
  rates.filter((rate) => (rate.fulfillmentMethodID ?? fulfillmentMethodID) === fulfillmentMethodID)
