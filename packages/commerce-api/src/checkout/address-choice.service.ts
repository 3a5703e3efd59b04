import type { AddressInput, PostalAddress } from '@aisle/api/address'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { findAddress } from './cart-choices.store.ts'
import { addressNeeded, addressUnknown } from './checkout.errors.ts'

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
