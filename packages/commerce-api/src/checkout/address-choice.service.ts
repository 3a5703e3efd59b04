import type { AddressInput, PostalAddress } from '@aisle/api/address'
import type { setOrderAddress } from '@aisle/api/checkout'
import type { CartContents } from '../cart/cart-contents.types.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import type { ParsedInput } from '../server/serve.ts'
import { checkAddress } from './address-check.service.ts'
import { findAddress } from './cart-choices.store.ts'
import { isBrought } from '../tenant/fulfillment-kind.rules.ts'
import { addressNeeded, addressUnknown, notBrought } from './checkout.errors.ts'
import { checkRate } from './shipping-rate.service.ts'

type Wish = { readonly customerAddressesID?: string | undefined; readonly address?: AddressInput | undefined }

/** The address to keep with the cart, as it is now: later changes of the kept one leave the cart alone. */
export async function chosenAddress(tx: Transaction, shopper: Shopper, wish: Wish) {
  if (wish.customerAddressesID) {
    const kept = shopper.customerId && (await findAddress(tx, shopper.customerId, wish.customerAddressesID))
    if (!kept) throw addressUnknown()
    return { addressId: kept.addressId, address: postalAddress(kept) }
  }
  if (!wish.address) throw addressNeeded()
  return { addressId: null, address: postalAddress(wish.address) }
}

type Source = {
  readonly [Field in keyof PostalAddress]: PostalAddress[Field]
}

export const postalAddress = (from: Source): PostalAddress => ({
  firstName: from.firstName ?? null,
  lastName: from.lastName ?? null,
  phone: from.phone ?? null,
  line1: from.line1,
  line2: from.line2 ?? null,
  city: from.city,
  state: from.state,
  zip: from.zip,
  country: from.country ?? null,
})

/** Nothing is left at the door of whoever comes to the store. @throws CRT_NOT_BROUGHT (T24) */
function checkBrought({ fulfillments }: Pick<CartContents, 'fulfillments'>, fulfillmentMethodId: string) {
  const method = fulfillments.get(fulfillmentMethodId)
  if (method && !isBrought(method.kind)) throw notBrought()
}

type DeliveryWish = Omit<ParsedInput<typeof setOrderAddress>['body'], 'orderNumber'>

/**
 * What is said of one way of receiving, as far as it is named: rate, note and where to leave it may be chosen before the
 * address. @throws AppError when the store does not ship so, or not there
 */
export async function chosenDelivery(tx: Transaction, shopper: Shopper, contents: CartContents, wish: DeliveryWish) {
  const { fulfillmentMethodID, shippingRateID, deliveryInstruction, isContactlessDelivery: isContactless } = wish
  checkBrought(contents, fulfillmentMethodID)
  if (shippingRateID) checkRate(contents, shippingRateID, fulfillmentMethodID)
  const others = {
    ...(deliveryInstruction === undefined ? {} : { deliveryInstruction }),
    ...(isContactless === undefined ? {} : { isContactless }),
    ...(shippingRateID === undefined ? {} : { shippingRateId: shippingRateID }),
  }
  const namesAddress = wish.customerAddressesID !== undefined || wish.address !== undefined
  if (!namesAddress && Object.keys(others).length > 0) return others
  const chosen = await chosenAddress(tx, shopper, wish)
  await checkAddress(tx, contents, fulfillmentMethodID, chosen.address)
  return { ...chosen, ...others }
}
