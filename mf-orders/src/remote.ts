import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    orders: () => import('./pages/orders.page.tsx'),
    order: () => import('./pages/order.page.tsx'),
    trackOrder: () => import('./pages/track-order.page.tsx'),
    trackGuestOrder: () => import('./pages/track-guest-order.page.tsx'),
    startReturn: () => import('./pages/start-return.page.tsx'),
    edit: () => import('./pages/order-edit.page.tsx'),
    time: () => import('./pages/order-time.page.tsx'),
  },
  widgets: { recentOrders: () => import('./features/order-list/recent-orders.widget.tsx') },
  dialogs: {},
})
