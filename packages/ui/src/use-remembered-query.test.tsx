import { renderWithProviders } from '@aisle/platform/testing'
import { useQueryParams } from '@aisle/platform'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useRememberedQuery } from './use-remembered-query.ts'

const NAMES = ['view', 'sortBy']
const KEY = 'aisle:fresh:list-category'
const DAY = 24 * 60 * 60_000

function List({ list = 'category' }: { readonly list?: string }) {
  const [query, setQuery] = useQueryParams()
  const subject = query.get('of') ?? 'dairy'
  const remember = useRememberedQuery({ list, subject, names: NAMES })
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    remember(next)
    setQuery(next)
  }
  return (
    <>
      <output>{query.toString()}</output>
      <button type="button" onClick={() => choose('view', 'list')}>
        List
      </button>
      <button type="button" onClick={() => choose('view', '')}>
        Grid
      </button>
      <button type="button" onClick={() => setQuery({ of: 'produce' })}>
        Other list
      </button>
      <button type="button" onClick={() => choose('page', '2')}>
        Next
      </button>
    </>
  )
}

const open = (route: string, props: Parameters<typeof List>[0] = {}) => {
  const view = renderWithProviders(<List {...props} />, { route })
  return { ...view, query: () => screen.getByRole('status').textContent, press: (name: string) => view.user.click(screen.getByRole('button', { name })) } // prettier-ignore
}

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('1§3 how a shopper likes a list', () => {
  it('is found again in the next one, without its page', async () => {
    const first = open('/category/dairy')
    await first.press('List')
    await first.press('Next')
    first.unmount()

    expect(open('/category/produce?q=x').query()).toBe('q=x&view=list')
  })

  it('is taken up when another list takes the place of this one', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, value: { view: 'list' }, until: Date.now() + DAY }))
    const { press, query } = open('/category/dairy?view=grid')
    expect(query()).toBe('view=grid')
    await press('Other list')

    expect(query()).toBe('of=produce&view=list')
  })

  it('is one thing for each kind of list', async () => {
    const first = open('/category/dairy')
    await first.press('List')
    first.unmount()

    expect(open('/search', { list: 'search' }).query()).toBe('')
  })

  it('gives way to an address that says how', async () => {
    const first = open('/category/dairy')
    await first.press('List')
    first.unmount()

    expect(open('/category/dairy?sortBy=2').query()).toBe('sortBy=2')
  })

  it('is forgotten when it is the usual again', async () => {
    const first = open('/category/dairy')
    await first.press('List')
    await first.press('Grid')

    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('1§9 is forgotten after three days', async () => {
    const first = open('/category/dairy')
    await first.press('List')
    first.unmount()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * DAY })

    expect(open('/category/dairy').query()).toBe('')
  })

  it.each(['{', '{"version":1,"value":{"view":1}}', '{"version":0,"value":{"view":"list"}}', '[]', '"x"'])(
    'F46 is nothing when %s is what is kept',
    (text) => {
      localStorage.setItem(KEY, text)

      expect(open('/category/dairy').query()).toBe('')
    },
  )

  it('F46 adds nothing to an address but the choices of the list', () => {
    const value = { view: 'list', redirect: 'https://evil.example' }
    localStorage.setItem(KEY, JSON.stringify({ version: 1, value, until: Date.now() + DAY }))

    expect(open('/category/dairy').query()).toBe('view=list')
  })
})
