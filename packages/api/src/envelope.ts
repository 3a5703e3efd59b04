import * as z from 'zod/mini'

/** One error as the store's API reports it. The wire spells `descreption` (decision 25). */
export const wireErrorSchema = z.object({
  errorCode: z.optional(z.nullable(z.string())),
  descreption: z.optional(z.nullable(z.string())),
  /** What the error is about, where its code has a shape for that (`order-refusal.ts`). */
  details: z.optional(z.unknown()),
})
export type WireError = z.output<typeof wireErrorSchema>

/** The wrapper around every reply (spec 1 §7). */
export const envelopeSchema = z.object({
  success: z.boolean(),
  data: z.optional(z.unknown()),
  errors: z.optional(z.nullable(z.array(wireErrorSchema))),
  message: z.optional(z.nullable(z.string())),
})
export type Envelope = z.output<typeof envelopeSchema>

/** The wrapper of the identity API, which says `succeeded` (spec 1 §7). */
export const identityEnvelopeSchema = z.extend(z.omit(envelopeSchema, { success: true }), { succeeded: z.boolean() })

/** A page of a list: `count` over all pages, `hasNext` where a further page exists. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), count: z.int(), hasNext: z.boolean() })
