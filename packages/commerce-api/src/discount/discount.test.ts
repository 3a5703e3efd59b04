import { discountDetail, discountList, discountTriggerProducts } from '@aisle/api/discount'
import { productList } from '@aisle/api/product-listing'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { bestUnitCents } from '../pricing/discount.rules.ts'
import { createSeeder, type DiscountSeed } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let guest: string
const now = () => new Date('2026-11-20T12:00:00Z')
const milk = productSeed('fresh', { title: 'Milk', priceCents: 400 })
const bread = productSeed('fresh', { title: 'Bread', priceCents: 500 })
const cork = productSeed('fresh', { title: 'Corkscrew', priceCents: 900 })
const wine = productSeed('fresh', { title: 'Wine', priceCents: 1500, hasAgeRestriction: true })
const running = randomUUID()
const over = randomUUID()
const apart = randomUUID()
const secret = randomUUID()

const discount = (overrides: Partial<DiscountSeed>): DiscountSeed => ({
  discountId: randomUUID(),
  name: 'Offer',
  displayName: 'Offer',
  kind: 'percent',
  value: 1000,
  products: [{ productId: milk.productId }],
  ...overrides,
})

const test = await openTestApp({ now })
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, bread, cork, wine])
  await test.database.transaction('fresh', (tx) =>
    createSeeder(tx).discounts([
      discount({
        discountId: running,
        name: 'Dairy week',
        products: [{ productId: milk.productId }, { productId: bread.productId }],
      }),
      discount({
        discountId: apart,
        name: 'Breakfast',
        displayName: 'Bread, and the milk for half',
        value: 5000,
        minQty: 2,
        products: [{ productId: bread.productId }, { productId: milk.productId, isTrigger: false }],
      }),
      discount({
        discountId: secret,
        name: 'With a corkscrew',
        products: [{ productId: cork.productId }, { productId: wine.productId, isTrigger: false }],
      }),
      discount({ discountId: over, name: 'Last week', value: 5000, endsAt: now() }),
      discount({ name: 'Next week', value: 5000, startsAt: new Date('2026-11-20T12:00:01Z') }),
      discount({ name: 'Off', value: 5000, isActive: false }),
      discount({ name: 'Bulk', value: 5000, minQty: 3, displayName: 'Half off three' }),
    ]),
  )
  guest = await test.tokens.guest('fresh')
})

describe('offers', () => {
  it('are listed while they run, with their products', async () => {
    const reply = await test.call(discountList, { query: {} }, guest)
    expect(reply.data).toMatchObject({ count: 4, hasNext: false })
    expect(reply.data.items.map(({ discountName, products }) => [discountName, products?.length])).toEqual([
      ['Dairy week', 2],
      ['Breakfast', 1],
      ['With a corkscrew', 1],
      ['Bulk', 1],
    ])
  })

  it('come page by page', async () => {
    const reply = await test.call(discountList, { query: { page: 1, pageSize: 1 } }, guest)
    expect(reply.data).toMatchObject({ count: 4, hasNext: true })
  })

  it('are shown alone by id, unless they have ended', async () => {
    const reply = await test.call(discountDetail, { params: { id: running }, query: {} }, guest)
    expect(reply.data).toMatchObject({
      discountName: 'Dairy week',
      products: [
        { title: 'Milk', price: 3.6 },
        { title: 'Bread', price: 4.5 },
      ],
    })
    expect(await test.call(discountDetail, { params: { id: over }, query: {} }, guest)).toMatchObject({
      status: 404,
      code: 'DISCOUNT_NOT_FOUND',
    })
  })

  it.each([
    {
      deal: 'of one price',
      id: running,
      triggers: ['Milk', 'Bread'],
      cheaper: ['Milk', 'Bread'],
      says: [null, 'save 10%'],
    },
    {
      deal: 'for buying something else',
      id: apart,
      triggers: ['Bread'],
      cheaper: ['Milk'],
      says: ['Buy 2', 'save 50% on one'],
    },
  ])('$deal tell what one must buy and what that makes cheaper', async ({ id, triggers, cheaper, says }) => {
    const bought = await test.call(discountTriggerProducts, { params: { id }, query: {} }, guest)
    const { data } = await test.call(discountDetail, { params: { id }, query: {} }, guest)
    const listed = await test.call(productList, { query: { productsBy: 'DS', discountID: id } }, guest)

    expect(bought.data.items.map(({ title }) => title)).toEqual(triggers)
    expect(data.products?.map(({ title }) => title)).toEqual(cheaper)
    expect(listed.data.items.map(({ title }) => title).toSorted()).toEqual(cheaper.toSorted())
    expect([data.triggerText, data.rewardText]).toEqual(says)
  })

  it('for buying something else lower no card price, but are named on what earns them and on what they make cheaper', async () => {
    const page = await test.call(productList, { query: { CategorySeoName: 'dairy' } }, guest)
    const cards = new Map(page.data.items.map((card) => [card.title, card]))
    expect(cards.get('Milk')?.price).toBe(3.6)
    expect(cards.get('Corkscrew')).toMatchObject({ price: 9, regularPrice: null, hasDiscount: true })
    for (const title of ['Milk', 'Bread']) {
      expect(cards.get(title)?.discounts?.map(({ discountID }) => discountID)).toContain(apart)
    }
  })

  it('that need more than one lower no card price, but are named on it', async () => {
    const page = await test.call(productList, { query: { CategorySeoName: 'dairy' } }, guest)
    const card = page.data.items.find(({ title }) => title === 'Milk')
    expect(card?.price).toBe(3.6)
    expect(card?.discounts?.map(({ displayName }) => displayName)).toEqual([
      'Offer',
      'Bread, and the milk for half',
      'Half off three',
    ])
  })

  it('lower prices in listings exactly as the cart does', async () => {
    const rules = fc.array(
      fc.record({
        kind: fc.constantFrom('percent', 'amount', 'price'),
        value: fc.integer({ min: 0, max: 10_000 }),
        minQty: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    const samples = fc.sample(fc.record({ priceCents: fc.integer({ min: 0, max: 20_000 }), rules }), 60)
    const seeds = samples.map(({ priceCents }, index) => productSeed('fresh', { title: `Sample ${index}`, priceCents }))
    await insertProducts(test, 'fresh', seeds)
    await test.database.transaction('fresh', (tx) =>
      createSeeder(tx).discounts(
        samples.flatMap((sample, index) =>
          sample.rules.map((rule) => discount({ ...rule, products: [{ productId: seeds[index]?.productId ?? '' }] })),
        ),
      ),
    )
    const page = await test.call(productList, { query: { productsBy: 'SR', q: 'sample', PageSize: 100 } }, guest)
    expect(page.data.items).toHaveLength(60)
    for (const [index, { priceCents, rules: given }] of samples.entries()) {
      const card = page.data.items.find(({ title }) => title === `Sample ${index}`)
      expect(card?.price).toBe(bestUnitCents(priceCents, 1, given) / 100)
    }
  })

  it('T29 whose reward is restricted are told to nobody who may not see it, trigger or not', async () => {
    const [before] = (await test.call(discountList, { query: {} }, guest)).data.items.filter(
      (one) => one.discountID === secret,
    )
    expect(before?.products).toHaveLength(1)
    await seedTestStore(test, 'fresh', { business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true } })

    const listed = await test.call(discountList, { query: {} }, guest)
    expect(listed.data.items.map(({ discountID }) => discountID)).not.toContain(secret)
    expect(await test.call(discountDetail, { params: { id: secret }, query: {} }, guest)).toMatchObject({ status: 404 })
  })
})
