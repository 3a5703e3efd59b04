import type { CartContents } from '../../cart/cart-contents.types.ts'
import { checkAddress } from '../../checkout/address-check.service.ts'
import type { Transaction } from '../../database/database.ts'

/** Addresses that were good when they were chosen are asked about again. */
export async function checkAddresses(tx: Transaction, contents: CartContents) {
  for (const { fulfillmentMethodId } of contents.fulfillments.values()) {
    const address = contents.choices.get(fulfillmentMethodId)?.address
    if (address) await checkAddress(tx, contents, fulfillmentMethodId, address)
  }
}
