/** Whom a page is for, as the documents' route table puts it (spec 1 §2, 2 §2; decisions 10 and 19). */
export type Audience =
  | 'everybody'
  | 'location'
  | 'customer'
  | 'location and customer'
  | 'login'
  | 'login and customer'
  | 'loyalty'

export type DocumentedRoute = {
  readonly path: string
  /** The remote that owns the page (design, "The house"). */
  readonly remote: string
  readonly audience: Audience
  /** Only where the documents name one. */
  readonly title?: string
  readonly clearsHistory?: true
  readonly noHistory?: true
  /** Spec 1 §2 and decision 12. */
  readonly skipsAge?: true
  /** Where an age is demanded (spec 1 §4, first list). */
  readonly demandsAge?: 'browsing' | 'checkout'
  /** Where restricted goods are left out or told of (spec 1 §4, second list). */
  readonly showsGoods?: true
}

const row = (
  path: string,
  remote: string,
  audience: Audience,
  more: Omit<DocumentedRoute, 'path' | 'remote' | 'audience'> = {},
): DocumentedRoute => ({ path, remote, audience, ...more })

/** The whole table, written from the documents and not from the code. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  row('/', 'mf-catalogue', 'location', { clearsHistory: true, demandsAge: 'browsing', showsGoods: true }),
  row('/collection/:seoName', 'mf-catalogue', 'location', { demandsAge: 'browsing', showsGoods: true }),
  row('/search', 'mf-catalogue', 'location', { title: 'Search', demandsAge: 'browsing', showsGoods: true }),
  row('/category/:seoName', 'mf-catalogue', 'location', { demandsAge: 'browsing', showsGoods: true }),
  row('/discount', 'mf-catalogue', 'location'),
  row('/discount/:discountId', 'mf-catalogue', 'location', { showsGoods: true }),
  row('/detail/:seoName', 'mf-catalogue', 'location', { showsGoods: true }),
  row('/location/:locationId', 'mf-catalogue', 'everybody', { skipsAge: true }),
  row('/find-store', 'mf-catalogue', 'everybody', { skipsAge: true }),
  row('/favorites', 'mf-catalogue', 'location and customer', { showsGoods: true }),
  row('/account', 'mf-account', 'login', { demandsAge: 'checkout' }),
  row('/account/address', 'mf-account', 'login and customer'),
  // The documents speak of notifications and name no page for them; the calls behind it are a customer's.
  row('/account/notifications', 'mf-account', 'login and customer'),
  row('/account/payment', 'mf-account', 'login and customer', { title: 'Payment Methods' }),
  row('/cart', 'mf-cart-checkout', 'location and customer', { title: 'Your Cart' }),
  row('/checkout', 'mf-cart-checkout', 'location and customer', { demandsAge: 'checkout' }),
  row('/order-complete/:orderNumber', 'mf-cart-checkout', 'location and customer', {
    clearsHistory: true,
    noHistory: true,
  }),
  row('/orders', 'mf-orders', 'login and customer'),
  row('/order/:orderId', 'mf-orders', 'login and customer'),
  row('/order-start-return/:orderId', 'mf-orders', 'login and customer', { title: 'Start Return' }),
  row('/order-edit/:orderId', 'mf-orders', 'login and customer', { title: 'Edit Order', demandsAge: 'checkout' }),
  row('/order-time/:orderId', 'mf-orders', 'login and customer', { title: 'Change Time Slot' }),
  row('/track-order/:orderId', 'mf-orders', 'customer', { title: 'Track Order' }),
  row('/track-guest-order/:orderId', 'mf-orders', 'customer', { title: 'Track Order' }),
  row('/reviews', 'mf-account', 'login and customer'),
  row('/pages/legal/:slugId', 'mf-catalogue', 'everybody', { skipsAge: true }),
  row('/pages/:slugId', 'mf-catalogue', 'everybody'),
  row('/footer-links/:slugId', 'mf-catalogue', 'everybody'),
  row('/manage-wishlist', 'mf-account', 'location and customer'),
  row('/wishlist/:wishListID', 'mf-account', 'location and customer', { showsGoods: true }),
  row('/loyalty-program', 'mf-account', 'loyalty'),
  row('/customer-service', 'mf-account', 'everybody'),
  row('/templates-preview', 'mf-catalogue', 'everybody', { skipsAge: true }),
  row('/manage-subscription', 'mf-subscriptions', 'location and customer', { title: 'Manage My Subscription' }),
  row('/manage-subscription/:subscriptionId', 'mf-subscriptions', 'customer'),
  row('/gift-cards', 'mf-giftcards', 'location'),
  row('/gift-cards/check-balance', 'mf-giftcards', 'everybody'),
  row('/gift-cards/find-card', 'mf-giftcards', 'everybody'),
  row('/gift-cards/:giftCardId', 'mf-giftcards', 'everybody', { showsGoods: true }),
  // The documents name no guard for one's own cards; the call behind the page is a customer's.
  row('/manage-gift-cards', 'mf-giftcards', 'login and customer'),
]

export const actors = ['guest', 'user', 'customer', 'customer with loyalty'] as const
/** `user` is signed in and has no customer record; the last one shops where there is a loyalty subscription. */
export type Actor = (typeof actors)[number]

/** The page itself, or what comes in its place. */
export type Outcome = 'page' | 'find-store' | 'sign-in' | 'sign-up' | 'home'

type Cells = Readonly<Record<Actor, readonly [withStore: Outcome, withoutStore: Outcome]>>

/** Who gets what, by audience: with a chosen store, and without one. */
export const outcomes: Readonly<Record<Audience, Cells>> = {
  everybody: {
    guest: ['page', 'page'],
    user: ['page', 'page'],
    customer: ['page', 'page'],
    'customer with loyalty': ['page', 'page'],
  },
  location: {
    guest: ['page', 'find-store'],
    user: ['page', 'find-store'],
    customer: ['page', 'find-store'],
    'customer with loyalty': ['page', 'find-store'],
  },
  customer: {
    guest: ['page', 'page'],
    user: ['sign-up', 'sign-up'],
    customer: ['page', 'page'],
    'customer with loyalty': ['page', 'page'],
  },
  'location and customer': {
    guest: ['page', 'find-store'],
    user: ['sign-up', 'sign-up'],
    customer: ['page', 'find-store'],
    'customer with loyalty': ['page', 'find-store'],
  },
  login: {
    guest: ['sign-in', 'sign-in'],
    user: ['page', 'page'],
    customer: ['page', 'page'],
    'customer with loyalty': ['page', 'page'],
  },
  'login and customer': {
    guest: ['sign-in', 'sign-in'],
    user: ['sign-up', 'sign-up'],
    customer: ['page', 'page'],
    'customer with loyalty': ['page', 'page'],
  },
  loyalty: {
    guest: ['home', 'home'],
    user: ['home', 'home'],
    customer: ['home', 'home'],
    'customer with loyalty': ['page', 'page'],
  },
}
