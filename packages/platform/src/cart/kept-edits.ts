import { isPerhaps, isRecord, isShape, isText } from '../shapes/shape.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import type { CartProduct } from './cart.types.ts'

/** An edit that the server has not confirmed, as it outlives the page. */
export type KeptEdit = {
  readonly product: CartProduct
  readonly qty: number
  /** The cart's number then; `null` where it was to become one. */
  readonly cart: string | null
  /** Dollars that one of them cost then; `null` for what was not in the cart. */
  readonly price: number | null
  /** Milliseconds since 1970. */
  readonly at: number
}

type Edits = Readonly<Record<string, unknown>>

/** Whose edits they are, and the edits by line (`lineKeyOf`). */
export type KeptEdits = {
  readonly owner: string
  readonly edits: Edits
  /** Those of the guest that a customer was before, as long as their cart could not be handed over. */
  readonly ofGuest?: Edits | undefined
}

/** The owner of edits of nobody who is known. */
export const GUEST = 'guest'

/** Edits themselves are looked at where they are made again. */
export const isKeptEdits = isShape<KeptEdits>({ owner: isText, edits: isRecord, ofGuest: isPerhaps(isRecord) })

/** Notes each edit until it is confirmed, so that neither a lost connection nor a closed browser loses it. */
export function createKeptEdits(value: StoredValue<KeptEdits>, owner: () => string) {
  const readAll = (): KeptEdits => {
    const whose = owner()
    const kept = value.read()
    if (!kept || kept.owner === whose) return kept ?? { owner: whose, edits: {} }
    return { owner: whose, edits: {}, ofGuest: kept.owner === GUEST ? kept.edits : undefined }
  }
  const write = (kept: KeptEdits) => {
    const isAnything = [kept.edits, kept.ofGuest ?? {}].some((edits) => Object.keys(edits).length > 0)
    if (isAnything) value.write(kept)
    else value.remove()
  }
  const dropFrom = (edits: Edits, isGone: (key: string, edit: unknown) => boolean): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([key, edit]) => !isGone(key, edit)))
  return {
    read: () => readAll().edits,
    put(key: string, edit: KeptEdit) {
      const { edits, ...kept } = readAll()
      write({ ...kept, edits: { ...edits, [key]: edit } })
    },
    drop(key: string) {
      const { edits, ...kept } = readAll()
      write({ ...kept, edits: dropFrom(edits, (name) => name === key) })
    },
    /** Those of whoever has signed in, from before that. */
    ofGuest: (): Edits => readAll().ofGuest ?? {},
    dropOfGuest: () => write({ ...readAll(), ofGuest: undefined }),
    /** Those of this cart; without a number all. */
    forget(cart?: string) {
      if (cart === undefined) return value.remove()
      const { edits, ...kept } = readAll()
      write({ ...kept, edits: dropFrom(edits, (_key, edit) => isRecord(edit) && edit['cart'] === cart) })
    },
  }
}
