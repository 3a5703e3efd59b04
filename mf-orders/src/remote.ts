import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    orders: () => import('./pages/orders.page.tsx'),
    order: () => import('./pages/order.page.tsx'),
    trackOrder: () => import('./pages/track-order.page.tsx'),
  },
  widgets: { recentOrders: () => import('./features/order-list/recent-orders.widget.tsx') },
  dialogs: {},
})
