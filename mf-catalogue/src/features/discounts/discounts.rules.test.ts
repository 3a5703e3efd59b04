import { expect, it } from 'vitest'
import { products } from '../../catalogue.builder.ts'
import { offersSubscription } from './subscription.rules.ts'
import { triggersApart } from './trigger-products.rules.ts'

it.each([
  [{ isSubscribeForAutoShip: true, isinstock: true }, undefined, true],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: false }, 1, true],
  [{ isSubscribeForAutoShip: false, isinstock: true }, undefined, false],
  [{ isinstock: true }, 2, false],
  [{ isSubscribeForAutoShip: true, isinstock: false }, 2, false],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: true }, undefined, false],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: true }, null, false],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: true }, 0, false],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: true }, 1, false],
  [{ isSubscribeForAutoShip: true, isinstock: true, isProductBlacklisted: true }, 2, true],
])('2§4 %j with blacklist handling %s: subscribing is offered: %s', (product, handling, offered) => {
  expect(offersSubscription(product, handling)).toBe(offered)
})

const [first, second, third] = products(3)
it.each([
  ['the same products', [first, second], [first, second], 0],
  ['more triggers than discounted products', [first], [first, second], 0],
  ['some of the products', [first, second], [first], 1],
  ['other products', [third], [first, second], 2],
  ['none', [first], [], 0],
])('with %s as triggers, what one must buy is told apart', (_, discounted, triggers, shown) => {
  const known = (list: readonly (typeof first)[]) => list.flatMap((product) => product ?? [])
  expect(triggersApart(known(discounted), known(triggers))).toHaveLength(shown)
})
