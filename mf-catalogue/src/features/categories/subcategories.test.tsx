import { categoryList } from '@aisle/api/category'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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

const show = () => renderWithProviders(<Subcategories seoName="produce" />, { surfaces: [surface] }).container

it('lead to the shelves inside a category, whose place is kept until they are known', async () => {
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>()
  server.use(
    serve(categoryList, async () => {
      await isAsked
      return reply({ items: [produce([fruit])] })
    }),
  )
  const container = show()
  expect(container.childElementCount).toBe(1)

  answer()
  expect((await screen.findByRole('link', { name: 'Fruit' })).getAttribute('href')).toBe('/category/fruit')
})

it.each([
  ['there are none', () => reply({ items: [produce([])] })],
  ['they cannot be had', () => refusal('CAT_0001', 'Broken', 400)],
])('leave no place where %s', async (_why, answer) => {
  server.use(serve(categoryList, answer))
  const container = show()

  await waitFor(() => expect(container.childElementCount).toBe(0))
})
