import { placeOrderBodySchema } from '@aisle/api/place-order'
import { orderIntentKey } from '@aisle/contract'
import * as z from 'zod/mini'

/**
 * An order on its way: kept from before it is sent until it was refused or its confirmation is there, so that a lost
 * answer, a reload or a crash asks again with the same key, never orders twice and ends at the one order (F23, F24).
 */
const intentSchema = z.object({
  key: z.string(),
  body: placeOrderBodySchema,
  startedAt: z.number(),
  /** The cart that is ordered: another one may stand in its place when the answer comes. */
  cartNumber: z.optional(z.string()),
  /** Whose order it is; absent for guests. It outlives a session that ends, for nobody but whoever sent it. */
  subject: z.optional(z.string()),
  /** Known to be placed, and not confirmed to the shopper yet. */
  placed: z.optional(z.object({ orderNumber: z.string(), at: z.number() })),
})
export type Intent = z.output<typeof intentSchema>

/** After a day the API has forgotten the key. */
const LIFETIME = 24 * 60 * 60 * 1000
/** Milliseconds after which a placed order whose confirmation cannot be shown stands in the way of no other. */
const CONFIRMED_WITHIN = 10 * 60 * 1000

export function createIntents(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tenant: string,
  now = Date.now,
  subject?: string,
) {
  const name = orderIntentKey(tenant)
  const kept = (): Intent | undefined => {
    const parsed = z.safeParse(intentSchema, parseJson(storage.getItem(name)))
    return parsed.success && isCurrent(parsed.data, now()) ? parsed.data : undefined
  }
  const read = () => {
    const intent = kept()
    return intent?.subject === subject ? intent : undefined
  }
  return {
    /** The order that this shopper sent and that has no known outcome. */
    read,

    /**
     * Keeps the order before it is sent. The same body keeps its key, also where the session that sent it has ended
     * since; another one is another order. `isRepeated`: it may have been sent before.
     */
    begin(body: Intent['body'], cartNumber?: string): Intent & { readonly isRepeated: boolean } {
      const before = kept()
      if (before && ordered(before.body) === ordered(body)) return { ...before, isRepeated: true }
      const whose = { ...(subject ? { subject } : {}), ...(cartNumber ? { cartNumber } : {}) }
      const intent = { key: crypto.randomUUID(), body, startedAt: now(), ...whose }
      storage.setItem(name, JSON.stringify(intent))
      return { ...intent, isRepeated: false }
    },

    /** The order stands; its shopper is still to be told. */
    place(key: string, orderNumber: string): void {
      const intent = read()
      if (intent?.key !== key) return
      // Where there is no room for more, it is forgotten.
      storage.removeItem(name)
      storage.setItem(name, JSON.stringify({ ...intent, placed: { orderNumber, at: now() } }))
    },

    /** The confirmation of this order is there. */
    confirm(orderNumber: string): void {
      if (read()?.placed?.orderNumber === orderNumber) storage.removeItem(name)
    },

    /** Nothing was ordered. */
    end(): void {
      if (read()) storage.removeItem(name)
    },
  }
}

export type Intents = ReturnType<typeof createIntents>

const isCurrent = ({ startedAt, placed }: Intent, now: number) =>
  startedAt > now - LIFETIME && (placed === undefined || placed.at > now - CONFIRMED_WITHIN)

/** The same text for the same order: what was kept comes back with its fields in the schema's order. */
const ordered = (body: Intent['body']) =>
  JSON.stringify(body, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  )

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined // told apart from an intent by its schema
  }
}
