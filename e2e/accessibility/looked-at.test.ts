import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  contentPages,
  customerPages,
  type LinkedPage,
  linkedPages,
  linkedPagesOfCustomer,
  publicPages,
} from '../pages/every-page.ts'
import { documentedRoutes } from '../routing/documented-routes.ts'

/** Pages that come after steps which a file of their own makes. */
const elsewhere: Readonly<Record<string, readonly [file: string, look: string]>> = {
  '/cart': ['buying.spec.ts', "look('cart')"],
  '/checkout': ['buying.spec.ts', "look('review')"],
  '/order-complete/:orderNumber': ['buying.spec.ts', "look('order complete')"],
  '/track-order/:orderId': ['pages.spec.ts', "look('tracking')"],
}

const addresses = [...publicPages, ...contentPages, ...customerPages].map(({ path }) => path.split('?')[0] ?? path)
const linked: readonly LinkedPage[] = [...linkedPages, ...linkedPagesOfCustomer]

const isLookedAt = (route: string) => {
  const [file, look] = elsewhere[route] ?? []
  if (file && look) return readFileSync(new URL(file, import.meta.url), 'utf8').includes(look)
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
  return (
    addresses.some((address) => pattern.test(address) && (route.includes(':') || address === route)) ||
    linked.some(
      ({ to }) => to.test(route.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001')) && route.includes(':'),
    )
  )
}

it('1§2 every page of the route table is looked at: WCAG 2.2 AA, 320 px to 1920 px, 200 % zoom', () => {
  expect(documentedRoutes.map(({ path }) => path).filter((path) => !isLookedAt(path))).toEqual([])
})
