import { categoryList } from '@aisle/api/category'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { surface } from '../../surface.ts'
import { Subcategories } from './subcategories.tsx'

const produce = (childCategory: object[]) => ({
  categoryID: id(1),
  categoryName: 'Produce',
  seoName: 'produce',
  hasChild: childCategory.length > 0,
  childCategory,
})
const fruit = { categoryID: id(2), categoryName: 'Fruit', seoName: 'fruit', hasChild: false, childCategory: [] }

/** Until the products are there nothing of it is seen, and what is above them may come and go. */
function AboveProducts() {
  const [isListed, setIsListed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsListed(true)}>
        List
      </button>
      <div data-testid="above">
        <Subcategories seoName="produce" isListed={isListed} />
      </div>
    </>
  )
}

/** Shows it with an answer that comes when it is told to. */
function show(answer: () => ReturnType<typeof reply>) {
  const { promise: isDue, resolve: makeDue } = Promise.withResolvers<void>()
  server.use(serve(categoryList, () => isDue.then(answer)))
  const { user, platform } = renderWithProviders(<AboveProducts />, { surfaces: [surface] })
  return {
    places: () => screen.getByTestId('above').childElementCount,
    listProducts: () => user.click(screen.getByRole('button', { name: 'List' })),
    answer: async () => {
      makeDue()
      await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    },
  }
}

it('lead to the shelves inside a category, whose place is kept until they are known', async () => {
  const page = show(() => reply({ items: [produce([fruit])] }))
  await page.listProducts()
  expect(page.places()).toBe(1)

  await page.answer()
  expect((await screen.findByRole('link', { name: 'Fruit' })).getAttribute('href')).toBe('/category/fruit')
  expect(page.places()).toBe(1)
})

describe.each([
  ['there are none', () => reply({ items: [produce([])] })],
  ['they cannot be had', () => refusal('CAT_0001', 'Broken', 400)],
])('where %s', (_why, answer) => {
  it('leave no place above products that come later', async () => {
    const page = show(answer)
    await page.answer()
    await page.listProducts()

    expect(page.places()).toBe(0)
  })

  it('keep their place above products that are shown', async () => {
    const page = show(answer)
    await page.listProducts()
    await page.answer()

    expect(page.places()).toBe(1)
  })
})
