import type { CartContents } from '../../cart/cart-contents.types.ts'
import { checkAddress } from '../../checkout/address-check.service.ts'
import { shippedMethods } from '../../checkout/ship-to-store.rules.ts'
import { checkReceivingStore } from '../../checkout/ship-to-store.service.ts'
import type { Transaction } from '../../database/database.ts'

/** Addresses that were good when they were chosen are asked about again, and so is a store that goods shall wait in. */
export async function checkAddresses(tx: Transaction, contents: CartContents) {
  await checkReceivingStore(tx, contents)
  const waiting = contents.cart.shipToStoreLocationId ? shippedMethods(contents) : []
  for (const { fulfillmentMethodId } of contents.fulfillments.values()) {
    if (waiting.includes(fulfillmentMethodId)) continue
    const address = contents.choices.get(fulfillmentMethodId)?.address
    if (address) await checkAddress(tx, contents, fulfillmentMethodId, address)
  }
}
