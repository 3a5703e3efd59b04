import { accountMoves, accountPreparations } from './account.moves.ts'
import { ageCheckMoves, ageCheckPreparations } from './age-check.moves.ts'
import { cartMoves, cartPreparations, cartVariants } from './cart.moves.ts'
import { checkoutMoves, checkoutPreparations } from './checkout.moves.ts'
import { listMoves, listPreparations } from './list.moves.ts'
import type { Moves, Preparations } from './move.ts'
import { codeMoves, codePreparations } from './one-time-code.moves.ts'
import { orderMoves, orderPreparations, orderVariants } from './order.moves.ts'
import { storeModeMoves, storeModePreparations } from './store-mode.moves.ts'
import { unchangingPreparations } from './unchanging.moves.ts'

/** While an order waits for its payment its cart is nobody's to change: whoever tries is told so, and did nothing. */
export const BEING_ORDERED = '409 CRT_BEING_ORDERED'

/**
 * A call of every kind that changes something, as two devices of one customer, the guest that they were, or somebody who
 * has just signed in may send them at once (G3).
 */
export const moves: Moves = {
  ...cartMoves,
  ...checkoutMoves,
  ...orderMoves,
  ...accountMoves,
  ...listMoves,
  ...codeMoves,
  ...ageCheckMoves,
  ...storeModeMoves,
}

/** The same calls in other words, which go another way through the store. */
export const variants: Moves = { ...orderVariants, ...cartVariants }

/** What a call needs in its scene so that it does what it is for: made before its pairs. */
export const before: Preparations = {
  ...cartPreparations,
  ...checkoutPreparations,
  ...orderPreparations,
  ...accountPreparations,
  ...listPreparations,
  ...codePreparations,
  ...ageCheckPreparations,
  ...storeModePreparations,
  ...unchangingPreparations,
}
