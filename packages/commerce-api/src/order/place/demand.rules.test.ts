import { OrderLineType } from '@aisle/api/product-kind'
import { expect, it } from 'vitest'
import { demandOf, shareGoods } from './demand.rules.ts'

const line = (
  productId: string,
  qty: number,
  onHand: number | null = null,
  orderType: number = OrderLineType.Normal,
) => ({
  productId,
  qty,
  onHand,
  orderType,
})
const order = (name: string, locationId: string, ...lines: readonly ReturnType<typeof line>[]) => ({
  name,
  contents: { cart: { locationId }, lines },
})
const namesOf = (orders: readonly { readonly name: string }[]) => orders.map(({ name }) => name)

it('adds up what all lines want of a product; gift cards that are sent are on no shelf', () => {
  const lines = [
    line('milk', 1),
    line('bread', 2),
    line('milk', 3),
    line('card', 1, null, OrderLineType.DigitalGiftCard),
  ]

  expect([...demandOf(lines)]).toEqual([
    ['milk', 4],
    ['bread', 2],
  ])
})

it('shares a shelf among orders in their turn; one that gets less than it wants leaves its pieces to the next', () => {
  const shared = shareGoods([
    order('first', 'north', line('milk', 2, 3)),
    order('too late', 'north', line('bread', 1, 1), line('milk', 2, 3)),
    order('modest', 'north', line('milk', 1, 3), line('bread', 1, 1)),
    order('elsewhere', 'south', line('milk', 2, 2)),
    order('never had it', 'north', line('jam', 1)),
  ])

  expect(namesOf(shared)).toEqual(['first', 'modest', 'elsewhere'])
})
