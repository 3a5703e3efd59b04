import { describe, expect, it } from 'vitest'
import { aCart, aCartItem, id } from '../testing/builders.ts'
import { allowedQuantity, countItems, editDelay, isNewer, lineKeyOf, linesFor, quantityOf } from './cart.rules.ts'

const milk = aCartItem({ orderLineItemID: id(20), productId: id(10), qty: 2 })
const largeShirt = aCartItem({ orderLineItemID: id(21), productId: id(11), productVariantValueID: id(31), qty: 1 })
const smallShirt = aCartItem({ orderLineItemID: id(22), productId: id(11), productVariantValueID: id(32), qty: 3 })
const monthlyMilk = aCartItem({
  orderLineItemID: id(23),
  productId: id(10),
  qty: 4,
  orderLineItemOrderType: 1,
  frequency: 'monthly',
})
const [small, big] = [25, 50].map((giftCardAmount, index) =>
  aCartItem({ orderLineItemID: id(24 + index), productId: id(12), qty: 1, orderLineItemOrderType: 2, giftCardAmount }),
)
const detail = aCart([milk, largeShirt, smallShirt])

describe('the quantity of a product', () => {
  it.each([
    { why: 'nothing is wanted', wanted: {}, product: id(10), variant: undefined, qty: 2 },
    { why: 'an edit is under way', wanted: { [id(10)]: 5 }, product: id(10), variant: undefined, qty: 5 },
    { why: 'a removal is under way', wanted: { [id(10)]: 0 }, product: id(10), variant: undefined, qty: 0 },
    { why: 'it has several variants', wanted: {}, product: id(11), variant: undefined, qty: 4 },
    { why: 'one variant is asked for', wanted: {}, product: id(11), variant: id(32), qty: 3 },
    {
      why: 'one variant is being edited',
      wanted: { [`${id(11)}/${id(32)}`]: 7 },
      product: id(11),
      variant: undefined,
      qty: 8,
    },
    { why: 'another product is being edited', wanted: { [id(11)]: 9 }, product: id(10), variant: undefined, qty: 2 },
    { why: 'it is not in the cart', wanted: {}, product: id(12), variant: undefined, qty: 0 },
  ])('is $qty when $why', ({ wanted, product, variant, qty }) => {
    expect(quantityOf({ detail, wanted }, { productId: product, productVariantValueID: variant })).toBe(qty)
  })
})

describe('a product in several lines', () => {
  const cart = aCart([milk, monthlyMilk, ...[small, big].filter((line) => line !== undefined)])
  const card = { productId: id(12) }

  it.each([
    { why: 'bought once', name: { productId: id(10) }, wanted: {}, qty: 2 },
    { why: 'shipped again and again', name: { productId: id(10), frequency: 'monthly' }, wanted: {}, qty: 4 },
    { why: 'shipped in another rhythm', name: { productId: id(10), frequency: 'weekly' }, wanted: {}, qty: 0 },
    { why: 'named by its line', name: { productId: id(10), orderLineItemID: id(23) }, wanted: {}, qty: 4 },
    { why: 'of one amount', name: { ...card, giftCardAmount: 50 }, wanted: {}, qty: 1 },
    {
      why: 'of one amount while its line is edited',
      name: { ...card, giftCardAmount: 50 },
      wanted: { [`${id(12)}/${id(25)}`]: 3 },
      qty: 3,
    },
    {
      why: 'named by its line while the other amount is edited',
      name: { ...card, orderLineItemID: id(25) },
      wanted: { [`${id(12)}/25`]: 3 },
      qty: 1,
    },
    { why: 'named by its line while the product is edited', name: monthlyMilk, wanted: { [id(10)]: 9 }, qty: 4 },
    { why: 'the once bought line while the product is edited', name: milk, wanted: { [id(10)]: 9 }, qty: 9 },
  ])('is counted $qty times: $why', ({ name, wanted, qty }) => {
    expect(quantityOf({ detail: cart, wanted }, name)).toBe(qty)
  })

  it('counts every line once, whatever name it is edited by', () => {
    const wanted = { [id(10)]: 5, [`${id(10)}/${id(23)}`]: 0, [`${id(12)}/50`]: 2 }

    expect(countItems({ detail: cart, wanted })).toBe(5 + 0 + 1 + 2)
  })
})

