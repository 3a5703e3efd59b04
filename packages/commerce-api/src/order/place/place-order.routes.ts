import { placeOrder as placeOrderCall } from '@aisle/api/place-order'
import { countNamedCards } from '../../gift-card/look-up-limits.ts'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import type { Domain } from '../../server/domain.ts'
import { createSettling } from '../settle/settling.ts'
import { placeOrder } from './place-order.service.ts'
import { createReserving } from './reserving.ts'

export const placeOrderRoutes: Domain = ({ serveFlow, services, database, limiter, now, warn }) => {
  const payments = createPaymentProvider(services)
  const reserve = createReserving({ database, warn })
  const settle = createSettling({ database, now, warn })
  serveFlow(placeOrderCall, async (call) => {
    await countNamedCards(limiter, call.shopper, call.origin.ip, call.body.giftCards)
    return await placeOrder(call, { reserve, payments, settle, now })
  })
}
