import { cartDetail, saveCart } from '@aisle/api/cart'
import type { ApiClient } from '@aisle/api/client'
import type { CartDetail } from '@aisle/api/cart-detail'
import type { CartNotice } from '@aisle/api/cart-notice'
import type { ChosenStore } from '@aisle/contract'
import type { StoredValue } from '../storage/stored-value.ts'
import { linesFor } from './cart.rules.ts'
import { ABANDONED, codeOf, isUnreachable } from './edit-failure.ts'
import type { createKeptEdits, KeptEdit } from './kept-edits.ts'
import { conflictsOf, type Outcome, resumptionOf } from './resume-edits.ts'
import { saveBodyOf } from './save-body.ts'

export type TakeOverParts = {
  readonly api: ApiClient
  readonly number: StoredValue<string>
  readonly kept: Pick<ReturnType<typeof createKeptEdits>, 'ofGuest' | 'dropOfGuest'>
  readonly store: () => ChosenStore | null
}

type TakenOver = {
  /** Nothing where the guest's cart is not this browser's any more. */
  readonly detail: CartDetail | null
  /** Edits of the guest that could not be made as they were meant. */
  readonly conflicts: readonly CartNotice[]
}

/**
 * Hands the guest's cart over to whoever has signed in (T12). Edits that the store has not confirmed are made first, in
 * the guest's name and cart: they say what a line is to be and not how many more, so that one that has arrived after all
 * or is made by another tab too counts once.
 * @param token the guest's own: it proves whose cart and whose saved lines are meant
 * @throws ApiError where the store cannot be reached; what is left is for the next start
 */
export async function takeOver(parts: TakeOverParts, token: string | undefined): Promise<TakenOver> {
  const { api, number } = parts
  const made = await makeEdits(parts, token)
  try {
    const headers: Readonly<Record<string, string>> = token === undefined ? {} : { 'x-guest-token': token }
    const detail = await api.call(cartDetail, { query: { orderNumber: number.read() } }, { headers })
    return { detail, conflicts: [...made.conflicts, ...conflictsOf(made.outcomes, detail)] }
  } catch (error) {
    // Not this guest's any more: the own cart is all there is.
    if (codeOf(error) !== ABANDONED) throw error
    number.remove()
    return { detail: null, conflicts: made.conflicts }
  }
}

async function makeEdits({ api, number, kept, store }: TakeOverParts, token: string | undefined) {
  const edits = kept.ofGuest()
  const outcomes: Outcome[] = []
  if (Object.keys(edits).length === 0) return { outcomes, conflicts: [] }
  if (token === undefined) {
    kept.dropOfGuest()
    return { outcomes, conflicts: [] }
  }
  const headers = { authorization: `Bearer ${token}` }
  const orderNumber = number.read()
  const query = orderNumber === undefined ? {} : { orderNumber }
  let detail = await api.call(cartDetail, { query }, { headers }).catch((error: unknown) => {
    if (codeOf(error) !== ABANDONED) throw error
    return null
  })
  const { again, conflicts } = resumptionOf(edits, detail, Number.POSITIVE_INFINITY)
  for (const edit of again.toSorted((one, other) => one.at - other.at)) {
    try {
      const body = bodyOf(edit, detail, store())
      detail = await api.call(saveCart, { body }, { headers, idempotencyKey: crypto.randomUUID() })
      if (detail.orderNumber) number.write(detail.orderNumber)
      outcomes.push({ kept: edit })
    } catch (error) {
      if (isUnreachable(error)) throw error
      outcomes.push({ kept: edit, error })
    }
  }
  kept.dropOfGuest()
  return { outcomes, conflicts }
}

function bodyOf({ product, qty }: KeptEdit, detail: CartDetail | null, store: ChosenStore | null) {
  const [line] = linesFor(detail, product)
  const terms = detail?.orderNumber ? { orderNumber: detail.orderNumber } : {}
  return saveBodyOf({ product, qty, lineMethod: line?.fulfillmentMethodID, terms, store })
}
