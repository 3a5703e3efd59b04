import { expect, it } from 'vitest'
import { rewardTextOf, triggerTextOf } from './offer-texts.rules.ts'

const terms = { kind: 'percent', value: 2000, minQty: 1, hasRewards: false, triggerText: null, rewardText: null }

it.each([
  [{}, null, 'save 20%'],
  [{ value: 1250 }, null, 'save 12.5%'],
  [{ minQty: 3 }, 'Buy 3', 'save 20%'],
  [{ kind: 'amount', value: 250 }, null, 'save $2.50'],
  [{ kind: 'price', value: 100, minQty: 10 }, 'Buy 10', 'pay $1.00 each'],
  [{ kind: 'per-product', value: 0 }, null, null],
  [{ hasRewards: true }, 'Buy 1', 'save 20% on one'],
  [{ hasRewards: true, minQty: 2, kind: 'amount', value: 150 }, 'Buy 2', 'save $1.50 on one'],
  [{ hasRewards: true, minQty: 2, kind: 'price', value: 100 }, 'Buy 2', 'get one for $1.00'],
  [{ hasRewards: true, kind: 'price', value: 0 }, 'Buy 1', 'get one free'],
  [{ hasRewards: true, value: 10_000 }, 'Buy 1', 'get one free'],
  [{ hasRewards: true, kind: 'per-product', value: 0 }, 'Buy 1', null],
  [{ triggerText: 'Any two', rewardText: 'half price' }, 'Any two', 'half price'],
])('a deal of %j says "%s" and "%s"', (given, trigger, reward) => {
  const deal = { ...terms, ...given }
  expect([triggerTextOf(deal), rewardTextOf(deal)]).toEqual([trigger, reward])
})
