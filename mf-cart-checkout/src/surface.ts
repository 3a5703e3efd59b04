import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-cart-checkout',
  contract: CONTRACT_MAJOR,
  routes: {
    cart: { path: '/cart', title: 'Your Cart', guards: ['location', 'customer'], linkName: 'cart' },
    checkout: {
      path: '/checkout',
      title: 'Checkout',
      guards: ['location', 'customer'],
      linkName: 'checkout',
      demandsAge: 'checkout',
    },
    orderComplete: {
      path: '/order-complete/:orderNumber',
      title: 'Order complete',
      guards: ['location', 'customer'],
      linkName: 'orderComplete',
      noHistory: true,
      clearsHistory: true,
    },
  },
  widgets: { cartButton: { island: true } },
  dialogs: {
    'change-location': { title: 'Your cart after the change', size: 'md' },
    substitutes: { title: 'Substitutes', size: 'sm' },
    'out-of-stock': { title: 'Some items have run out', size: 'md' },
    tip: { title: 'Leave a tip?', size: 'sm' },
  },
  menu: [{ in: 'bottom', label: 'Cart', link: 'cart', order: 20 }],
})
