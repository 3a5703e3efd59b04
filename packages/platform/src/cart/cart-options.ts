import type { ApiClient } from '@aisle/api/client'
import type { ChosenStore } from '@aisle/contract'
import type { StoredValue } from '../storage/stored-value.ts'
import type { CartRecordOptions } from './cart-record.ts'
import type { CartOrigin, CartProduct, CartState } from './cart.types.ts'
import type { KeptEdits } from './kept-edits.ts'

/** An edit that the server refused, for whoever shows it (decision 31). */
export type RefusedEdit = { readonly product: CartProduct; readonly qty: number; readonly origin: CartOrigin }

export type CartOptions = Pick<CartRecordOptions, 'bus' | 'channel' | 'number' | 'isGuest'> & {
  readonly api: ApiClient
  readonly store: () => ChosenStore | null
  /** Shows what became of a refused edit. */
  readonly onRefused: (refused: RefusedEdit, error: unknown) => void
  /** The cart is gone on the server (CRT_0002). */
  readonly onAbandoned: () => void
  /** Edits that the server has not confirmed, over lost connections and closed browsers, and whose they are. */
  readonly kept: StoredValue<KeptEdits>
  readonly owner: () => string
  /** Edits that were made again could not all be made as they were meant (`conflicts`). */
  readonly onConflicts: () => void
  readonly initial?: Partial<CartState>
}
