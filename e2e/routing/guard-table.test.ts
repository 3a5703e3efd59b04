import { completeSurface } from '@aisle/contract'
import { describe, expect, it } from 'vitest'
import { surface as account } from '../../mf-account/src/surface.ts'
import { surface as cartCheckout } from '../../mf-cart-checkout/src/surface.ts'
import { surface as catalogue } from '../../mf-catalogue/src/surface.ts'
import { surface as giftCards } from '../../mf-giftcards/src/surface.ts'
import { surface as orders } from '../../mf-orders/src/surface.ts'
import { surface as subscriptions } from '../../mf-subscriptions/src/surface.ts'
import { matchPage, routeTableOf } from '../../packages/platform/src/host/route-table.ts'
import { decideGuards, type GuardDecision, type GuardFacts } from '../../packages/platform/src/guards/guards.rules.ts'
import { type Actor, actors, documentedRoutes, type Outcome, outcomes } from './documented-routes.ts'

const surfaces = [account, cartCheckout, catalogue, giftCards, orders, subscriptions].map((surface) =>
  completeSurface(surface),
)
const table = routeTableOf(surfaces)

const known: Readonly<Record<Actor, Omit<GuardFacts, 'hasStore'>>> = {
  guest: { session: 'guest', customerId: undefined, hasLoyalty: false },
  user: { session: 'signed-in', customerId: null, hasLoyalty: false },
  customer: { session: 'signed-in', customerId: 'c-1', hasLoyalty: false },
  'customer with loyalty': { session: 'signed-in', customerId: 'c-1', hasLoyalty: true },
}
const decisions: Readonly<Record<Outcome, GuardDecision>> = {
  page: 'pass',
  'find-store': 'choose-store',
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  home: 'home',
}

const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'x-1')

describe('the route table (1§2)', () => {
  it('is the documents’, page by page', () => {
    const declared = surfaces.flatMap(({ remote, routes }) => Object.values(routes).map(({ path }) => [path, remote]))
    const documented = documentedRoutes.map(({ path, remote }) => [path, remote])
    expect(declared.toSorted()).toEqual(documented.toSorted())
  })

  it.each(documentedRoutes)('1§2 $path has the flags of the documents', (documented) => {
    const route = table.find(({ path }) => path === documented.path)

    expect({
      clearsHistory: route?.clearsHistory ?? false,
      noHistory: route?.noHistory ?? false,
      skipsAge: route?.skipsAgeVerification ?? false,
      demandsAge: route?.demandsAge,
      showsGoods: route?.showsGoods ?? false,
    }).toEqual({
      clearsHistory: documented.clearsHistory ?? false,
      noHistory: documented.noHistory ?? false,
      skipsAge: documented.skipsAge ?? false,
      demandsAge: documented.demandsAge,
      showsGoods: documented.showsGoods ?? false,
    })
  })

  it.each(documentedRoutes.filter(({ title }) => title !== undefined))(
    '1§2 $path is titled $title',
    ({ path, title }) => {
      expect(table.find((route) => route.path === path)?.title).toBe(title)
    },
  )

  it.each(documentedRoutes)('1§2 $path opens its own page and no other', ({ path, remote }) => {
    expect(matchPage(table, addressOf(path))?.route).toMatchObject({ path, remote })
  })
})

const cells = documentedRoutes.flatMap(({ path, audience }) =>
  actors.flatMap((actor) =>
    outcomes[audience][actor].map((outcome, index) => ({ path, actor, hasStore: index === 0, outcome })),
  ),
)

describe(`the guard table: ${cells.length} cells where the remote runs`, () => {
  it.each(cells)('1§2 $path for a $actor, store chosen: $hasStore → $outcome', (cell) => {
    const { path, actor, hasStore, outcome } = cell
    const guards = matchPage(table, addressOf(path))?.route.guards ?? []

    expect(decideGuards(guards, { ...known[actor], hasStore })).toBe(decisions[outcome])
  })
})

describe(`the guard table: ${cells.length} cells where it does not`, () => {
  it.each(cells)('1§2 $path for a $actor, store chosen: $hasStore → not found', ({ path }) => {
    const owner = documentedRoutes.find((route) => route.path === path)?.remote
    const without = routeTableOf(surfaces.filter(({ remote }) => remote !== owner))

    expect(matchPage(without, addressOf(path))).toBeUndefined()
  })
})

it('waits until it is known who asks, and shows nobody’s page meanwhile', () => {
  for (const { guards = [] } of table) {
    const decision = decideGuards(guards, {
      session: 'starting',
      customerId: undefined,
      hasLoyalty: true,
      hasStore: true,
    })
    const asksWho = guards.some((name) => name !== 'location')
    expect(decision).toBe(asksWho ? 'wait' : 'pass')
  }
})