describe('the items of the cart', () => {
  it.each([
    { why: 'nothing is wanted', wanted: {}, count: 6 },
    { why: 'a line is being edited', wanted: { [id(10)]: 5 }, count: 9 },
    { why: 'a variant is being removed', wanted: { [`${id(11)}/${id(32)}`]: 0 }, count: 3 },
    { why: 'a new product is on its way', wanted: { [id(99)]: 1 }, count: 7 },
  ])('are $count when $why', ({ wanted, count }) => {
    expect(countItems({ detail, wanted })).toBe(count)
  })

  it.each([
    { why: 'they are settled', wanted: {}, count: 3 + 6 },
    { why: 'more are wanted', wanted: { [id(10)]: 4 }, count: 4 + 8 },
    { why: 'none is wanted any more', wanted: { [id(10)]: 0 }, count: 0 },
  ])('2§3 count what comes along with them when $why', ({ wanted, count }) => {
    const deposit = {
      orderLineItemID: id(30),
      productId: id(31),
      title: 'Deposit',
      price: 0.05,
      qty: 6,
      totalPrice: 0.3,
    }
    const bottles = aCart([{ ...milk, qty: 3, linkedProducts: [deposit] }])

    expect(bottles.totalItems).toBe(9)
    expect(countItems({ detail: bottles, wanted })).toBe(count)
  })

  it('are none without a cart', () => {
    expect(countItems({ detail: null, wanted: {} })).toBe(0)
  })
})

describe('T22 an allowed quantity', () => {
  it.each([
    [1, 12, 1],
    [13, 12, 12],
    [0, 12, 0],
    [-4, 12, 0],
    [2.9, 12, 2],
    [Number.NaN, 12, 0],
    [Number.POSITIVE_INFINITY, 12, 0],
    [10_000, 100_000, 9999],
    [5, -1, 0],
  ])('of %d with a limit of %d is %d', (qty, limit, allowed) => {
    expect(allowedQuantity(qty, limit)).toBe(allowed)
  })

  it.each([
    [6, 2, 5, 5],
    [4, 2, 5, 4],
    [1, 0, 5, 1],
    [6, 0, 5, 5],
    [0, 0, 5, 0],
    [6, 9, 5, 6],
  ])('of %d with a limit of %d, where %d are there already, is %d', (qty, limit, before, allowed) => {
    expect(allowedQuantity(qty, limit, before)).toBe(allowed)
  })
})

describe('an edit waits for more (decision 5)', () => {
  it.each([
    { origin: 'card', qty: 1, isInCart: false, delay: 0 },
    { origin: 'card', qty: 2, isInCart: true, delay: 300 },
    { origin: 'card', qty: 0, isInCart: true, delay: 0 },
    { origin: 'main', qty: 1, isInCart: false, delay: 0 },
    { origin: 'main', qty: 3, isInCart: true, delay: 400 },
    { origin: 'cart', qty: 3, isInCart: true, delay: 400 },
  ] as const)('$delay ms from $origin for $qty', ({ origin, delay, ...edit }) => {
    expect(editDelay(origin, edit)).toBe(delay)
  })
})

it.each([
  [{ productId: id(10) }, id(10)],
  [{ productId: id(11), productVariantValueID: id(31) }, `${id(11)}/${id(31)}`],
  [{ productId: id(12), giftCardAmount: 25 }, `${id(12)}/25`],
  [{ productId: id(10), frequency: 'monthly' }, `${id(10)}/monthly`],
  [monthlyMilk, `${id(10)}/${id(23)}`],
])('names the line of %o', (name, key) => {
  expect(lineKeyOf(name)).toBe(key)
})

it('finds the lines of a product or of one variant', () => {
  expect(linesFor(detail, { productId: id(11) })).toHaveLength(2)
  expect(linesFor(detail, { productId: id(11), productVariantValueID: id(31) })).toEqual([largeShirt])
})

it.each([
  { why: 'nothing is known', known: null, version: 1, newer: true },
  { why: 'it is later', known: aCart([], { version: 4 }), version: 5, newer: true },
  { why: 'it is the same', known: aCart([], { version: 4 }), version: 4, newer: true },
  { why: 'it is older', known: aCart([], { version: 4 }), version: 3, newer: false },
  { why: 'it is of another cart', known: aCart([], { version: 4, orderNumber: 'CART-0' }), version: 1, newer: true },
])('takes an answer: $newer when $why', ({ known, version, newer }) => {
  expect(isNewer(aCart([], { version }), known)).toBe(newer)
})
