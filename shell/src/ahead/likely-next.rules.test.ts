import { completeSurface } from '@aisle/contract'
import { routeTableOf } from '@aisle/platform/host'
import { expect, it } from 'vitest'
import { likelyNext } from './likely-next.rules.ts'

const table = routeTableOf([
  completeSurface({
    remote: 'mf-catalogue',
    contract: 1,
    routes: {
      home: { path: '/', title: 'Home', linkName: 'home' },
      category: { path: '/category/:seoName', title: 'Category', linkName: 'category' },
      product: { path: '/detail/:seoName', title: 'Product', linkName: 'product' },
      own: { path: '/own', title: 'Own' },
    },
  }),
])

it.each([
  ['/', ['/detail/:seoName', '/category/:seoName']],
  ['/category/:seoName', ['/detail/:seoName']],
  ['/detail/:seoName', []], // this tenant has no cart
  ['/own', []],
])('from %s shoppers go on to %s', (path, expected) => {
  const route = table.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`There is no page ${path}`)

  expect(likelyNext(table, route).map((next) => next.path)).toEqual(expected)
})
