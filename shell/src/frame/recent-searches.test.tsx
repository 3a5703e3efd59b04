import { defineSurface } from '@aisle/contract'
import { usePath, useQueryParams } from '@aisle/platform'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fittingTerms, MOST_TERMS, recentSearches } from './recent-searches.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { SearchForm } from './search-form.tsx'

const catalogue = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: { search: { path: '/search', title: 'Search', linkName: 'search' } },
})
const Where = () => <output>{usePath() + '?' + String(useQueryParams()[0])}</output>
const open = () =>
  renderInShell(
    <>
      <SearchForm />
      <Where />
    </>,
    { surfaces: [catalogue] },
  )
const field = () => screen.getByRole('combobox', { name: 'Search products' })
const options = () => screen.queryAllByRole('option').map((option) => option.dataset['recent'])
const keep = (...terms: readonly string[]) => {
  for (const term of terms.toReversed()) recentSearches('fresh').add(term)
}

afterEach(() => localStorage.clear())

describe('recent searches', () => {
  it('are the newest first, each once, and not more than fit', () => {
    const recent = recentSearches('fresh')
    for (let index = 0; index < 20; index += 1) recent.add(`term ${index}`)
    recent.add(' Term 15 ')

    expect(recent.read()).toHaveLength(MOST_TERMS)
    expect(recent.read().slice(0, 3)).toEqual(['Term 15', 'term 19', 'term 18'])
  })

  it('are of one store', () => {
    recentSearches('fresh').add('milk')

    expect(recentSearches('cellar').read()).toEqual([])
  })

  it('that fit what is typed are few', () => {
    const terms = ['oat milk', 'milk', 'whole milk', 'milk rice', 'milk bread', 'tea']

    expect(fittingTerms(terms, 'MILK')).toEqual(['oat milk', 'whole milk', 'milk rice'])
    expect(fittingTerms(terms, '')).toEqual(terms)
  })

  it('are offered when somebody turns to the field, and searched for again', async () => {
    keep('oat milk', 'tea')
    const { user } = await open()

    await user.click(field())
    await screen.findByRole('option', { name: /oat milk/ })
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')

    expect(document.querySelector('output')?.textContent).toBe('/search?q=tea')
  })

  it('are taken off one by one with Delete, and all at once', async () => {
    keep('oat milk', 'tea', 'rice')
    const { user } = await open()
    await user.click(field())
    await screen.findByRole('option', { name: /oat milk/ })

    await user.keyboard('{ArrowDown}{Delete}')
    expect(options()).toEqual(['tea', 'rice'])
    screen.getByText('oat milk is off the list.')
    await user.click(within(screen.getByRole('option', { name: /rice/ })).getByTitle('Remove'))
    expect(options()).toEqual(['tea'])
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))

    expect(options()).toEqual([])
    expect(recentSearches('fresh').read()).toEqual([])
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
