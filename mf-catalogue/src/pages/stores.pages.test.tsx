import { locationDetail, locationList } from '@aisle/api/location'
import { aConfiguration, aStore, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { usePath } from '@aisle/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aLocation } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import FindStorePage from './find-store.page.tsx'
import StorePage from './store.page.tsx'

const asked: URLSearchParams[] = []

beforeEach(() => {
  asked.length = 0
  server.use(
    serve(locationList, ({ query }) => {
      asked.push(query)
      return reply({
        items: [aLocation(), aLocation({ locationId: id(9), name: 'Depot', isWarehouse: true })],
        count: 2,
      })
    }),
  )
})

const Path = () => <output aria-label="Path">{usePath()}</output>

const openFindStore = (query = '', options = {}) =>
  renderWithProviders(
    <>
      <FindStorePage />
      <Path />
    </>,
    { route: `/find-store${query}`, surfaces: [surface], shopping: null, ...options },
  )

describe('find a store', () => {
  it('lists stores by name with their methods, and no warehouses', async () => {
    openFindStore()

    await screen.findByRole('heading', { level: 1, name: 'Find a store' })
    const store = await screen.findByRole('article', { name: 'Elm Street' })
    expect(
      within(store)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['Store pickup', 'Delivery'])
    within(store).getByText('1.3 miles away')
    expect(screen.queryByRole('article', { name: 'Depot' })).toBeNull()
  })

  it('shops at the chosen store and goes where the shopper wanted to', async () => {
    const { user, platform } = openFindStore('?redirectFrom=%2Fdetail%2Fwhole-milk')
    const store = await screen.findByRole('article', { name: 'Elm Street' })

    await user.click(within(store).getByRole('radio', { name: 'Delivery' }))
    await user.click(within(store).getByRole('button', { name: 'Shop this store' }))

    await waitFor(() => expect(screen.getByRole('status', { name: 'Path' }).textContent).toBe('/detail/whole-milk'))
    expect(platform.shopping.store.getState().store).toEqual({
      locationId: id(1),
      name: 'Elm Street',
      zipCode: '62701',
      fulfillmentId: id(3),
      codeName: 'sd',
      displayName: 'Delivery',
    })
  })

  it('1§3 says which ways to shop are coming soon or not there, and begins with one that is', async () => {
    const [pickup, delivery] = aLocation().fulFillments
    if (!pickup || !delivery) throw new Error('the builder makes two')
    const fulFillments = [
      { ...pickup, available: false, configuration: { isComingSoon: true } },
      { ...pickup, fulfillmentMethodID: id(4), fulfillmentName: 'Curbside', available: false },
      delivery,
    ]
    server.use(serve(locationList, () => reply({ items: [aLocation({ fulFillments })], count: 1 })))
    const { user, platform } = openFindStore()
    const store = within(await screen.findByRole('article', { name: 'Elm Street' }))

    const soon = store.getByRole('radio', { name: 'Store pickup', description: 'Coming soon' })
    const absent = store.getByRole('radio', { name: 'Curbside', description: 'Not available here' })
    expect([soon, absent].map((radio) => radio.hasAttribute('disabled'))).toEqual([true, true])
    expect(store.getByRole('radio', { name: 'Delivery', checked: true }).hasAttribute('disabled')).toBe(false)
    await user.click(store.getByRole('button', { name: 'Shop this store' }))

    await waitFor(() => expect(platform.shopping.store.getState().store?.displayName).toBe('Delivery'))
  })

  it('F47 says for ten seconds what a browser without cookies forgets', async () => {
    const { user, platform } = openFindStore()
    const store = within(await screen.findByRole('article', { name: 'Elm Street' }))
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')

    await user.click(store.getByRole('button', { name: 'Shop this store' }))

    const text: unknown = expect.stringMatching(/^Your browser blocks cookies/)
    await waitFor(() =>
      expect(platform.toasts.store.getState()).toMatchObject([{ tone: 'warning', text, milliseconds: 10_000 }]),
    )
  })

  it('asks how to shop at a store that offers nothing yet', async () => {
    server.use(serve(locationList, () => reply({ items: [aLocation({ fulFillments: [] })], count: 1 })))
    const { user, platform } = openFindStore()
    const store = within(await screen.findByRole('article', { name: 'Elm Street' }))

    await user.click(store.getByRole('button', { name: 'Shop this store' }))

    store.getByText('Please choose how you would like to get your order.')
    expect(platform.shopping.store.getState().store).toBeNull()
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/nowhere',
    '',
  ])('T35 goes home instead of %j', async (target) => {
    const { user } = openFindStore(`?redirectFrom=${encodeURIComponent(target)}`)
    const store = await screen.findByRole('article', { name: 'Elm Street' })

    await user.click(within(store).getByRole('button', { name: 'Shop this store' }))

    await waitFor(() => expect(screen.getByRole('status', { name: 'Path' }).textContent).toBe('/'))
  })

  it('1§4 names the store that is a customer’s own, also where they shop at another', async () => {
    const { platform } = openFindStore('', { session: { status: 'signed-in', customerId: id(50) } })
    const store = await screen.findByRole('article', { name: 'Elm Street' })

    act(() => platform.shopping.store.setState({ preferred: { locationId: id(1), fulfillmentMethodId: id(3) } }))

    within(store).getByText('My store')
  })

  it('looks for stores by zip code', async () => {
    const { user } = openFindStore()
    await screen.findByRole('article', { name: 'Elm Street' })

    await user.type(screen.getByRole('textbox', { name: 'Zip code or place' }), '62701')
    await user.click(screen.getByRole('button', { name: 'Search' }))

    await waitFor(() => expect(asked.at(-1)?.get('zipCode')).toBe('62701'))
  })

  it('refuses a zip code that is none', async () => {
    const { user } = openFindStore()

    await user.type(screen.getByRole('textbox', { name: 'Zip code or place' }), '62')
    await user.click(screen.getByRole('button', { name: 'Search' }))

    screen.getByText('Please enter a valid zip code.')
    expect(asked.some((query) => query.has('zipCode'))).toBe(false)
  })

  it('asks for a zip code first where the store needs one', async () => {
    const { user, platform } = openFindStore('', {
      tenant: { configuration: aConfiguration({ forceUserToEnterZipCode: true }) },
    })
    const store = await screen.findByRole('article', { name: 'Elm Street' })

    await user.click(within(store).getByRole('button', { name: 'Shop this store' }))

    within(store).getByText('Please enter a valid zip code.')
    expect(platform.shopping.store.getState().store).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Zip code or place' }))
    await user.keyboard('62704')
    await user.click(within(store).getByRole('button', { name: 'Shop this store' }))

    await waitFor(() => expect(platform.shopping.store.getState().store?.zipCode).toBe('62704'))
  })

  it('looks for stores by place', async () => {
    const { user } = openFindStore()
    await screen.findByRole('article', { name: 'Elm Street' })

    await user.type(screen.getByRole('textbox', { name: 'Zip code or place' }), ' springfield,  IL{Enter}')

    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('springfield, IL'))
    expect(asked.at(-1)?.has('zipCode')).toBe(false)
  })

  it.each([
    ['?zip=99999', null, 'We do not know where 99999 is. These are all our stores.'],
    [
      '?zip=62701',
      { latitude: 39.8, longitude: -89.6, name: 'Springfield, IL' },
      'Stores near Springfield, IL, the nearest first',
    ],
  ])('says from where it looked: %s', async (query, place, note) => {
    server.use(serve(locationList, () => reply({ items: [aLocation()], count: 1, place })))
    openFindStore(query)

    const status = await screen.findByText(note)
    expect(status.getAttribute('role')).toBe('status')
  })

  it('says so when there is no store', async () => {
    server.use(serve(locationList, () => reply({ items: [], count: 0 })))
    openFindStore()

    await screen.findByRole('heading', { name: 'No stores found' })
  })

  it('F11 says so when the stores do not load, and tries again', async () => {
    server.use(serve(locationList, () => refusal('LOC_0001', 'Broken', 400)))
    const { user } = openFindStore()

    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(serve(locationList, () => reply({ items: [aLocation()], count: 1 })))
    await user.click(retry)

    await screen.findByRole('article', { name: 'Elm Street' })
  })
})

it('a store that does not exist leads to all stores', async () => {
  server.use(serve(locationDetail, () => refusal('LOCATION_NOT_FOUND', 'There is no such store', 404)))
  renderWithProviders(<StorePage />, {
    route: `/location/${id(404)}`,
    path: '/location/:locationId',
    surfaces: [surface],
    shopping: aStore(),
  })

  await screen.findByRole('heading', { level: 1, name: 'We could not find this store' })
  expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe('/find-store')
  vi.mocked(console.error).mockClear() // React logs what a boundary catches
})

it('a store has a page with address, hours and how to shop there', async () => {
  server.use(serve(locationDetail, () => reply(aLocation())))
  renderWithProviders(<StorePage />, {
    route: `/location/${id(1)}`,
    path: '/location/:locationId',
    surfaces: [surface],
    shopping: aStore(),
  })

  await screen.findByRole('heading', { level: 1, name: 'Elm Street' })
  screen.getByText('12 Elm Street, Springfield, IL 62701-1234')
  screen.getByText('9:00 AM – 9:30 PM')
  screen.getByRole('button', { name: 'Shop this store' })
})
