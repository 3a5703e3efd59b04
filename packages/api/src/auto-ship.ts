import * as z from 'zod/mini'
import { autoShipDetailSchema, autoShipOrderSchema, autoShipSchema, autoShipStatusSchema } from './auto-ship-detail.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { pageQuerySchema } from './paging.ts'
import { daySchema } from './slot.ts'

const byId = z.object({ id: idSchema })
const bodyNotShown = 'The body is not shown.'

export const autoShipList = endpoint({
  name: 'autoShipList',
  method: 'GET',
  path: '/v1/AutoShipOrder',
  access: 'customer',
  query: z.object({
    ...pageQuerySchema.shape,
    status: z.optional(autoShipStatusSchema),
    upcoming: z.optional(z.boolean()),
    StartDate: z.optional(daySchema),
    EndDate: z.optional(daySchema),
  }),
  data: pageOf(autoShipSchema),
})

export const autoShipDetail = endpoint({
  name: 'autoShipDetail',
  method: 'GET',
  path: '/v1/AutoShipOrder/Detail/:id',
  access: 'customer',
  params: byId,
  data: autoShipDetailSchema,
})

export const upcomingAutoShipOrders = endpoint({
  name: 'upcomingAutoShipOrders',
  method: 'GET',
  path: '/v1/AutoShipOrder/UpcomingOrders/:id',
  access: 'customer',
  params: byId,
  query: pageQuerySchema,
  data: pageOf(autoShipOrderSchema),
})

export const previousAutoShipOrders = endpoint({
  name: 'previousAutoShipOrders',
  method: 'GET',
  path: '/v1/AutoShipOrder/PreviousOrders/:id',
  access: 'customer',
  params: byId,
  query: pageQuerySchema,
  data: pageOf(autoShipOrderSchema),
})

export const pauseOrCancelAutoShip = endpoint({
  name: 'pauseOrCancelAutoShip',
  method: 'PUT',
  path: '/v1/AutoShipOrder/SubscriptionPauseOrCancel/:id',
  access: 'customer',
  params: byId,
  body: z.strictObject({
    action: z.enum(['pause', 'resume', 'cancel']),
    /** A pause without a day lasts until it is resumed. */
    resumeDate: z.optional(daySchema),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: autoShipDetailSchema,
  assumed: bodyNotShown,
})

export const updateAutoShip = endpoint({
  name: 'updateAutoShip',
  method: 'PUT',
  path: '/v1/AutoShipOrder/Subscription/:id',
  access: 'customer',
  params: byId,
  body: z.strictObject({
    qty: z.optional(z.int().check(z.gte(1), z.lte(9999))),
    frequency: z.optional(z.string().check(z.maxLength(50))),
    nextOrderDate: z.optional(daySchema),
  }),
  data: autoShipDetailSchema,
  assumed: bodyNotShown,
})

export const upcomingAutoShipAction = endpoint({
  name: 'upcomingAutoShipAction',
  method: 'PUT',
  path: '/v1/AutoShipOrder/UpcomingorderAction/:id',
  access: 'customer',
  params: byId,
  body: z.strictObject({
    action: z.enum(['skip', 'unskip', 'orderNow', 'reschedule']),
    date: z.optional(daySchema),
  }),
  data: autoShipOrderSchema,
  assumed: `${bodyNotShown} The id is the upcoming order's.`,
})

export const setAutoShipAddressOrPayment = endpoint({
  name: 'setAutoShipAddressOrPayment',
  method: 'PUT',
  path: '/v1/AutoShipOrder/ManageAddressOrPayment/:id',
  access: 'customer',
  params: byId,
  body: z.strictObject({ customerAddressesID: z.optional(idSchema), paymentMethodID: z.optional(idSchema) }),
  data: autoShipDetailSchema,
  assumed: bodyNotShown,
})

export const autoShipDiscountDetails = endpoint({
  name: 'autoShipDiscountDetails',
  method: 'GET',
  path: '/v1/AutoShipOrder/OrderDiscount/Details',
  access: 'customer',
  query: z.object({ subscriptionID: idSchema }),
  data: z.object({
    items: z.array(z.object({ displayName: z.string(), discountID: idSchema, amount: amountSchema })),
    totalDiscount: amountSchema,
  }),
  assumed: 'Query and reply are cut off in the documents.',
})
