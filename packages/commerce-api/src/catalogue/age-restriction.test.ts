import { pageTemplate } from '@aisle/api/page-template'
import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { searchKeyword } from '@aisle/api/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSeeder } from '../seeding.ts'
import { openTestApp, newGuestSubject } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let verifiedSubject: string
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test, 'cellar', { business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true } })
  const wine = productSeed('cellar', { title: 'Red Wine', hasAgeRestriction: true })
  const glass = productSeed('cellar', { title: 'Wine Glass' })
  await insertProducts(test, 'cellar', [wine, glass])
  await test.database.transaction('cellar', (tx) =>
    createSeeder(tx).templates([
      { name: 'home', template: { sections: [section('open', false), section('wine', true)] } },
    ]),
  )
  verifiedSubject = newGuestSubject()
  await test.query(
    `INSERT INTO commerce.age_sessions (tenant_id, subject, state, expires_at, completed_at)
     VALUES ('cellar', $1, 'completed', now(), now())`,
    [verifiedSubject],
  )
})

const section = (id: string, isAgeRestricted: boolean) => ({
  id,
  type: 'section' as const,
  visible: true,
  isAgeRestricted,
  columns: [],
})

async function seenBy(token: string, skip: boolean) {
  const query = { CategorySeoName: 'milk', skipBrowsingAgeRestrictedProd: skip }
  const reply = await test.call(productList, { query }, token)
  return reply.data.items.map(({ title }) => title).toSorted()
}

describe('T29 age-restricted products', () => {
  it.each([true, false])('stay hidden from an unverified guest whatever the flag says (%s)', async (skip) => {
    expect(await seenBy(await test.tokens.guest('cellar'), skip)).toEqual(['Wine Glass'])
  })

  it('are shown to a guest whose own verification is complete', async () => {
    expect(await seenBy(await test.tokens.guest('cellar', verifiedSubject), true)).toEqual(['Red Wine', 'Wine Glass'])
  })

  it('are shown to a customer who is verified, and to no other', async () => {
    const verified = await insertCustomer(test, 'cellar', { isVerifiedOnline: true })
    const other = await insertCustomer(test, 'cellar')
    expect(await seenBy(verified.token, false)).toContain('Red Wine')
    expect(await seenBy(other.token, false)).not.toContain('Red Wine')
  })

  it('ask for verification on their own page and say nothing else', async () => {
    const reply = await test.call(
      productDetails,
      { query: { ProductSeoName: 'red-wine' } },
      await test.tokens.guest('cellar'),
    )
    expect(reply).toMatchObject({ status: 403, code: 'AGE_VERIFICATION_NEEDED' })
    expect(reply.body).not.toContain('Red Wine')
  })

  it('are not suggested either', async () => {
    const suggested = async (q: string) =>
      (await test.call(searchKeyword, { query: { q } }, await test.tokens.guest('cellar'))).data.items
        .filter(({ kind }) => kind !== 'category')
        .map(({ text }) => text)
    expect(await suggested('wine')).toEqual(['Wine Glass'])
    expect(await suggested('wine r')).toEqual([])
  })

  it('take their sections of the home page with them', async () => {
    const sectionsFor = async (token: string) =>
      (await test.call(pageTemplate, { query: {} }, token)).data.sections.map(({ id }) => id)
    expect(await sectionsFor(await test.tokens.guest('cellar'))).toEqual(['open'])
    expect(await sectionsFor(await test.tokens.guest('cellar', verifiedSubject))).toEqual(['open', 'wine'])
  })
})
