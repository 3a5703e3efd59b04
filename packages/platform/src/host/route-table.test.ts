import { completeSurface } from '@aisle/contract'
import { expect, it } from 'vitest'
import { matchPage, routeTableOf } from './route-table.ts'

const table = routeTableOf([
  completeSurface({
    remote: 'mf-giftcards',
    contract: 1,
    routes: {
      giftCard: { path: '/gift-cards/:giftCardId', title: 'Gift Card' },
      find: { path: '/gift-cards/find-card', title: 'Find' },
    },
  }),
  completeSurface({ remote: 'mf-catalogue', contract: 1, routes: { home: { path: '/', title: 'Home' } } }),
])

it.each([
  ['/', 'home'],
  ['/gift-cards/find-card', 'find'],
  ['/Gift-Cards/Find-Card/', 'find'],
  ['/gift-cards/123', 'giftCard'],
])('%s opens %s', (path, page) => {
  expect(matchPage(table, path)?.route.page).toBe(page)
})

it('knows of nothing elsewhere', () => {
  expect(matchPage(table, '/gift-cards/1/2')).toBeUndefined()
})
