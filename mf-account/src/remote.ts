import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    account: () => import('./pages/account.page.tsx'),
    addresses: () => import('./pages/addresses.page.tsx'),
    paymentMethods: () => import('./pages/payment-methods.page.tsx'),
  },
  widgets: {},
  dialogs: { 'address-form': () => import('./features/addresses/address-form.dialog.tsx') },
})
