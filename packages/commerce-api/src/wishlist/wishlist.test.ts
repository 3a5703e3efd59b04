import {
  createWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  renameWishlist,
  setWished,
  wishlistList,
  wishlistProducts,
} from '@aisle/api/wishlist'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { customers } from '../customer/customers.table.ts'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProduct, insertProducts, productSeed, variantSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { wishlists } from './wishlists.table.ts'

const milk = productSeed('fresh', { title: 'Milk', priceCents: 300 })
const pears = productSeed('fresh', { title: 'Pears', priceCents: 100 })
const smallJuice = randomUUID()
const juice = productSeed('fresh', { title: 'Juice', variants: [variantSeed('fresh', { productId: smallJuice })] })
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, pears, juice])
})

async function newList(name = 'Weekend') {
  const { token, customerId } = await insertCustomer(test)
  const { data } = await test.call(createWishlist, { body: { wishListName: name } }, token)
  return { token, customerId, wishListID: data.wishListID }
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

  it('1§5 hold the product of a variant, and give it back by either', async () => {
    const { token, wishListID } = await newList()
    const set = async (productID: string, isWished: boolean) =>
      (await test.call(setWished, { body: { wishListID, products: [wish(productID, isWished)] } }, token)).data
    expect(await set(smallJuice, true)).toMatchObject({ wishProductCount: 1, wishProducts: { [smallJuice]: {} } })
    const page = await test.call(wishlistProducts, { params: { WishListID: wishListID }, query: {} }, token)
    expect(page.data).toMatchObject({ count: 1, items: [{ productID: juice.productId }] })
    for (const productID of [juice.productId, smallJuice]) {
      const lists = await test.call(wishlistList, { query: { productID } }, token)
      expect(lists.data.items).toMatchObject([{ wishProductCount: 1, isWished: true }])
    }
    expect(await set(juice.productId, true)).toMatchObject({ wishProductCount: 1 })
    const body = { wishListID, productIds: [smallJuice] }
    expect((await test.call(deleteWishlistProducts, { body }, token)).data).toEqual({ wishProductCount: 0 })
  })

  it('count what can be seen, wherever they are counted', async () => {
    const { token, wishListID } = await newList()
    const { productId } = await insertProduct(test, 'fresh', { title: 'Discontinued' })
    await test.call(setWished, { body: { wishListID, products: [wish(productId)] } }, token)
    await test.query('UPDATE commerce.products SET is_active = false WHERE product_id = $1', [productId])
    const body = { wishListID, products: [wish(milk.productId)] }
    expect((await test.call(setWished, { body }, token)).data.wishProductCount).toBe(1)
    expect((await test.call(wishlistList, { query: {} }, token)).data.items).toMatchObject([{ wishProductCount: 1 }])
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

/** What a call answers that began while another change was under way, and had to wait for it. */
async function answerDuring<Answer>(change: (tx: Transaction) => Promise<unknown>, call: () => Promise<Answer>) {
  const waiting = () =>
    test.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  const { answer } = await test.database.transaction('fresh', async (tx) => {
    await change(tx)
    const asked = { answer: call() }
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 5000 })
    return asked
  })
  return await answer
}

describe('G3 a wishlist that is changed twice at once', () => {
  it('takes nothing more once it is being deleted, and does not exist', async () => {
    const { token, wishListID } = await newList()
    const body = { wishListID, products: [wish(milk.productId)] }
    const reply = await answerDuring(
      ({ db }) => db.delete(wishlists).where(eq(wishlists.wishlistId, wishListID)),
      () => test.call(setWished, { body }, token),
    )
    expect(reply).toMatchObject({ status: 404, code: 'WISHLIST_NOT_FOUND' })
  })

  it.each([
    { by: 'another that is renamed', isNew: false },
    { by: 'a new one', isNew: true },
  ])('is not given a name that is being taken by $by', async ({ isNew }) => {
    const { token, wishListID, customerId } = await newList()
    const other = await test.call(createWishlist, { body: { wishListName: 'Later' } }, token)
    const reply = await answerDuring(
      async ({ db }) => {
        const taken = { tenantId: 'fresh', customerId, name: 'Party' }
        if (isNew) await db.insert(wishlists).values(taken)
        else {
          await db.select().from(customers).where(eq(customers.customerId, customerId)).for('update')
          await db.update(wishlists).set(taken).where(eq(wishlists.wishlistId, other.data.wishListID))
        }
      },
      () => test.call(renameWishlist, { body: { wishListID, wishListName: 'Party' } }, token),
    )
    expect(reply).toMatchObject({ status: 409, code: 'WISHLIST_NAME_TAKEN' })
  })

  it('counts towards the most that a customer may have', async () => {
    const { token, customerId } = await newList()
    const names = Array.from({ length: 47 }, (_, index) => ({ tenantId: 'fresh', customerId, name: `List ${index}` }))
    await test.database.transaction('fresh', ({ db }) => db.insert(wishlists).values(names))
    const replies = await Promise.all(
      ['One', 'Two', 'Three', 'Four', 'Five'].map((wishListName) =>
        test.call(createWishlist, { body: { wishListName } }, token),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
  })
})
