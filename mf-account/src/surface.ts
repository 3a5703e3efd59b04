import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-account',
  contract: CONTRACT_MAJOR,
  routes: {
    account: { path: '/account', title: 'Account', guards: ['login'], linkName: 'account' },
    addresses: { path: '/account/address', title: 'Address', guards: ['login', 'customer'], linkName: 'addresses' },
    paymentMethods: {
      path: '/account/payment',
      title: 'Payment Methods',
      guards: ['login', 'customer'],
      linkName: 'paymentMethods',
    },
  },
  dialogs: { 'address-form': { title: 'Address', size: 'md' } },
  menu: [
    { in: 'account', label: 'Account', link: 'account', order: 0, guards: ['login'] },
    { in: 'account', label: 'Addresses', link: 'addresses', order: 20, guards: ['login', 'customer'] },
    { in: 'account', label: 'Payment Methods', link: 'paymentMethods', order: 30, guards: ['login', 'customer'] },
  ],
})
