import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { orderDetailSchema, orderStatusSchema } from './order-detail.ts'
import { orderNumberSchema } from './order-number.ts'
import { pageQuerySchema } from './paging.ts'

/** An order in the list of orders. */
export const orderListItemSchema = z.object({
  orderID: idSchema,
  orderNumber: z.string(),
  placedAt: z.string(),
  status: orderStatusSchema,
  statusText: z.string(),
  codeName: z.string(),
  fulfillmentName: z.string(),
  storeName: z.optional(z.nullable(z.string())),
  slotTime: z.optional(z.nullable(z.string())),
  bookingDate: z.optional(z.nullable(z.string())),
  totalItems: z.int(),
  total: amountSchema,
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  canEdit: z.boolean(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  canReorder: z.boolean(),
})
export type OrderListItem = z.output<typeof orderListItemSchema>

/** Which orders: by time, `Last 3 Months` unless told otherwise (decision 34). */
export const orderPeriodSchema = z.enum(['last30Days', 'last3Months', 'last6Months', 'lastYear', 'all'])
export type OrderPeriod = z.output<typeof orderPeriodSchema>

/** Which orders: by tab, `All Orders` unless told otherwise (decision 34). */
export const orderTabSchema = z.enum(['all', 'open', 'completed', 'cancelled', 'returned'])
export type OrderTab = z.output<typeof orderTabSchema>

const byId = z.object({ orderId: idSchema })

export const orderList = endpoint({
  name: 'orderList',
  method: 'GET',
  path: '/v1/Order',
  access: 'customer',
  query: z.object({
    ...pageQuerySchema.shape,
    period: z.optional(orderPeriodSchema),
    status: z.optional(orderTabSchema),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: pageOf(orderListItemSchema),
  assumed: 'Query and contents are not shown.',
})

export const orderDetail = endpoint({
  name: 'orderDetail',
  method: 'GET',
  path: '/v1/Order/Detail/:orderId',
  access: 'customer',
  params: byId,
  query: z.object({ WithBifurcation: z.optional(z.boolean()) }),
  data: orderDetailSchema,
})

export const orderViewDetail = endpoint({
  name: 'orderViewDetail',
  method: 'GET',
  path: '/v1/Order/ViewDetail/:id',
  access: 'customer',
  params: z.object({ id: idSchema }),
  data: orderDetailSchema,
  assumed: 'The reply is not shown.',
})

/** A guest's own order: the token's subject must have placed it, the number alone opens nothing. */
export const guestOrder = endpoint({
  name: 'guestOrder',
  method: 'GET',
  path: '/v1/Order/Guest/:orderId',
  access: 'guest',
  params: byId,
  query: z.object({ orderNumber: orderNumberSchema }),
  data: orderDetailSchema,
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'DELETE',
  path: '/v1/Order/:orderId',
  access: 'customer',
  params: byId,
  query: z.object({ customerID: z.optional(idSchema) }),
  data: z.boolean(),
})

export const reorder = endpoint({
  name: 'reorder',
  method: 'POST',
  path: '/v1/Order/reorder/:orderId',
  access: 'customer',
  params: byId,
  data: z.object({ shoppingCartDetailViewModel: cartDetailSchema }),
})

export const printInvoice = endpoint({
  name: 'printInvoice',
  method: 'GET',
  path: '/v1/Order/PrintInvoice',
  access: 'customer',
  query: byId,
  data: z.instanceof(Blob),
  binary: true,
})
