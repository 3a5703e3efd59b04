import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    checkBalance: () => import('./pages/check-balance.page.tsx'),
    manage: () => import('./pages/manage.page.tsx'),
  },
  widgets: { balance: () => import('./features/cards/balance.widget.tsx') },
  dialogs: {},
})
