import { defineSurface } from '@aisle/contract'
import { useQueryParams } from '@aisle/platform'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { recentSearches } from './recent-searches.ts'
import { SearchForm } from './search-form.tsx'

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: { search: { path: '/search', title: 'Search', linkName: 'search' } },
  widgets: { suggestions: { slot: 'search.suggestions' } },
})

const Where = () => <output>{useQueryParams()[0].get('q')}</output>

/** Suggestions as a remote gives them. */
function Suggestions({ props }: { readonly props: object }) {
  const onChoose: unknown = Reflect.get(props, 'onChoose')
  return ['oat milk', 'whole milk'].map((text) => (
    <button
      key={text}
      type="button"
      role="option"
      aria-selected="false"
      onClick={() => typeof onChoose === 'function' && onChoose(text)}
    >
      {text}
    </button>
  ))
}

const open = () =>
  renderInShell(
    <>
      <SearchForm />
      <Where />
    </>,
    { surfaces: [catalogue], WidgetView: Suggestions },
  )
const field = () => screen.getByRole('combobox', { name: 'Search products' })
const term = () => document.querySelector('output')?.textContent

afterEach(() => localStorage.clear())

it('searches for what was typed, and keeps it', async () => {
  const { user } = await open()

  await user.type(field(), ' milk {Enter}')

  expect(term()).toBe('milk')
  await waitFor(() => expect(recentSearches('fresh').read()).toEqual(['milk']))
})

it('suggests from the second letter on and lets the keys choose', async () => {
  const { user } = await open()

  await user.type(field(), 'm')
  expect(screen.queryByRole('option')).toBeNull()
  await user.type(field(), 'i')
  await screen.findByRole('option', { name: 'whole milk' })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('whole milk')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Enter}')

  expect(term()).toBe('whole milk')
})

it('puts the suggestions away on Escape', async () => {
  const { user } = await open()

  await user.type(field(), 'mi')
  await screen.findByRole('option', { name: 'whole milk' })
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('option')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('is not there where the tenant has no search', async () => {
  const { container } = await renderInShell(<SearchForm />)

  expect(container.textContent).toBe('')
})
