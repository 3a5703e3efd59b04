import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    cart: () => import('./pages/cart.page.tsx'),
    checkout: () => import('./pages/checkout.page.tsx'),
    orderComplete: () => import('./pages/order-complete.page.tsx'),
  },
  widgets: { cartButton: () => import('./features/cart-button/cart-button.widget.tsx') },
  dialogs: {
    'change-location': () => import('./features/change-location/change-location.dialog.tsx'),
    substitutes: () => import('./features/substitution/substitutes.dialog.tsx'),
    'out-of-stock': () => import('./features/out-of-stock/out-of-stock.dialog.tsx'),
    tip: () => import('./features/tip/tip.dialog.tsx'),
  },
})
