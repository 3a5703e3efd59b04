import { categoryList } from '@aisle/api/category'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { surface } from '../../surface.ts'
import CategoriesWidget from './categories.widget.tsx'

const category = (number: number, categoryName: string, childCategory: object[] = []) => ({
  categoryID: id(number),
  categoryName,
  seoName: categoryName.toLowerCase(),
  hasChild: childCategory.length > 0,
  childCategory,
})

it('leads to every category', async () => {
  server.use(
    serve(categoryList, () => reply({ items: [category(1, 'Produce', [category(2, 'Fruit')]), category(3, 'Dairy')] })),
  )
  const { user } = renderWithProviders(<CategoriesWidget />, { surfaces: [surface] })

  await user.click(screen.getByRole('button', { name: 'Categories' }))

  expect((await screen.findByRole('link', { name: 'Dairy' })).getAttribute('href')).toBe('/category/dairy')
  expect(screen.getByRole('link', { name: 'Fruit', hidden: true }).getAttribute('href')).toBe('/category/fruit')
})

it('says so when the categories do not load, and tries again', async () => {
  server.use(serve(categoryList, () => refusal('CAT_0001', 'Broken', 400)))
  const { user } = renderWithProviders(<CategoriesWidget />, { surfaces: [surface] })
  await user.click(screen.getByRole('button', { name: 'Categories' }))

  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.use(serve(categoryList, () => reply({ items: [category(3, 'Dairy')] })))
  await user.click(retry)

  await screen.findByRole('link', { name: 'Dairy' })
})

it('say that the shelves are empty where there are none', async () => {
  server.use(serve(categoryList, () => reply({ items: [] })))
  const { user } = renderWithProviders(<CategoriesWidget />, { surfaces: [surface] })

  await user.click(screen.getByRole('button', { name: 'Categories' }))

  await screen.findByRole('heading', { name: 'Our shelves are being filled' })
})

it('waits until a store was chosen', () => {
  renderWithProviders(<CategoriesWidget />, { surfaces: [surface], shopping: null })

  expect(screen.queryByRole('button')).toBeNull()
})
