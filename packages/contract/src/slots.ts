/** Named places in which remotes may appear, and what each place tells its widgets. */
export type SlotMap = {
  /** Header, between search and account. */
  'header.actions': object
  /** Below the header's search field while somebody types. `onChoose` ends the search with that term. */
  'search.suggestions': { readonly term: string; readonly onChoose: (term: string) => void }
  /** Below price and add control of a product page. The id is the listed product's, whichever variant is chosen. */
  'product.actions': { readonly productId: string; readonly title: string }
  /** A card's corner, for icon buttons. The id is the listed product's, whichever variant is chosen. */
  'product-card.actions': { readonly productId: string; readonly title: string }
  /** Above the lines of the cart. */
  'cart.alerts': object
  /** Beside the cart's totals. */
  'cart.aside': object
  /** Below the thanks on the order complete page. */
  'order-complete.after': { readonly orderNumber: string }
  /** Cards on the account page. */
  'account.summary': object
}

export type SlotName = keyof SlotMap
