/** A page of the store, with a heading that shows that it is there. */
export type PageOfStore = { readonly name: string; readonly path: string; readonly heading: string | RegExp }

/** Pages that anybody may open who has chosen a store. */
export const publicPages: readonly PageOfStore[] = [
  { name: 'home', path: '/', heading: /\S/ },
  { name: 'find-store', path: '/find-store', heading: 'Find a store' },
  { name: 'category', path: '/category/produce', heading: 'Produce' },
  { name: 'collection', path: '/collection/weekly-deals', heading: 'Weekly Deals' },
  { name: 'search', path: '/search?q=milk', heading: /milk/i },
  { name: 'search without results', path: '/search?q=zzzzqqq', heading: /\S/ },
  { name: 'product', path: '/detail/whole-milk', heading: 'Whole Milk' },
  { name: 'discounts', path: '/discount', heading: 'Deals' },
  { name: 'legal page', path: '/pages/legal/terms-of-service', heading: /\S/ },
  { name: 'gift-card balance', path: '/gift-cards/check-balance', heading: 'Check Balance' },
  { name: 'subscriptions', path: '/manage-subscription', heading: 'Manage My Subscription' },
  { name: 'customer service', path: '/customer-service', heading: 'Customer Service' },
  { name: 'gift cards', path: '/gift-cards', heading: 'Gift Cards' },
  { name: 'find a gift card', path: '/gift-cards/find-card', heading: 'Find a Gift Card' },
  {
    name: 'guest order tracking',
    path: '/track-guest-order/00000000-0000-4000-8000-000000000001',
    heading: 'Track Order',
  },
  { name: 'preview', path: '/templates-preview', heading: /\S/ },
]

/** Pages of texts that a store writes, but for the legal ones. */
export const contentPages: readonly PageOfStore[] = [
  { name: 'page of the store', path: '/pages/about', heading: /\S/ },
  { name: 'page of the footer', path: '/footer-links/contact', heading: /\S/ },
]

/** Pages of a signed-in customer. */
export const customerPages: readonly PageOfStore[] = [
  { name: 'orders', path: '/orders', heading: 'Orders' },
  { name: 'account', path: '/account', heading: 'Account' },
  { name: 'addresses', path: '/account/address', heading: 'Addresses' },
  { name: 'notifications', path: '/account/notifications', heading: 'Notifications' },
  { name: 'payment methods', path: '/account/payment', heading: 'Payment Methods' },
  { name: 'my gift cards', path: '/manage-gift-cards', heading: 'My Gift Cards' },
  { name: 'favorites', path: '/favorites', heading: 'Favorites' },
  { name: 'reviews', path: '/reviews', heading: 'Reviews' },
  { name: 'wishlists', path: '/manage-wishlist', heading: 'Wishlists' },
  { name: 'loyalty', path: '/loyalty-program', heading: 'Loyalty Program' },
  { name: 'start return', path: '/order-start-return/x-1', heading: 'Start Return' },
  { name: 'edit order', path: '/order-edit/x-1', heading: 'Edit Order' },
  { name: 'change time slot', path: '/order-time/x-1', heading: 'Change Time Slot' },
]

/** A page that another leads to, whose address nobody knows before. */
export type LinkedPage = { readonly name: string; readonly from: string; readonly to: RegExp }

export const linkedPages: readonly LinkedPage[] = [
  { name: 'discount', from: '/discount', to: /^\/discount\/./ },
  { name: 'store', from: '/find-store', to: /^\/location\/./ },
]

export const linkedPagesOfCustomer: readonly LinkedPage[] = [
  { name: 'order', from: '/orders', to: /^\/order\/./ },
  { name: 'auto-ship', from: '/manage-subscription', to: /^\/manage-subscription\/./ },
  { name: 'wishlist', from: '/manage-wishlist', to: /^\/wishlist\/./ },
  { name: 'gift card', from: '/gift-cards', to: /^\/gift-cards\/[0-9a-f]{8}-/ },
]

export const notFoundPage: PageOfStore = { name: 'not found', path: '/no-such-page', heading: 'Page not found' }
