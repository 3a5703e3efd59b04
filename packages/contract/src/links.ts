/** Pages that others may link to, by name, with the parameters of their path. Further parameters become the query. */
export type LinkMap = {
  home: object
  product: { readonly seoName: string }
  collection: { readonly seoName: string }
  category: { readonly seoName: string }
  search: { readonly q?: string }
  discounts: object
  discount: { readonly discountId: string }
  favorites: object
  findStore: { readonly redirectFrom?: string }
  store: { readonly locationId: string }
  legalPage: { readonly slugId: string }
  page: { readonly slugId: string }
  footerPage: { readonly slugId: string }
  cart: object
  checkout: object
  orderComplete: { readonly orderNumber: string }
  orders: object
  order: { readonly orderId: string }
  trackOrder: { readonly orderId: string }
  account: object
  addresses: object
  paymentMethods: object
  notifications: object
  reviews: object
  wishlists: object
  wishlist: { readonly wishListID: string }
  loyalty: object
  customerService: object
  giftCards: object
  giftCard: { readonly giftCardId: string; readonly type?: '1' | '2' }
  giftCardBalance: object
  findGiftCard: object
  manageGiftCards: object
  subscriptions: object
  subscription: { readonly subscriptionId: string }
}

export type LinkName = keyof LinkMap
