import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { findPaymentMethod } from '../../payment-method/payment-methods.store.ts'
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
  const { isPayAtStore, paymentToken, paymentMethodID } = request.body
  const usesCard = paymentToken !== undefined || paymentMethodID !== undefined
  if (isPayAtStore ?? (cart.isPayAtStore && !usesCard)) {
    if (!mayPayAtStore(contents, request.shopper)) throw payAtStoreRefused()
    return pricing.totalCents === 0 ? { kind: 'nothing-due' } : { kind: 'pay-at-store' }
  }
  if (pricing.totalCents === 0) return { kind: 'nothing-due' }
  const provider = paymentGatewayOf(business)?.toLowerCase()
  if (!provider) throw noGateway()
  if (paymentToken) {
    return { kind: 'card', provider, token: paymentToken, paymentMethodId: null, brand: null, last4: null }
  }
  return await keptCard(tx, paymentMethodID ?? cart.paymentMethodId, request)
}

async function keptCard(tx: Transaction, paymentMethodId: string | null, { shopper }: OrderRequest) {
  if (!paymentMethodId) throw paymentNeeded()
  const kept = shopper.customerId && (await findPaymentMethod(tx, { customerId: shopper.customerId, paymentMethodId }))
  if (!kept) throw paymentMethodUnknown()
  const { token, brand, last4 } = kept
  return { kind: 'card', provider: kept.provider.toLowerCase(), token, paymentMethodId, brand, last4 } as const
}
