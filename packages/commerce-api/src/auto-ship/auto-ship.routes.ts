import {
  autoShipDetail,
  autoShipList,
  pauseOrCancelAutoShip,
  previousAutoShipOrders,
  upcomingAutoShipOrders,
} from '@aisle/api/auto-ship'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { listSubscriptions } from './auto-ship-own.store.ts'
import { presentSubscription, presentSubscriptionDetail } from './auto-ship.presenter.ts'
import { ownSubscription, pageOfDeliveries, pauseOrCancel } from './auto-ship.service.ts'

const PAGE_SIZE = 20

export const autoShipRoutes: Domain = ({ serve, now }) => {
  serve(autoShipList, async ({ tx, shopper, query }) => {
    const { Page: page = 1, PageSize: limit = PAGE_SIZE, status, upcoming, StartDate: from, EndDate: to } = query
    const offset = (page - 1) * limit
    const customerId = customerIdOf(shopper)
    const { items, count } = await listSubscriptions(tx, {
      customerId,
      status,
      isUpcoming: upcoming,
      from,
      to,
      limit,
      offset,
    })
    return { items: items.map(presentSubscription), count, hasNext: offset + items.length < count }
  })

  serve(autoShipDetail, async ({ tx, shopper, params }) =>
    presentSubscriptionDetail(await ownSubscription(tx, customerIdOf(shopper), params.id)),
  )

  for (const [endpoint, which] of [
    [upcomingAutoShipOrders, 'upcoming'],
    [previousAutoShipOrders, 'previous'],
  ] as const) {
    serve(endpoint, async ({ tx, shopper, params, query }) => {
      const own = await ownSubscription(tx, customerIdOf(shopper), params.id)
      return await pageOfDeliveries(tx, own, which, { page: query.Page ?? 1, pageSize: query.PageSize ?? PAGE_SIZE })
    })
  }

  serve(pauseOrCancelAutoShip, ({ tx, shopper, params: { id }, body, origin: { requestId } }) =>
    pauseOrCancel(tx, { customerId: customerIdOf(shopper), id, requestId, now: now() }, body),
  )
}
