import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { contentPage } from '@aisle/api/footer'
import { pageTemplate } from '@aisle/api/page-template'
import { productList } from '@aisle/api/product-listing'
import { describe, expect, it } from 'vitest'
import { testIds } from '../../testing/store.builder.ts'
import { openStores } from './transfer.builder.ts'
import { exportContent } from './transfer.service.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const { test, place, bringIn } = await openStores(now)

const home = (seoName: string) => ({
  sections: [
    {
      id: 's',
      type: 'section',
      visible: true,
      columns: [
        {
          id: 'c',
          width: 100,
          components: [
            { id: 'hello', type: 'text', visible: true, text: 'Hello', htmlTag: 'h1' },
            { id: 'new', type: 'collection', visible: true, collection: { seoName } },
          ],
        },
      ],
    },
  ],
})
const raw = {
  collections: [{ seoName: 'new', name: 'New in store', products: ['oat-drink', 'whole-milk'] }],
  templates: [
    { name: 'home', template: home('new') },
    { name: 'home', location: 'Uptown', template: { title: 'Uptown', sections: [] } },
  ],
  pages: [
    { slug: 'about', title: 'About us', html: '<p>Since 1998.</p>' },
    { slug: 'terms', kind: 'legal', title: 'Terms', html: '<p>Be kind.</p>' },
  ],
  disclaimers: [{ id: 'allergens', title: 'Allergens', html: '<p>Nuts</p>', isRequiredAcceptance: true }],
  announcements: [
    { id: 'open-late', title: 'Open late', html: '', endsAt: '2030-01-01T00:00:00+01:00' },
    { id: 'over', title: 'Over', html: '', endsAt: '2020-01-01T00:00:00Z' },
  ],
}

const counts = (changes: Awaited<ReturnType<typeof bringIn>>) =>
  Object.entries(changes).map(([kind, { added, changed, same, missing }]) => [
    kind,
    [added, changed, same, missing].map(({ length }) => length).join(' '),
  ])

describe('content that is brought in', () => {
  it('is what shoppers get', async () => {
    expect(counts(await bringIn('fresh', raw))).toEqual([
      ['collections', '1 0 0 0'],
      ['templates', '2 0 0 0'],
      ['pages', '2 0 0 0'],
      ['disclaimers', '1 0 0 0'],
      ['announcements', '2 0 0 0'],
    ])

    const guest = await test.tokens.guest('fresh')
    const page = await test.call(pageTemplate, { query: {} }, guest)
    const [, block] = page.data.sections[0]?.columns[0]?.components ?? []
    const collection = block?.type === 'collection' ? block.collection : undefined
    expect(collection).toMatchObject({ name: 'New in store', seoName: 'new' })
    const shelf = await test.call(
      productList,
      { query: { productsBy: 'CL', collectionId: collection?.id ?? '' } },
      guest,
    )
    expect(shelf.data.items.map(({ title }) => title)).toEqual(['Oat Drink', 'Whole Milk'])
    const uptown = await test.call(pageTemplate, { query: { locationID: testIds('fresh').uptown } }, guest)
    expect(uptown.data.title).toBe('Uptown')
    expect((await test.call(contentPage, { query: { slugData: 'terms' } }, guest)).data.title).toBe('Terms')
    expect((await test.call(disclaimers, {}, guest)).data.items).toMatchObject([{ isRequiredAcceptance: true }])
    expect((await test.call(announcements, {}, guest)).data.items.map(({ title }) => title)).toEqual(['Open late'])
  })

  it('changes nothing a second time, and neither does what was taken out', async () => {
    expect(counts(await bringIn('fresh', raw, { now: later })).map(([, text]) => text)).toEqual([
      '0 0 1 0',
      '0 0 2 0',
      '0 0 2 0',
      '0 0 1 0',
      '0 0 2 0',
    ])
    const taken = await exportContent(place('fresh'))
    expect(
      counts(await bringIn('fresh', taken, { now: later })).every(([, text]) => /^0 0 \d+ 0$/.test(text ?? '')),
    ).toBe(true)
    expect(await exportContent(place('fresh'))).toEqual(taken)
  })

  it('moves from store to store, with the ids of the other one', async () => {
    const taken = await exportContent(place('fresh'))
    await bringIn('corner', taken)

    const guest = await test.tokens.guest('corner')
    const page = await test.call(pageTemplate, { query: {} }, guest)
    const [, block] = page.data.sections[0]?.columns[0]?.components ?? []
    const collectionId = block?.type === 'collection' ? block.collection.id : ''
    const shelf = await test.call(productList, { query: { productsBy: 'CL', collectionId } }, guest)
    expect(shelf.data.items.map(({ title }) => title)).toEqual(['Oat Drink', 'Whole Milk'])
    expect(shelf.data.items[0]?.productID).not.toBe(taken.collections[0]?.products[0])
    const moved = await exportContent(place('corner'))
    expect({ ...moved, templates: [] }).toEqual({ ...taken, templates: [] })
    expect(moved.templates.map(({ location }) => location)).toEqual([undefined, 'Uptown'])
  })

  it('asks shoppers again only for notices that say something else', async () => {
    const guest = await test.tokens.guest('fresh')
    const version = async () => (await test.call(disclaimers, {}, guest)).data.items[0]?.updatedAt
    const [allergens] = raw.disclaimers
    await bringIn('fresh', { disclaimers: [{ id: 'age', title: 'Age', html: '' }, allergens] }, { now: later })
    const items = (await test.call(disclaimers, {}, guest)).data.items
    expect(items.map(({ title, updatedAt }) => [title, updatedAt])).toEqual([
      ['Age', later.toISOString()],
      ['Allergens', now.toISOString()],
    ])

    await bringIn('fresh', { disclaimers: [{ ...allergens, html: '<p>Nuts, milk</p>' }] }, { now: later, prunes: true })
    expect(await version()).toBe(later.toISOString())
  })
})

