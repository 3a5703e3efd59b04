import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import type { BusinessSettings } from '../tenant/business-settings.ts'

/** A store without a payment gateway takes nothing into the cart (spec 1 §8). */
export const takesOrders = (business: BusinessSettings): boolean => paymentGatewayOf(business) !== undefined
