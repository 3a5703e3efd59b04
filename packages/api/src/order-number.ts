import * as z from 'zod/mini'

/** What a shopper reads as `Order #…`; before the order is placed, the number of the cart. */
export const orderNumberSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
