import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    subscriptions: () => import('./pages/subscriptions.page.tsx'),
    subscription: () => import('./pages/subscription.page.tsx'),
  },
  widgets: { nextDelivery: () => import('./features/auto-ship/next-delivery.widget.tsx') },
  dialogs: {},
})
