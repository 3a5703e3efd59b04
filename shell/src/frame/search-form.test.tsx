import { defineSurface } from '@aisle/contract'
import { useQueryParams } from '@aisle/platform'
import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
  renderWithProviders(
    <>
      <SearchForm />
      <Where />
    </>,
    { surfaces: [catalogue], WidgetView: Suggestions },
  )
const field = () => screen.getByRole('combobox', { name: 'Search products' })
const term = () => document.querySelector('output')?.textContent

it('searches for what was typed', async () => {
  const { user } = open()

  await user.type(field(), ' milk {Enter}')

  expect(term()).toBe('milk')
})

it('suggests from the second letter on and lets the keys choose', async () => {
  const { user } = open()

  await user.type(field(), 'm')
  expect(screen.queryByRole('option')).toBeNull()
  await user.type(field(), 'i')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('whole milk')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Enter}')

  expect(term()).toBe('whole milk')
})

it('puts the suggestions away on Escape', async () => {
  const { user } = open()

  await user.type(field(), 'mi{Escape}')

  expect(screen.queryByRole('option')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('is not there where the tenant has no search', () => {
  const { container } = renderWithProviders(<SearchForm />)

  expect(container.textContent).toBe('')
})
