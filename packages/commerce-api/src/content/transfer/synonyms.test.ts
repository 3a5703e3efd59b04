import { productList } from '@aisle/api/product-listing'
import { describe, expect, it } from 'vitest'
import { openStores } from './transfer.builder.ts'
import { exportContent } from './transfer.service.ts'

const { test, place, bringIn } = await openStores(new Date('2026-11-20T12:00:00Z'))

describe('the synonyms of a store', () => {
  const find = async (tenant: string, q: string) => {
    const guest = await test.tokens.guest(tenant)
    const reply = await test.call(productList, { query: { productsBy: 'SR', q } }, guest)
    return reply.data.items.map(({ title }) => title)
  }

  it('are its own, count in the next search, and are gone when its file has them no more', async () => {
    const moo = { word: 'moo juice', sameAs: ['milk', 'cowhide'] }
    expect(await find('fresh', 'cowhide')).toEqual([])

    expect((await bringIn('fresh', { synonyms: [moo] })).synonyms?.added).toEqual(['moo juice'])
    expect((await find('fresh', 'cowhide')).toSorted()).toEqual(['Oat Drink', 'Skim Milk', 'Whole Milk'])
    expect(await find('corner', 'cowhide')).toEqual([])
    expect((await exportContent(place('fresh'))).synonyms).toContainEqual(moo)
    expect((await bringIn('fresh', { synonyms: [moo] })).synonyms?.same).toEqual(['moo juice'])

    await bringIn('fresh', { synonyms: [] }, { prunes: true })
    expect(await find('fresh', 'cowhide')).toEqual([])
    expect((await exportContent(place('fresh'))).synonyms).toEqual([])
    expect((await exportContent(place('corner'))).synonyms.length).toBeGreaterThan(20)
  })
})
