import {
  linkedProducts,
  productByZipCode,
  productCompanions,
  productDetails,
  productNearbyStores,
  productSubstitutes,
} from '@aisle/api/product'
import { describe, expect, it } from 'vitest'
import { insertRow } from '../testing/checkout-store.builder.ts'
import { deposit, ids, juice, milk, openCatalogue, skim, smallJuice, titles } from './catalogue.builder.ts'

const { test, guest } = await openCatalogue()

describe('a product page', () => {
  it('carries breadcrumbs, images and stars', async () => {
    const reply = await test.call(
      productDetails,
      { query: { ProductSeoName: 'whole-milk', locationID: ids.downtown } },
      guest,
    )
    expect(reply.data).toMatchObject({
      title: 'Whole Milk',
      price: 3.59,
      images: [{ url: '/images/milk.svg', width: 400 }],
      breadcrumbs: [{ seoName: 'dairy' }, { seoName: 'milk' }],
      reviewSummary: { count: 0, average: null },
    })
  })

  it('names what comes with each one, with its price, and so does the call for that alone', async () => {
    const link = { tenant_id: 'fresh', kind: 'linked', position: 0, qty: 2 }
    await insertRow(test.query, 'product_links', {
      ...link,
      product_id: skim.productId,
      linked_product_id: deposit.productId,
    })

    const page = await test.call(
      productDetails,
      { query: { ProductSeoName: 'skim-milk', locationID: ids.uptown } },
      guest,
    )
    const alone = await test.call(
      linkedProducts,
      { query: { productID: skim.productId, LocationID: ids.uptown } },
      guest,
    )

    const expected = [{ productID: deposit.productId, title: 'Deposit', price: 0.05, linkedQty: 2 }]
    expect(page.data.linkedProducts).toMatchObject(expected)
    expect(alone.data.items).toMatchObject(expected)
  })

  it('is found under the address of a variant too', async () => {
    const reply = await test.call(productDetails, { query: { ProductSeoName: 'orange-juice-small' } }, guest)
    expect(reply.data.productID).toBe(juice.productId)
  })

  it('answers 404 with a code for a product that does not exist', async () => {
    const reply = await test.call(productDetails, { query: { ProductSeoName: 'unicorn' } }, guest)
    expect(reply).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
  })

  it('suggests what is like it, and companions that are in stock only', async () => {
    const query = { locationID: ids.downtown }
    const substitutes = await test.call(
      productSubstitutes,
      { query: { ...query, ProductSeoName: 'whole-milk' } },
      guest,
    )
    const companions = await test.call(
      productCompanions,
      { query: { ...query, ProductSeoName: 'orange-juice' } },
      guest,
    )
    expect(titles(substitutes.data)).toEqual(['Oat Drink', 'Skim Milk'])
    expect(titles(companions.data)).toEqual(['Cookies'])
  })

  it('tells which stores have it, the nearest first', async () => {
    const reply = await test.call(
      productNearbyStores,
      { query: { productID: skim.productId, zipCode: '10128' } },
      guest,
    )
    expect(reply.data.items.map(({ location, qtyOnHand }) => [location.name, qtyOnHand])).toEqual([
      ['Uptown', 3],
      ['Downtown', 0],
    ])
  })

  it('tells it of the variant that is asked for, not of others', async () => {
    const inStockAt = async (productID: string) => {
      const reply = await test.call(productNearbyStores, { query: { productID } }, guest)
      return reply.data.items.filter(({ isinstock }) => isinstock).map(({ location }) => location.name)
    }
    expect(await inStockAt(smallJuice)).toEqual(['Downtown'])
    expect(await inStockAt(juice.productId)).toEqual(['Downtown', 'Uptown'])
  })

  it.each([
    { zipCode: '10001', isAvailable: true },
    { zipCode: '94103', isAvailable: false },
    { zipCode: '00000', isAvailable: false },
  ])('says $isAvailable to delivery to $zipCode', async ({ zipCode, isAvailable }) => {
    const reply = await test.call(productByZipCode, { query: { productID: milk.productId, zipCode } }, guest)
    expect(reply.data).toEqual({ isAvailable, locationID: isAvailable ? ids.downtown : null })
  })
})
