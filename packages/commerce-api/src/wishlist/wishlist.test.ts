import {
  createWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  renameWishlist,
  setWished,
  wishlistList,
  wishlistProducts,
} from '@aisle/api/wishlist'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let test: TestApp
const milk = productSeed('fresh', { title: 'Milk', priceCents: 300 })
const pears = productSeed('fresh', { title: 'Pears', priceCents: 100 })
beforeAll(async () => {
  test = await buildTestApp()
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, pears])
})
afterAll(() => test.close())

async function newList(name = 'Weekend') {
  const { token } = await insertCustomer(test)
  const { data } = await test.call(createWishlist, { body: { wishListName: name } }, token)
  return { token, wishListID: data.wishListID }
}
const wish = (productID: string, isWished = true) => ({ productID, isWished })

describe('wishlists', () => {
  it('hold products, the cheapest first', async () => {
    const { token, wishListID } = await newList()
    const body = { wishListID, products: [wish(milk.productId), wish(pears.productId)] }
    expect((await test.call(setWished, { body }, token)).data).toMatchObject({ wishProductCount: 2 })
    const page = await test.call(wishlistProducts, { params: { WishListID: wishListID }, query: {} }, token)
    expect(page.data).toMatchObject({
      wishListName: 'Weekend',
      count: 2,
      items: [{ title: 'Pears', isWished: true }, { title: 'Milk' }],
    })
  })

  it('lose products one way or the other', async () => {
    const { token, wishListID } = await newList()
    await test.call(setWished, { body: { wishListID, products: [wish(milk.productId), wish(pears.productId)] } }, token)
    await test.call(setWished, { body: { wishListID, products: [wish(milk.productId, false)] } }, token)
    const reply = await test.call(
      deleteWishlistProducts,
      { body: { wishListID, productIds: [pears.productId] } },
      token,
    )
    expect(reply.data).toEqual({ wishProductCount: 0 })
  })

  it('say which of them hold a product', async () => {
    const { token, wishListID } = await newList()
    await test.call(createWishlist, { body: { wishListName: 'Later' } }, token)
    await test.call(setWished, { body: { wishListID, products: [wish(milk.productId)] } }, token)
    const reply = await test.call(wishlistList, { query: { productID: milk.productId } }, token)
    expect(reply.data.items).toMatchObject([
      { wishListName: 'Weekend', wishProductCount: 1, isWished: true },
      { wishListName: 'Later', wishProductCount: 0, isWished: false },
    ])
  })

  it('are renamed and deleted; a name is used once', async () => {
    const { token, wishListID } = await newList()
    const taken = await test.call(createWishlist, { body: { wishListName: 'weekend' } }, token)
    expect(taken).toMatchObject({ status: 409, code: 'WISHLIST_NAME_TAKEN' })
    const renamed = await test.call(renameWishlist, { body: { wishListID, wishListName: 'Party' } }, token)
    expect(renamed.data.wishListName).toBe('Party')
    expect((await test.call(deleteWishlist, { query: { wishListID } }, token)).data).toBe(true)
    expect((await test.call(wishlistList, { query: {} }, token)).data.items).toEqual([])
  })

  it('T6 of somebody else do not exist', async () => {
    const { wishListID } = await newList()
    const { token } = await insertCustomer(test)
    const replies = [
      await test.call(wishlistProducts, { params: { WishListID: wishListID }, query: {} }, token),
      await test.call(setWished, { body: { wishListID, products: [wish(milk.productId)] } }, token),
      await test.call(renameWishlist, { body: { wishListID, wishListName: 'Mine' } }, token),
      await test.call(deleteWishlist, { query: { wishListID } }, token),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
