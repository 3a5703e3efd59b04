import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-orders',
  contract: CONTRACT_MAJOR,
  routes: {
    orders: { path: '/orders', title: 'Orders', guards: ['login', 'customer'], linkName: 'orders' },
    order: { path: '/order/:orderId', title: 'Order', guards: ['login', 'customer'], linkName: 'order' },
    trackOrder: { path: '/track-order/:orderId', title: 'Track Order', guards: ['customer'], linkName: 'trackOrder' },
    trackGuestOrder: { path: '/track-guest-order/:orderId', title: 'Track Order', guards: ['customer'] },
    startReturn: { path: '/order-start-return/:orderId', title: 'Start Return', guards: ['login', 'customer'] },
    edit: {
      path: '/order-edit/:orderId',
      title: 'Edit Order',
      guards: ['login', 'customer'],
      demandsAge: 'checkout',
    },
    time: { path: '/order-time/:orderId', title: 'Change Time Slot', guards: ['login', 'customer'] },
  },
  widgets: { recentOrders: { slot: 'account.summary', order: 10 } },
  menu: [{ in: 'account', label: 'Orders', link: 'orders', order: 10, guards: ['login', 'customer'] }],
})
