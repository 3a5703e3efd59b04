import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { INSTRUCTION_LENGTH } from './instruction.ts'
import { listingSortSchema } from './listing-sort.ts'
import { amountSchema } from './money.ts'
import { orderDetailSchema, orderLineItemSchema } from './order-detail.ts'
import { substituteProductSchema } from './order-line.ts'
import { pageQuerySchema } from './paging.ts'
import { productCardSchema } from './product-card.ts'
import { orderLineTypeSchema } from './product-kind.ts'
import { quantitySchema } from './quantity.ts'
import { blockedSlotsSchema, daySchema, slotDaysSchema } from './slot.ts'

/** An order being edited, with what the edit costs or gives back. */
export const orderEditDetailSchema = z.extend(orderDetailSchema, {
  hasChanges: z.boolean(),
  originalTotal: amountSchema,
  /** positive: to pay; negative: comes back */
  difference: amountSchema,
})
export type OrderEditDetail = z.output<typeof orderEditDetailSchema>

export const editOrderLineSchema = z.strictObject({
  productID: idSchema,
  qty: quantitySchema,
  allowSubstitute: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  orderLineItemID: z.optional(idSchema),
  instruction: z.optional(z.string().check(z.maxLength(INSTRUCTION_LENGTH))),
  frequency: z.optional(z.string()),
  orderLineItemOrderType: z.optional(orderLineTypeSchema),
  subscriptionID: z.optional(idSchema),
})
export type EditOrderLine = z.output<typeof editOrderLineSchema>

export const orderEditDetail = endpoint({
  name: 'orderEditDetail',
  method: 'GET',
  path: '/v1/Order/Edit/Detail',
  access: 'customer',
  query: z.object({ OrderID: idSchema }),
  data: orderEditDetailSchema,
})

/** Changes lines of the edit; nothing is final before `updateOrder`. */
export const editOrder = endpoint({
  name: 'editOrder',
  method: 'POST',
  path: '/v1/Order/Edit',
  access: 'customer',
  body: z.strictObject({
    orderID: idSchema,
    editOrderLineItems: z.array(editOrderLineSchema).check(z.minLength(1), z.maxLength(100)),
  }),
  data: orderEditDetailSchema,
})

export const orderEditProducts = endpoint({
  name: 'orderEditProducts',
  method: 'GET',
  path: '/v1/Order/Edit/Products',
  access: 'customer',
  query: z.object({
    ...pageQuerySchema.shape,
    OrderID: idSchema,
    q: z.optional(z.string().check(z.maxLength(200))),
    categoryID: z.optional(idSchema),
    sortBy: z.optional(listingSortSchema),
    zipCode: z.optional(z.string()),
  }),
  data: pageOf(productCardSchema),
  assumed: 'The filters are not shown.',
})

export const discardOrderEdit = endpoint({
  name: 'discardOrderEdit',
  method: 'DELETE',
  path: '/v1/Order/Edit/:id',
  access: 'customer',
  params: z.object({ id: idSchema }),
  data: z.boolean(),
})

/** Makes the edit final, paying or returning the difference. */
export const updateOrder = endpoint({
  name: 'updateOrder',
  method: 'POST',
  path: '/v1/Order/Update',
  access: 'customer',
  body: z.strictObject({
    orderID: idSchema,
    paymentMethodID: z.optional(idSchema),
    /** What the shopper was shown as the new total. */
    expectedTotal: amountSchema,
  }),
  data: orderDetailSchema,
  assumed: 'The body is not shown.',
})

export const setOrderSubstitution = endpoint({
  name: 'setOrderSubstitution',
  method: 'PUT',
  path: '/v1/Order/AllowDeclineSubstitution',
  access: 'customer',
  body: z.strictObject({
    orderID: idSchema,
    items: z.array(
      z.strictObject({
        orderLineItemID: idSchema,
        allowSubstitute: z.boolean(),
        substituteProductID: z.optional(idSchema),
      }),
    ),
  }),
  data: z.object({
    orderID: idSchema,
    orderLineItems: z.array(orderLineItemSchema),
    substitutes: z.optional(z.array(substituteProductSchema)),
  }),
  assumed: 'The body is not shown.',
})

export const orderEditSlots = endpoint({
  name: 'orderEditSlots',
  method: 'GET',
  path: '/v1/Order/Edit/Slots',
  access: 'customer',
  query: z.object({
    orderId: idSchema,
    fulfillmentMethodID: z.optional(idSchema),
    fromDate: z.optional(daySchema),
    toDate: z.optional(daySchema),
  }),
  data: z.extend(slotDaysSchema, { current: z.optional(z.nullable(blockedSlotsSchema)) }),
})

export const updateReservedSlot = endpoint({
  name: 'updateReservedSlot',
  method: 'POST',
  path: '/v1/Order/UpdateReservedSlot',
  access: 'customer',
  body: z.strictObject({
    orderID: idSchema,
    fulfillmentMethodID: idSchema,
    slotId: idSchema,
    bookingDate: daySchema,
  }),
  data: orderDetailSchema,
  assumed: 'The body is not shown.',
})
