import type { ChosenStore } from '@aisle/contract'

/** What a customer calls their own store, and how they get their goods there. */
export type PreferredStore = { readonly locationId: string; readonly fulfillmentMethodId: string }

/** Where the shopper shops. */
export type ShoppingState = {
  readonly store: ChosenStore | null
  /** Of a customer; `null` for one without, `undefined` for everybody else and until it is known. */
  readonly preferred: PreferredStore | null | undefined
}

export interface ShoppingCommands {
  /**
   * Shops at this store from now on: kept for 3 days, told to other tabs. A cart that would change asks first
   * (spec 2 §4, change of store). Answers whether the store was taken.
   */
  choose(store: ChosenStore): Promise<boolean>
  /** Makes the store and the way to get the goods that one has now a customer's own (spec 1 §4); says what became of it. */
  makePreferred(): Promise<boolean>
}

/** With what the shell asks of it beside what remotes do. */
export interface ShoppingOfShell extends ShoppingCommands {
  /** Offers once more to take a change back that has reloaded the page (spec 2 §4), where there was one a moment ago. */
  offerUndo(): void
}
