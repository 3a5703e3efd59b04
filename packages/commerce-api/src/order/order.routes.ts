import { guestOrder, orderDetail, orderList, orderViewDetail } from '@aisle/api/order'
import { thankYou } from '@aisle/api/thank-you'
import type { Domain } from '../server/domain.ts'
import { customerNeeded } from '../server/server.errors.ts'
import { countSubscriptions } from './order-subscriptions.store.ts'
import { showOrder, showOrderByNumber } from './order-detail.service.ts'
import { pageOfOrders } from './order-list.service.ts'
import { orderNotFound } from './order.errors.ts'

const PAGE_SIZE = 10

export const orderRoutes: Domain = ({ serve, now }) => {
  serve(orderList, async ({ tx, shopper, query }) => {
    if (!shopper.customerId) throw customerNeeded()
    const { period = 'last3Months', status: tab = 'all', q: words, Page: page = 1, PageSize: pageSize = PAGE_SIZE } = query
    return await pageOfOrders(tx, { customerId: shopper.customerId, period, tab, words, page, pageSize, now: now() })
  })

  serve(orderDetail, ({ tx, shopper, params }) => showOrder(tx, shopper, params.orderId))
  serve(orderViewDetail, ({ tx, shopper, params }) => showOrder(tx, shopper, params.id))

  serve(guestOrder, async ({ tx, shopper, params, query }) => {
    const order = await showOrder(tx, shopper, params.orderId)
    if (order.orderNumber !== query.orderNumber) throw orderNotFound()
    return order
  })

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
