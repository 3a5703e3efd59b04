import { idSchema } from '@aisle/api/ids'
import * as z from 'zod/mini'

export const oneTimeCodePayload = z.object({ code: z.string(), minutes: z.int() })
export const orderPayload = z.object({ orderId: idSchema })
export const giftCardPayload = z.object({ giftCardId: idSchema })

/** A mail to be written and sent later. Payloads name rows; what a row says is read when the mail is written. */
export type Mail = { readonly recipient: string } & (
  | { readonly kind: 'one-time-code'; readonly payload: z.output<typeof oneTimeCodePayload> }
  | {
      readonly kind: 'order-placed' | 'order-changed' | 'order-cancelled'
      readonly payload: z.output<typeof orderPayload>
    }
  | { readonly kind: 'gift-card'; readonly payload: z.output<typeof giftCardPayload> }
)

/** A mail as it goes out. */
export type WrittenMail = { readonly subject: string; readonly text: string; readonly html: string }
