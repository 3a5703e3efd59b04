import { placeOrderBodySchema } from '@aisle/api/place-order'
import { orderIntentKey } from '@aisle/contract'
import * as z from 'zod/mini'

/**
 * An order on its way: kept from before the click until the outcome is known, so that a lost answer, a reload or a
 * crash asks again with the same key and never orders twice (F23, F24).
 */
const intentSchema = z.object({ key: z.string(), body: placeOrderBodySchema, startedAt: z.number() })
export type Intent = z.output<typeof intentSchema>

/** After a day the API has forgotten the key. */
const LIFETIME = 24 * 60 * 60 * 1000

export function createIntents(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  tenant: string,
  now = Date.now,
) {
  const name = orderIntentKey(tenant)
  return {
    /** The order that was sent and has no known outcome. */
    read(): Intent | undefined {
      const parsed = z.safeParse(intentSchema, parseJson(storage.getItem(name)))
      return parsed.success && parsed.data.startedAt > now() - LIFETIME ? parsed.data : undefined
    },

    /** Keeps the order before it is sent. The same body keeps its key; another one is another order. */
    begin(body: Intent['body']): Intent {
      const kept = this.read()
      if (kept && ordered(kept.body) === ordered(body)) return kept
      const intent = { key: crypto.randomUUID(), body, startedAt: now() }
      storage.setItem(name, JSON.stringify(intent))
      return intent
    },

    /** The outcome is known. */
    end(): void {
      storage.removeItem(name)
    },
  }
}

export type Intents = ReturnType<typeof createIntents>

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
