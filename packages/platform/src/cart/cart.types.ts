import type { CartDetail } from '@aisle/api/cart-detail'
import type { CartNotice } from '@aisle/api/cart-notice'
import type { CartProductInput } from '@aisle/api/cart'

/** What a card or product page knows of a product when it is put into the cart. */
export type CartProduct = {
  readonly productId: string
  readonly title: string
  /** Most that may be bought: the smaller of the known limits, 9999 without any (decision 16). */
  readonly limit: number
  /** Names the line to be changed, whatever else its product has in the cart. */
  readonly orderLineItemID?: string
  readonly instruction?: string
  /** The chosen variant of a product that has several; each has a line of its own. */
  readonly productVariantValueID?: string
  /** The line's own method, where it is not the chosen store's. */
  readonly fulfillmentMethodID?: string
  readonly orderLineItemOrderType?: CartProductInput['orderLineItemOrderType']
  readonly giftCardAmount?: number
  readonly frequency?: string
}

export type CartState = {
  readonly status: 'starting' | 'ready' | 'failed'
  /** The server's figures; `null` without a cart. */
  readonly detail: CartDetail | null
  /** Quantities asked for and not confirmed yet, by line (`lineKeyOf`). They win over `detail` on screen. */
  readonly wanted: Readonly<Record<string, number>>
  /** The last failed edit, by line (`lineKeyOf`): what the server said. */
  readonly failures: Readonly<Record<string, string>>
  /** What happened to the cart on its own, of one that is empty by now too; until the shopper puts it away. */
  readonly notices: readonly CartNotice[]
  /** Edits from before the connection was lost or the browser closed that could not be made as they were meant. */
  readonly conflicts: readonly CartNotice[]
}

/** Where an edit comes from; decides how long it waits for more (decision 5) and who shows failures (decision 31). */
export type CartOrigin = 'card' | 'main' | 'cart'

/** The shopper's cart. Works without mf-cart-checkout. */
export interface CartCommands {
  /**
   * Wants `qty` of a product in the chosen store and method; 0 removes the line. Edits of one line coalesce: 300 ms
   * from a card, 400 ms in the main flow and on the cart page for what is in the cart already, at once else (decision 5).
   */
  setQuantity(product: CartProduct, qty: number, origin: CartOrigin): void
  /** Wants `qty` more than is in the cart at this moment, whatever the page shows. */
  add(product: CartProduct, qty: number, origin: CartOrigin): void
  /** Sends what is still waiting and resolves once no edit is under way. Before checkout and before leaving. */
  settle(): Promise<void>
  /** Reads the cart again. */
  refresh(): Promise<void>
  /** The terms of a call that say whose cart is meant: a guest names it, a customer has one (spec 2 §4, identities). */
  terms(): { readonly orderNumber?: string }
  /** Takes over a detail that a call has answered with (coupon, tip, address…). */
  accept(detail: CartDetail | null): void
  /** Puts away what was told of edits that could not be made (`conflicts`). */
  dismissConflicts(): void
  /**
   * Forgets the cart after it was ordered or abandoned, in every tab.
   * @param orderNumber the cart that is meant, where another one may stand in its place by now
   */
  clear(reason: 'ordered' | 'emptied' | 'abandoned', orderNumber?: string): void
}
