import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    account: () => import('./pages/account.page.tsx'),
    addresses: () => import('./pages/addresses.page.tsx'),
    notifications: () => import('./pages/notifications.page.tsx'),
    paymentMethods: () => import('./pages/payment-methods.page.tsx'),
    reviews: () => import('./pages/reviews.page.tsx'),
    wishlists: () => import('./pages/wishlists.page.tsx'),
    wishlist: () => import('./pages/wishlist.page.tsx'),
    loyalty: () => import('./pages/loyalty.page.tsx'),
    customerService: () => import('./pages/customer-service.page.tsx'),
  },
  widgets: { wish: () => import('./features/wishlists/wish-button.widget.tsx') },
  dialogs: {
    'address-form': () => import('./features/addresses/address-form.dialog.tsx'),
    wishlist: () => import('./features/wishlists/wishlist.dialog.tsx'),
  },
})
