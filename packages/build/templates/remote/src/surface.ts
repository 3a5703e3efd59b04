import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'

export const surface = defineSurface({
  remote: 'mf-__name__',
  contract: CONTRACT_MAJOR,
  routes: {
    __camel__: { path: '/__name__', title: '__Title__' },
  },
  widgets: {
    __camel__Teaser: { slot: 'account.summary', order: 90 },
  },
})
