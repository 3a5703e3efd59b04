import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { orderDetailSchema } from './order-detail.ts'
import { orderNumberSchema } from './order-number.ts'

/** What the order-complete page shows. */
export const thankYouSchema = z.extend(orderDetailSchema, {
  firstName: z.optional(z.nullable(z.string())),
  isGuest: z.boolean(),
  earnedLoyaltyPoints: z.optional(z.nullable(z.number())),
  subscriptionCount: z.optional(z.int()),
})
export type ThankYou = z.output<typeof thankYouSchema>

export const thankYou = endpoint({
  name: 'thankYou',
  method: 'GET',
  path: '/v1/ThankYou',
  access: 'guest',
  query: z.object({ OrderNumber: orderNumberSchema }),
  data: thankYouSchema,
  assumed: 'The reply is not shown.',
})
