import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    giftCards: () => import('./pages/gift-cards.page.tsx'),
    findCard: () => import('./pages/find-card.page.tsx'),
    giftCard: () => import('./pages/gift-card.page.tsx'),
    checkBalance: () => import('./pages/check-balance.page.tsx'),
    manage: () => import('./pages/manage.page.tsx'),
  },
  widgets: { balance: () => import('./features/cards/balance.widget.tsx') },
  dialogs: {},
})
