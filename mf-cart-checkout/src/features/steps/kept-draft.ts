import { createPreference } from '@aisle/ui/preference'
import * as z from 'zod/mini'

/**
 * How far the shopper has come with a cart at a store. Names steps and nobody: who orders, where it goes and which slots
 * are held is asked of the API, which knows them by the shopper's token. Nothing of a payment is ever kept.
 */
const keptDraftSchema = z.object({
  cartNumber: z.string(),
  /** Store and way to get the goods: another one begins anew. */
  shop: z.string(),
  /** Ids of the steps that are done. */
  done: z.array(z.string()),
  /** The guest whose address was proven; outlives the cart, so that the next order asks for no code. */
  guestID: z.optional(z.string()),
})
export type KeptDraft = z.output<typeof keptDraftSchema>

export const createKeptDraft = (tenant: string) => createPreference(tenant, 'checkout-draft', isKeptDraft)

const isKeptDraft = (value: unknown): value is KeptDraft => z.safeParse(keptDraftSchema, value).success
