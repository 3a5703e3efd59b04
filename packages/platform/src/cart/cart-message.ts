import { type CartDetail, cartDetailSchema } from '@aisle/api/cart-detail'
import * as z from 'zod/mini'

const messageSchema = z.nullable(cartDetailSchema)

/** The cart as another tab tells it, `null` for an empty one; `undefined` for a message that holds none. */
export const readCartMessage = (message: unknown): CartDetail | null | undefined =>
  z.safeParse(messageSchema, message).data
