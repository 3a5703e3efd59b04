import { categoryFilters } from '@aisle/api/category'
import { productList } from '@aisle/api/product-listing'
import { refusal, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aListing, products } from '../catalogue.builder.ts'
import { openCategory, serveCategory } from './category.builder.tsx'

const { lastAsked } = serveCategory()

describe('a category whose calls fail', () => {
  it('a call for filters that never answers takes only the filters', async () => {
    server.use(
      serve(categoryFilters, async () => {
        await delay('infinite')
        return reply({ items: [] })
      }),
    )
    const { user } = openCategory()

    expect(await screen.findAllByRole('article')).toHaveLength(20)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(lastAsked().get('Page')).toBe('2'))
  })

  it('1§8 F11 says so in the store’s words when the products do not load, and tries again', async () => {
    server.use(serve(productList, () => refusal('PRD_0001', 'The catalogue is closed.', 400)))
    const { user, platform } = openCategory()

    const alert = await screen.findByRole('alert')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Products')
    expect(platform.toasts.store.getState().map(({ text }) => text)).toEqual(['The catalogue is closed.'])
    server.use(serve(productList, () => reply(aListing(products(1)))))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))

    await screen.findByRole('article', { name: 'Product 1' })
  })

  it('1§8 goes Home and says why when the store refuses the filters', async () => {
    server.use(serve(categoryFilters, () => refusal('CAT_0001', 'Filters are closed.', 400)))
    const { platform } = openCategory()

    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull())
    expect(platform.toasts.store.getState().map(({ text }) => text)).toContain('Error! Filters are closed.')
  })

  it('F11 stays, without filters, where the store is not reached for them', async () => {
    server.use(serve(categoryFilters, () => HttpResponse.error()))
    const { platform } = openCategory()

    expect(await screen.findAllByRole('article')).toHaveLength(20)
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0), { timeout: 10_000 })
    screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(platform.toasts.store.getState()).toEqual([])
  })

  it.each([
    ['are asked for anew', ({ platform }: ReturnType<typeof openCategory>) => platform.queryClient.refetchQueries()],
    [
      'are asked for with a choice',
      ({ user }: ReturnType<typeof openCategory>) => user.click(screen.getByRole('checkbox', { name: /Alpro/ })),
    ],
  ])('stays, with the filters that it has, when those that %s are refused', async (_, ask) => {
    const view = openCategory()
    await screen.findByRole('checkbox', { name: 'Oatly (3)' })
    let asked = 0
    server.use(
      serve(categoryFilters, () => {
        asked += 1
        return refusal('CAT_0001', 'Filters are closed.', 400)
      }),
    )

    await ask(view)

    await waitFor(() => expect(asked).toBe(1))
    await waitFor(() => expect(view.platform.queryClient.isFetching()).toBe(0))
    screen.getByRole('checkbox', { name: 'Oatly (3)' })
    screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(view.platform.toasts.store.getState()).toEqual([])
  })
})
