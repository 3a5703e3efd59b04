import { searchKeyword } from '@aisle/api/search'
import { usePath } from '@aisle/platform'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
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

it('goes to a category', async () => {
  server.use(serve(searchKeyword, () => reply({ items: suggestions })))
  const { user } = suggest()

  await user.click(await screen.findByRole('option', { name: 'Milk' }))

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/category/milk'))
})

it('searches for a phrase', async () => {
  server.use(serve(searchKeyword, () => reply({ items: suggestions })))
  const onChoose = vi.fn()
  const { user } = suggest(onChoose)

  await user.click(await screen.findByRole('option', { name: 'milk chocolate' }))

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('milk chocolate')
})

it('goes to a product', async () => {
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

it('asks for nothing without a phrase, for no more than the store takes, and not between two keys', async () => {
  const asked: (string | null)[] = []
  server.use(
    serve(searchKeyword, ({ query }) => {
      asked.push(query.get('q'))
      return reply({ items: [] })
    }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  renderWithProviders(<TypedSuggestions />, { surfaces: [surface] })
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

  type('   ')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  type('m'.repeat(300))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(asked).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(60))
  vi.useRealTimers()

  await waitFor(() => expect(asked).toEqual(['m'.repeat(200)]))
})

it('asks once somebody pauses, gives up what is overtaken, and shows the answer to the last phrase', async () => {
  const asked: string[] = []
  const answers = new Map<string, PromiseWithResolvers<void>>()
  server.use(
    serve(searchKeyword, async ({ query }) => {
      const q = query.get('q') ?? ''
      asked.push(q)
      const answer = Promise.withResolvers<void>()
      answers.set(q, answer)
      await answer.promise
      return reply({ items: [{ kind: 'keyword', text: `${q} of the store` }] })
    }),
  )
  const { user, platform } = renderWithProviders(<TypedSuggestions />, { surfaces: [surface] })
  await user.type(screen.getByRole('textbox'), 'mil')
  await waitFor(() => expect(asked).toEqual(['mil']))

  await user.type(screen.getByRole('textbox'), 'k')
  await waitFor(() => expect(asked).toEqual(['mil', 'milk']))
  expect(platform.queryClient.isFetching()).toBe(1)
  answers.get('mil')?.resolve()
  answers.get('milk')?.resolve()
  await screen.findByRole('option', { name: 'milk of the store' })

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['milk of the store'])
})

function TypedSuggestions() {
  const [term, setTerm] = useState('')
  return (
    <>
      <input aria-label="Term" value={term} onChange={(event) => setTerm(event.target.value)} />
      <div role="listbox" aria-label="Suggestions">
        <SuggestionsWidget term={term} onChoose={() => {}} />
      </div>
    </>
  )
}
