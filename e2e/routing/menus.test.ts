import { completeSurface, menuNames } from '@aisle/contract'
import { expect, it } from 'vitest'
import { surface as account } from '../../mf-account/src/surface.ts'
import { surface as cartCheckout } from '../../mf-cart-checkout/src/surface.ts'
import { surface as catalogue } from '../../mf-catalogue/src/surface.ts'
import { surface as giftCards } from '../../mf-giftcards/src/surface.ts'
import { surface as orders } from '../../mf-orders/src/surface.ts'
import { surface as subscriptions } from '../../mf-subscriptions/src/surface.ts'

const entries = [account, cartCheckout, catalogue, giftCards, orders, subscriptions].flatMap(
  (surface) => completeSurface(surface).menu,
)

it.each(menuNames)('1§2 the menu “%s” of all remotes together names every page once', (menu) => {
  const links = entries.flatMap((entry) => (entry.in === menu ? [entry.link] : []))

  expect(links.toSorted()).toEqual([...new Set(links)].toSorted())
})
