import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { postalAddress } from '../../checkout/address-choice.service.ts'
import { findAddress } from '../../checkout/cart-choices.store.ts'
import { findPaymentMethod } from '../../payment-method/payment-methods.store.ts'
import type { PaymentMethodRecord } from '../../payment-method/payment-methods.table.ts'
import { payAtStoreRefused, paymentMethodUnknown } from '../../checkout/checkout.errors.ts'
import { mayPayAtStore } from '../../checkout/pay-at-store.rules.ts'
import type { Transaction } from '../../database/database.ts'
import type { Pricing } from '../../pricing/pricing.types.ts'
import { noGateway, paymentNeeded } from '../order.errors.ts'
import type { PaymentChoice } from './order-draft.ts'
import type { OrderRequest } from './order-request.ts'

/** How the rest is paid: the request decides, else what the cart remembers. */
export async function choosePayment(
  tx: Transaction,
  contents: CartContents,
  pricing: Pricing,
  request: OrderRequest,
): Promise<PaymentChoice> {
  const { cart, business } = contents
  const { isPayAtStore, paymentToken, paymentMethodID, billingAddress: given } = request.body
  const usesCard = paymentToken !== undefined || paymentMethodID !== undefined
  if (isPayAtStore ?? (cart.isPayAtStore && !usesCard)) {
    if (!mayPayAtStore(contents, request.shopper)) throw payAtStoreRefused()
    return pricing.totalCents === 0 ? { kind: 'nothing-due' } : { kind: 'pay-at-store' }
  }
  if (pricing.totalCents === 0) return { kind: 'nothing-due' }
  const provider = paymentGatewayOf(business)?.toLowerCase()
  if (!provider) throw noGateway()
  if (paymentToken) {
    const billingAddress = given ? postalAddress(given) : null
    const notKept = { paymentMethodId: null, brand: null, last4: null }
    return { kind: 'card', provider, token: paymentToken, ...notKept, billingAddress }
  }
  return await keptCard(tx, paymentMethodID ?? cart.paymentMethodId, request)
}

async function keptCard(tx: Transaction, paymentMethodId: string | null, { shopper }: OrderRequest) {
  if (!paymentMethodId) throw paymentNeeded()
  const kept = shopper.customerId && (await findPaymentMethod(tx, { customerId: shopper.customerId, paymentMethodId }))
  if (!kept) throw paymentMethodUnknown()
  const { token, brand, last4 } = kept
  const billingAddress = await billingAddressOf(tx, kept)
  const provider = kept.provider.toLowerCase()
  return { kind: 'card', provider, token, paymentMethodId, brand, last4, billingAddress } as const
}

type Kept = Pick<PaymentMethodRecord, 'customerId' | 'addressId' | 'billingAddress'>

/** The address of a kept card as it is now: one of the customer's, or one of its own. */
export async function billingAddressOf(tx: Transaction, { customerId, addressId, billingAddress }: Kept) {
  const address = addressId && (await findAddress(tx, customerId, addressId))
  return address ? postalAddress(address) : billingAddress
}
