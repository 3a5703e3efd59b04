import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-giftcards',
  contract: CONTRACT_MAJOR,
  routes: {
    giftCards: { path: '/gift-cards', title: 'Gift Cards', guards: ['location'], linkName: 'giftCards' },
    findCard: { path: '/gift-cards/find-card', title: 'Find a Gift Card', linkName: 'findGiftCard' },
    giftCard: { path: '/gift-cards/:giftCardId', title: 'Gift Card', linkName: 'giftCard', showsGoods: true },
    checkBalance: { path: '/gift-cards/check-balance', title: 'Check Balance', linkName: 'giftCardBalance' },
    manage: {
      path: '/manage-gift-cards',
      title: 'My Gift Cards',
      guards: ['login', 'customer'],
      linkName: 'manageGiftCards',
    },
  },
  widgets: { balance: { slot: 'account.summary', order: 20 } },
  menu: [
    { in: 'account', label: 'Gift Cards', link: 'manageGiftCards', order: 60, guards: ['login', 'customer'] },
    { in: 'footer', label: 'Gift cards', link: 'giftCards', order: 25 },
    { in: 'footer', label: 'Check gift card balance', link: 'giftCardBalance', order: 30 },
  ],
})
