import type { ChosenStore } from '@aisle/contract'

/** Where the shopper shops. */
export type ShoppingState = { readonly store: ChosenStore | null }

export interface ShoppingCommands {
  /**
   * Shops at this store from now on: kept for 3 days, told to other tabs. A cart that would change asks first
   * (spec 2 §4, change of store). Answers whether the store was taken.
   */
  choose(store: ChosenStore): Promise<boolean>
}
