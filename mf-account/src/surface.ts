import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-account',
  contract: CONTRACT_MAJOR,
  routes: {
    account: { path: '/account', title: 'Account', guards: ['login'], linkName: 'account', demandsAge: 'checkout' },
    addresses: { path: '/account/address', title: 'Address', guards: ['login', 'customer'], linkName: 'addresses' },
    notifications: {
      path: '/account/notifications',
      title: 'Notifications',
      guards: ['login', 'customer'],
      linkName: 'notifications',
    },
    paymentMethods: {
      path: '/account/payment',
      title: 'Payment Methods',
      guards: ['login', 'customer'],
      linkName: 'paymentMethods',
    },
    reviews: { path: '/reviews', title: 'Reviews', guards: ['login', 'customer'], linkName: 'reviews' },
    wishlists: {
      path: '/manage-wishlist',
      title: 'Wishlists',
      guards: ['location', 'customer'],
      linkName: 'wishlists',
    },
    wishlist: {
      path: '/wishlist/:wishListID',
      title: 'Wishlist',
      guards: ['location', 'customer'],
      linkName: 'wishlist',
      showsGoods: true,
    },
    loyalty: { path: '/loyalty-program', title: 'Loyalty Program', guards: ['loyalty'], linkName: 'loyalty' },
    customerService: { path: '/customer-service', title: 'Customer Service', linkName: 'customerService' },
  },
  widgets: { wish: { slot: 'product-card.actions' } },
  dialogs: {
    'address-form': { title: 'Address', size: 'md' },
    wishlist: { title: 'Add to wishlist', size: 'xs' },
  },
  menu: [
    { in: 'bottom', label: 'Loyalty', link: 'loyalty', order: 40, guards: ['loyalty'] },
    { in: 'account', label: 'Account', link: 'account', order: 0, guards: ['login'] },
    { in: 'account', label: 'Notifications', link: 'notifications', order: 10, guards: ['login', 'customer'] },
    { in: 'account', label: 'Addresses', link: 'addresses', order: 20, guards: ['login', 'customer'] },
    { in: 'account', label: 'Payment Methods', link: 'paymentMethods', order: 30, guards: ['login', 'customer'] },
    { in: 'account', label: 'Wishlists', link: 'wishlists', order: 40, guards: ['login', 'customer'] },
    { in: 'account', label: 'Reviews', link: 'reviews', order: 50, guards: ['login', 'customer'] },
    { in: 'account', label: 'Loyalty', link: 'loyalty', order: 80, guards: ['loyalty'] },
    { in: 'footer', label: 'Customer service', link: 'customerService', order: 15 },
  ],
})
