import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-subscriptions',
  contract: CONTRACT_MAJOR,
  routes: {
    subscriptions: {
      path: '/manage-subscription',
      title: 'Manage My Subscription',
      guards: ['location', 'customer'],
      linkName: 'subscriptions',
    },
    subscription: {
      path: '/manage-subscription/:subscriptionId',
      title: 'Subscription',
      guards: ['customer'],
      linkName: 'subscription',
    },
  },
  widgets: { nextDelivery: { slot: 'account.summary', order: 30 } },
  menu: [{ in: 'account', label: 'Auto-ship', link: 'subscriptions', order: 70, guards: ['login', 'customer'] }],
})
