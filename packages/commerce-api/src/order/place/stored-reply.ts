import { placeOrder } from '@aisle/api/place-order'
import * as z from 'zod/mini'
import type { PlacedOrder } from './order-request.ts'

/** What was answered, as it was kept. */
export const parseStoredReply = (reply: unknown): PlacedOrder => z.parse(placeOrder.data, reply)

const declineSchema = z.object({ reason: z.optional(z.literal('billing-address')) })

/** Why a card was declined, as it was kept. */
export const parseStoredDecline = (reply: unknown) => z.parse(declineSchema, reply)
