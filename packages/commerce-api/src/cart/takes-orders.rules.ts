import type { BusinessSettings } from '../tenant/business-settings.ts'

const DEFAULT_GATEWAY = 'DATACAP'

/** Absent means DATACAP, null or empty means none (decision 23). */
export function paymentGatewayOf({ currentPaymentGateway }: BusinessSettings): string | undefined {
  return currentPaymentGateway === undefined ? DEFAULT_GATEWAY : currentPaymentGateway || undefined
}

/** A store without a payment gateway takes nothing into the cart (spec 1 §8). */
export const takesOrders = (business: BusinessSettings): boolean => paymentGatewayOf(business) !== undefined
