import { searchKeyword } from '@aisle/api/search'
import { usePath } from '@aisle/platform'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import SuggestionsWidget from './suggestions.widget.tsx'

const suggestions = [
  { kind: 'keyword', text: 'milk chocolate' },
  { kind: 'product', text: 'Whole milk', seoName: 'whole-milk', price: 3.49, productID: id(10) },
  { kind: 'category', text: 'Milk', seoName: 'milk' },
]

const Path = () => <output>{usePath()}</output>

const suggest = (onChoose = () => {}) =>
  renderWithProviders(
    <div role="listbox" aria-label="Suggestions">
      <SuggestionsWidget term="milk" onChoose={onChoose} />
      <Path />
    </div>,
    { surfaces: [surface] },
  )

it('offers what could be meant as options', async () => {
  server.use(serve(searchKeyword, ({ query }) => reply({ items: query.get('q') === 'milk' ? suggestions : [] })))
  suggest()

  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['milk chocolate', 'Whole milk$3.49', 'Milk'])
})

it('searches for a phrase', async () => {
  server.use(serve(searchKeyword, () => reply({ items: suggestions })))
  const onChoose = vi.fn()
  const { user } = suggest(onChoose)

  await user.click(await screen.findByRole('option', { name: 'milk chocolate' }))

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('milk chocolate')
})

it('goes to a product or a category', async () => {
  server.use(serve(searchKeyword, () => reply({ items: suggestions })))
  const { user } = suggest()

  await user.click(await screen.findByRole('option', { name: /Whole milk/ }))

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/detail/whole-milk'))
})

it('shows nothing when suggestions cannot be had', async () => {
  let answered = false
  server.use(
    serve(searchKeyword, () => {
      answered = true
      return refusal('SRC_0001', 'Broken', 400)
    }),
  )
  suggest()

  await waitFor(() => expect(answered).toBe(true))
  expect(screen.queryByRole('option')).toBeNull()
})
