import { isRecord, isShape, isText } from '../shapes/shape.ts'
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

/** Whose edits they are, and the edits by line (`lineKeyOf`). */
export type KeptEdits = { readonly owner: string; readonly edits: Readonly<Record<string, unknown>> }

/** Edits themselves are looked at where they are made again. */
export const isKeptEdits = isShape<KeptEdits>({ owner: isText, edits: isRecord })

/** Notes each edit until it is confirmed, so that neither a lost connection nor a closed browser loses it. */
export function createKeptEdits(value: StoredValue<KeptEdits>, owner: () => string) {
  const read = () => {
    const kept = value.read()
    return kept?.owner === owner() ? kept.edits : {}
  }
  return {
    read,
    put: (key: string, edit: KeptEdit) => value.write({ owner: owner(), edits: { ...read(), [key]: edit } }),
    drop(key: string) {
      const { [key]: _gone, ...edits } = read()
      if (Object.keys(edits).length > 0) value.write({ owner: owner(), edits })
      else value.remove()
    },
    /** Those of this cart; without a number all. */
    forget(cart?: string) {
      const { owner: whose, edits } = value.read() ?? { owner: owner(), edits: {} }
      const others = Object.entries(edits).filter(([, edit]) => cart && (!isRecord(edit) || edit['cart'] !== cart))
      if (others.length > 0) value.write({ owner: whose, edits: Object.fromEntries(others) })
      else value.remove()
    },
  }
}
