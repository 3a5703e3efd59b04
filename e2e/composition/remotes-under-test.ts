import type { ShopperKind } from '../store/prepared-shopper.ts'

export type RemoteUnderTest = {
  readonly name: string
  /** Who may open the page. */
  readonly shopper: ShopperKind
  /** A page of the remote, and its heading. */
  readonly path: string
  readonly heading: string
  /** A link of the frame to a page of another remote, and that page's heading. */
  readonly elsewhere: { readonly link: RegExp; readonly path: string; readonly heading: string }
}

const cart = { link: /^Cart, \d+ items$/, path: '/cart', heading: 'Your Cart' }
const deals = { link: /^Deals$/, path: '/discount', heading: 'Deals' }

export const remotesUnderTest: readonly RemoteUnderTest[] = [
  { name: 'mf-catalogue', shopper: 'guest', path: '/detail/whole-milk', heading: 'Whole Milk', elsewhere: cart },
  { name: 'mf-cart-checkout', shopper: 'guest', path: '/cart', heading: 'Your Cart', elsewhere: deals },
  { name: 'mf-orders', shopper: 'customer', path: '/orders', heading: 'Orders', elsewhere: cart },
  { name: 'mf-account', shopper: 'customer', path: '/account', heading: 'Account', elsewhere: cart },
  {
    name: 'mf-giftcards',
    shopper: 'guest',
    path: '/gift-cards/check-balance',
    heading: 'Check Balance',
    elsewhere: cart,
  },
  {
    name: 'mf-subscriptions',
    shopper: 'guest',
    path: '/manage-subscription',
    heading: 'Manage My Subscription',
    elsewhere: cart,
  },
]
