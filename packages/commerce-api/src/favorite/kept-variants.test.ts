import { favoriteList } from '@aisle/api/favorite'
import { wishlistList } from '@aisle/api/wishlist'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProduct, variantSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp({ until: '0260' })
beforeAll(() => seedTestStore(test))

it('1§4 what was kept of variants before is kept of the product that lists show', async () => {
  const [small, large] = [randomUUID(), randomUUID()]
  const variants = [small, large].map((productId) =>
    variantSeed('fresh', { productId, values: [{ value: productId, codeName: 'size' }] }),
  )
  // Its words are found in tables of today.
  const juice = await insertProduct(test, 'fresh', { title: 'Juice', variants }, { isSearchable: false })
  const { token, customerId } = await insertCustomer(test, 'fresh', { favoriteProductIds: [small, large] })
  await test.query(
    `WITH list AS (INSERT INTO commerce.wishlists (tenant_id, customer_id, name)
       VALUES ('fresh', $1, 'Weekend') RETURNING wishlist_id)
     INSERT INTO commerce.wishlist_products (tenant_id, wishlist_id, product_id)
       SELECT 'fresh', wishlist_id, unnest($2::uuid[]) FROM list`,
    [customerId, [small, juice.productId]],
  )

  await migrate(test.ownerUrl)

  const favorites = await test.call(favoriteList, { query: {} }, token)
  expect(favorites.data).toMatchObject({ count: 1, items: [{ productID: juice.productId }] })
  const lists = await test.call(wishlistList, { query: { productID: small } }, token)
  expect(lists.data.items).toMatchObject([{ wishListName: 'Weekend', wishProductCount: 1, isWished: true }])
})
