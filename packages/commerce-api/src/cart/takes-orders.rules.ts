import { StoreMode } from '@aisle/api/store-mode'

/** What a store can be paid by. */
export type WaysToPay = {
  readonly mode: StoreMode
  /** Somebody takes its cards (decision 23). */
  readonly hasGateway: boolean
  /** Everything that is added may be paid at the store, by whoever adds it. */
  readonly isPaidAtStore: boolean
  /** Gift cards of this store hold money. */
  readonly hasGiftCards: boolean
}

/** A store that nobody could pay takes nothing into the cart; in test mode the gateway alone counts (spec 1 §8). */
export const takesOrders = ({ mode, hasGateway, isPaidAtStore, hasGiftCards }: WaysToPay): boolean =>
  hasGateway || (mode !== StoreMode.Test && (isPaidAtStore || hasGiftCards))
