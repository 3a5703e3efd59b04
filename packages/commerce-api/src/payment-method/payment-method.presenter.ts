import type { PostalAddress } from '@aisle/api/address'
import { cardBrandSchema, type PaymentMethod } from '@aisle/api/payment-method'
import * as z from 'zod/mini'
import type { PaymentMethodRow } from './payment-methods.store.ts'

export function presentPaymentMethod({ method, address }: PaymentMethodRow, now: Date): PaymentMethod {
  const brand = z.safeParse(cardBrandSchema, method.brand)
  return {
    paymentMethodId: method.paymentMethodId,
    isDefault: method.isDefault,
    brand: brand.success ? brand.data : 'other',
    last4: method.last4,
    expiryMonth: method.expiryMonth,
    expiryYear: method.expiryYear,
    isExpired: isExpired(method.expiryYear, method.expiryMonth, now),
    nameOnCard: method.nameOnCard,
    address: address ? { ...postalAddress(address), id: address.addressId } : method.billingAddress,
  }
}

/** A card is good until the end of its month. */
const isExpired = (year: number, month: number, now: Date) => Date.UTC(year, month, 1) <= now.getTime()

const postalAddress = (address: NonNullable<PaymentMethodRow['address']>): PostalAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  phone: address.phone,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: address.country,
})