describe('content that cannot be taken', () => {
  it('changes nothing at all, and every problem is named with its file and place', async () => {
    const before = await exportContent(place('fresh'))
    const broken = {
      pages: [{ slug: 'new-page', title: 'New', html: '' }],
      collections: [{ seoName: 'wine', name: 'Wine', products: ['whole-milk', 'unicorn', 'whole-milk'] }],
      templates: [
        { name: 'home', template: home('nowhere') },
        { name: 'home', location: 'Midtown', template: { sections: [] } },
      ],
    }

    await expect(bringIn('fresh', broken)).rejects.toMatchObject({
      name: 'Refusal',
      problems: [
        { file: 'collections.json', path: '[0].products[1]', reason: 'There is no product "unicorn"' },
        { file: 'collections.json', path: '[0].products[2]', reason: '"whole-milk" stands in this collection twice' },
        {
          file: 'templates.json',
          path: '[0].template.sections[0].columns[0].components[1].collection.seoName',
          reason: 'There is no collection "nowhere"',
        },
        { file: 'templates.json', path: '[1].location', reason: 'There is no location "Midtown"' },
      ],
    })
    expect(await exportContent(place('fresh'))).toEqual(before)
  })

  it('does not mean the same twice', async () => {
    const uptown = { name: 'home', template: { sections: [] } }
    const templates = ['Uptown', testIds('fresh').uptown].map((location) => ({ ...uptown, location }))

    await expect(bringIn('fresh', { templates })).rejects.toThrow(/templates\.json \[1\]: Is the same as \[0\]/)
  })

  it('leaves no half when the database refuses a part of it', async () => {
    const before = await exportContent(place('fresh'))
    await test.query(`ALTER TABLE commerce.announcements ADD CONSTRAINT short CHECK (length(title) < 20)`)
    const content = {
      pages: [{ slug: 'half', title: 'Half', html: '' }],
      announcements: [{ id: 'long', title: 'A title that the database does not take', html: '' }],
    }

    await expect(bringIn('fresh', content)).rejects.toThrow()
    await test.query(`ALTER TABLE commerce.announcements DROP CONSTRAINT short`)
    expect(await exportContent(place('fresh'))).toEqual(before)
  })

  it('is not taken for a store that is not there', async () => {
    await expect(bringIn('nobody', raw)).rejects.toThrow('There is no store "nobody"; there are corner, fresh.')
    await expect(exportContent(place('nobody'))).rejects.toThrow('There is no store "nobody"')
  })
})

describe('what no file has', () => {
  it('stays, and is told', async () => {
    const changes = await bringIn('corner', { pages: [raw.pages[0]] })

    expect(changes.pages?.missing).toEqual(['terms'])
    expect((await exportContent(place('corner'))).pages.map(({ slug }) => slug)).toEqual(['about', 'terms'])
  })

  it('goes when that is wanted; other kinds stay', async () => {
    const before = await exportContent(place('corner'))
    await bringIn('corner', { pages: [raw.pages[0]], announcements: [] }, { prunes: true })

    expect(await exportContent(place('corner'))).toEqual({ ...before, pages: [before.pages[0]], announcements: [] })
  })

  it('is not removed while a template shows it', async () => {
    await expect(bringIn('corner', { collections: [] }, { prunes: true })).rejects.toThrow(
      'collections.json: Lacks "new", which the template home shows',
    )
    await expect(bringIn('corner', { templates: [] }, { prunes: true })).rejects.toThrow(/no home page/)
  })
})

it('a check tells what would change, and changes nothing', async () => {
  const before = await exportContent(place('corner'))
  const changes = await bringIn(
    'corner',
    { pages: [{ slug: 'check', title: 'Check', html: '' }] },
    { isCheck: true, prunes: true },
  )

  expect(changes.pages).toMatchObject({ added: ['check'], missing: ['about'] })
  expect(await exportContent(place('corner'))).toEqual(before)
})

it('a template that is broken in the store can be taken out, and its mending brought in', async () => {
  await test.query(
    `UPDATE commerce.page_templates SET template = '{"sections": [{"type": "video"}]}' WHERE tenant_id = 'corner' AND location_id IS NULL`,
  )
  const taken = await exportContent(place('corner'))

  await expect(bringIn('corner', taken)).rejects.toThrow(/templates\.json \[0\]\.template\.sections\[0\]/)
  await bringIn('corner', { templates: [{ name: 'home', template: home('new') }] })
  const page = await test.call(pageTemplate, { query: {} }, await test.tokens.guest('corner'))
  expect(page.data.sections).toHaveLength(1)
})
