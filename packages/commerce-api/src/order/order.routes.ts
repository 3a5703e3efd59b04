import {
  cancelOrder as cancelOrderCall,
  guestOrder,
  orderDetail,
  orderList,
  orderViewDetail,
  reorder,
} from '@aisle/api/order'
import { thankYou } from '@aisle/api/thank-you'
import type { Domain } from '../server/domain.ts'
import { customerNeeded } from '../server/server.errors.ts'
import { countSubscriptions } from './order-subscriptions.store.ts'
import { showOrder, showOrderByNumber } from './order-detail.service.ts'
import { pageOfOrders } from './order-list.service.ts'
import { orderNotFound } from './order.errors.ts'
import { cancelOrder } from './cancel/cancel-order.service.ts'
import { reconcileCancelled } from './cancel/void-cancelled.service.ts'
import { createPaymentProvider } from '../payment/payment-provider.ts'
import { withMessage } from '../server/reply.ts'
import { reorderLines } from './reorder.service.ts'

const PAGE_SIZE = 10

export const orderRoutes: Domain = ({ serve, serveFlow, database, services, now }) => {
  const payments = createPaymentProvider(services)

  serve(orderList, async ({ tx, shopper, query }) => {
    if (!shopper.customerId) throw customerNeeded()
    const {
      period = 'last3Months',
      status: tab = 'all',
      q: words,
      Page: page = 1,
      PageSize: pageSize = PAGE_SIZE,
    } = query
    return await pageOfOrders(tx, { customerId: shopper.customerId, period, tab, words, page, pageSize, now: now() })
  })

  serve(orderDetail, ({ tx, shopper, params }) => showOrder(tx, shopper, params.orderId))
  serve(orderViewDetail, ({ tx, shopper, params }) => showOrder(tx, shopper, params.id))

  serve(guestOrder, async ({ tx, shopper, params, query }) => {
    const order = await showOrder(tx, shopper, params.orderId)
    if (order.orderNumber !== query.orderNumber) throw orderNotFound()
    return order
  })

  // `customerID` is what the documents allow to be sent; the token alone says whose order it is (T7).
  serveFlow(cancelOrderCall, async ({ shopper, params: { orderId }, origin: { requestId }, transaction }) => {
    await transaction((tx) => cancelOrder(tx, { orderId, owner: shopper, requestId, now: now() }))
    await reconcileCancelled({ database, payments, now }, shopper.tenantId)
    return withMessage(true, 'We have canceled your order.')
  })

  serve(reorder, async ({ tx, shopper, params }) => ({
    shoppingCartDetailViewModel: await reorderLines(tx, shopper, params.orderId, now()),
  }))

  serve(thankYou, async ({ tx, shopper, query }) => {
    const { detail, order } = await showOrderByNumber(tx, shopper, query.OrderNumber)
    return {
      ...detail,
      firstName: order?.firstName ?? null,
      isGuest: shopper.role === 'guest',
      subscriptionCount: await countSubscriptions(tx, detail.orderID),
    }
  })
}
