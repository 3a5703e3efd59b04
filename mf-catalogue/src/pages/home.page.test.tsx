import { trendingCategories } from '@aisle/api/category'
import type { PageComponent } from '@aisle/api/page-component'
import { productList } from '@aisle/api/product-listing'
import { CONTRACT_MAJOR, defineSurface } from '@aisle/contract'
import { aConfiguration, id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aListing, products } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import { emptyStore, node, openHome } from './home.builder.tsx'

const account = defineSurface({
  remote: 'mf-account',
  contract: CONTRACT_MAJOR,
  routes: { loyalty: { path: '/loyalty-program', title: 'Loyalty', linkName: 'loyalty' } },
  dialogs: { 'account-drawer': { title: 'Account', size: 'sm' } },
})

const collection: PageComponent = {
  ...node('collection'),
  type: 'collection',
  collection: { id: id(50), name: 'New', seoName: 'new' },
  collectionTitle: 'New in store',
}

beforeEach(emptyStore)

describe('the home page', () => {
  it('shows a collection with the way to all of it', async () => {
    const asked: URLSearchParams[] = []
    server.use(
      serve(productList, ({ query }) => {
        asked.push(query)
        return reply(aListing(products(3)))
      }),
    )
    openHome([collection])

    await screen.findByRole('article', { name: 'Product 3' })
    expect(screen.getByRole('link', { name: 'See all, New in store' }).getAttribute('href')).toBe('/collection/new')
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ productsBy: 'CL', PageSize: '15', collectionId: id(50) })
  })

  it('names a collection by itself where its editor has given it no title', async () => {
    server.use(serve(productList, () => reply(aListing(products(1)))))
    openHome([{ ...collection, collectionTitle: '' }])

    await screen.findByRole('region', { name: 'New' })
  })

  it.each([
    ['has no products', () => reply(aListing([]))],
    ['fails', () => refusal('PRD_0001', 'Broken', 400)],
  ])('hides a collection that %s', async (_why, answer) => {
    server.use(serve(productList, answer))
    openHome([collection])

    await screen.findByRole('heading', { name: 'New in store' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'New in store' })).toBeNull())
  })

  it('says why it is empty where products are hidden from whoever has not proven their age', async () => {
    const configuration = aConfiguration({ isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true })
    openHome([], { tenant: { configuration } })

    await screen.findByText(/^This store hides age-restricted products/)
  })

  it('1§4 offers the age check where products are hidden, and says so when one has failed', async () => {
    const configuration = aConfiguration({ isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true })
    const verifyAge = vi.fn<() => Promise<boolean>>(async () => false)
    const { user, platform } = openHome([], { tenant: { configuration }, verifyAge })

    await user.click(await screen.findByRole('button', { name: 'Verify my age' }))
    expect(verifyAge).toHaveBeenCalledOnce()
    act(() => platform.age.store.setState({ hasFailed: true }))
    screen.getByText(/The last age check did not succeed/)
    act(() => platform.age.store.setState({ isVerified: true }))
    expect(screen.queryByText(/hides age-restricted products/)).toBeNull()
  })

  it('shows text, slider and image with their links', async () => {
    openHome([
      { ...node('text'), type: 'text', text: 'Hello', htmlTag: 'h2' },
      {
        ...node('slider'),
        type: 'imageSlider',
        slides: [
          {
            id: 's1',
            imageUrl: '/a.jpg',
            contentTitle: 'Autumn',
            buttonLabel: 'Look',
            buttonLinkType: 'collection',
            seoName: 'autumn',
          },
          { id: 's2', imageUrl: '/b.jpg', contentTitle: 'Winter' },
        ],
      },
      {
        ...node('image'),
        type: 'image',
        imageUrl: '/c.jpg',
        imageAlt: 'Bread',
        linkType: 'category',
        seoName: 'bakery',
      },
    ])

    await screen.findByRole('heading', { level: 2, name: 'Hello' })
    screen.getByRole('heading', { level: 2, name: 'Autumn' })
    expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/collection/autumn')
    expect(screen.getByRole('link', { name: 'Bread' }).getAttribute('href')).toBe('/category/bakery')
    screen.getByRole('button', { name: 'Next slide' })
  })

  it('has one main heading, its own where the content brings none', async () => {
    openHome([{ ...node('text'), type: 'text', text: 'Hello', htmlTag: 'h1' }])

    await screen.findByRole('heading', { level: 1, name: 'Hello' })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('leaves out what is not active or not visible', async () => {
    openHome([
      { ...node('a'), type: 'text', text: 'Shown' },
      { ...node('b'), type: 'text', text: 'Asleep', isActive: false },
      { ...node('c'), visible: false, type: 'text', text: 'Hidden' },
    ])

    await screen.findByText('Shown')
    expect(screen.queryByText('Asleep')).toBeNull()
    expect(screen.queryByText('Hidden')).toBeNull()
  })

  it('T34 drops addresses that could run', async () => {
    openHome([
      {
        ...node('image'),
        type: 'image',
        imageUrl: 'javascript:alert(1)',
        imageAlt: 'Bread',
        linkType: 'javascript:alert(1)',
        seoName: 'x',
      },
    ])

    await screen.findByRole('img', { name: 'Bread' })
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.body.innerHTML).not.toContain('javascript:')
  })

  it('shows the categories that are bought most where the store wants to', async () => {
    server.use(
      serve(trendingCategories, () =>
        reply({ items: [{ categoryID: id(1), categoryName: 'Bakery', seoName: 'bakery', hasChild: false }] }),
      ),
    )
    openHome([], { tenant: { configuration: aConfiguration({ showTrendingCategory: true }) } })

    expect((await screen.findByRole('link', { name: 'Bakery' })).getAttribute('href')).toBe('/category/bakery')
  })

  it.each([
    { who: 'a guest', isSignedIn: false, type: 2, leads: false },
    { who: 'somebody signed in where all are members', isSignedIn: true, type: 2, leads: true },
    { who: 'somebody signed in where some are members', isSignedIn: true, type: 1, leads: false },
    { who: 'somebody signed in where there is no program', isSignedIn: true, type: 0, leads: false },
  ])('1§2 the loyalty link of $who (type $type) leads there: $leads', async ({ isSignedIn, type, leads }) => {
    const { user, platform } = openHome(
      [{ ...node('image'), type: 'image', imageUrl: '/a.jpg', imageAlt: 'Points', linkType: 'LNS', seoName: '' }],
      {
        surfaces: [surface, account],
        session: isSignedIn ? { status: 'signed-in', customerId: id(50) } : {},
        tenant: { configuration: aConfiguration({ lnsSubscriptionType: type }) },
      },
    )

    const link = await screen.findByRole(leads ? 'link' : 'button', { name: 'Points' })
    expect(link.getAttribute('href')).toBe(leads ? '/loyalty-program#/' : null)
    await user.click(link)
    expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(leads ? [] : ['account-drawer'])
  })

  it('1§2 opens an image in a new tab where its editor said so, and has a placeholder where there is none', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
    const image = { type: 'image', linkType: 'category', seoName: 'bakery' } as const
    openHome(
      [
        { ...node('a'), ...image, imageUrl: '/a.jpg', imageAlt: 'Bread', openInNewTab: true },
        { ...node('b'), ...image, imageUrl: null, imageAlt: 'Rolls' },
      ],
      { tenant: { configuration: aConfiguration({ defaultProductImageURL: '/any.svg' }) } },
    )

    const bread = await screen.findByRole('link', { name: 'Bread' })
    expect([bread.getAttribute('target'), bread.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    const rolls = screen.getByRole('link', { name: 'Rolls' })
    expect(rolls.getAttribute('target')).toBeNull()
    expect(within(rolls).getByRole('img', { name: 'Rolls' }).getAttribute('src')).toBe('/any.svg')
  })

  it('a collection that never answers takes only its own block', async () => {
    const other: PageComponent = { ...collection, id: 'other', collection: { id: id(51), name: 'Old', seoName: 'old' } }
    server.use(
      serve(productList, async ({ query }) => {
        if (query.get('collectionId') === id(50)) await delay('infinite')
        return reply(aListing(products(2)))
      }),
    )
    openHome([collection, other, { ...node('text'), type: 'text', text: 'Hello' }])

    await screen.findByRole('article', { name: 'Product 2' })
    screen.getByText('Hello')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
