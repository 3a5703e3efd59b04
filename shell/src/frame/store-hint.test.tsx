import { createStoreNews } from '@aisle/platform/host'
import { aStore, id, renderWithProviders } from '@aisle/platform/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HINT_DURATION, StoreHint } from './store-hint.tsx'

const elm = aStore()
const TEXT = `You are shopping at ${elm.name}, ${elm.displayName}.`
const customer = { status: 'signed-in', customerId: id(50) } as const
const own = (locationId: string) => ({ locationId, fulfillmentMethodId: '' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

type Setting = { readonly isOffer?: boolean; readonly session?: { readonly status: 'guest' } | typeof customer }

async function show({ isOffer = false, session = { status: 'guest' } }: Setting = {}) {
  createStoreNews('fresh').write({ isOffer })
  const view = renderWithProviders(
    <>
      <header>
        <div id="aisle-place">
          <button type="button">Shopping at</button>
        </div>
      </header>
      <main id="content">Products</main>
      <StoreHint />
    </>,
    { shopping: elm, session },
  )
  await act(async () => {})
  return view
}

describe('1§9 where one shops now', () => {
  it('is said for three seconds, on the button that says it too and through which one can press', async () => {
    await show()
    const hint = within(screen.getByRole('banner')).getByText(TEXT)
    expect(getComputedStyle(screen.getByRole('status')).pointerEvents).toBe('none')
    expect(hint.closest('main')).toBeNull()

    act(() => void vi.advanceTimersByTime(HINT_DURATION))

    expect(screen.queryByText(TEXT)).toBeNull()
  })

  it('is said to a guest of whom it was thought that it is a customer, too', async () => {
    await show({ isOffer: true })

    within(screen.getByRole('banner')).getByText(TEXT)
  })
})

describe('1§4 a store that is not the customer’s own', () => {
  it('is offered to be that above its name, outside of the page, which need not move, until it is answered', async () => {
    const { platform } = await show({ isOffer: true, session: customer })
    expect(screen.queryByText(TEXT)).toBeNull()
    act(() => platform.shopping.store.setState({ preferred: own(id(7)) }))
    const offer = within(screen.getByRole('banner')).getByRole('status')
    within(offer).getByText(TEXT)
    expect(getComputedStyle(offer).position).toBe('absolute')

    act(() => void vi.advanceTimersByTime(60_000))
    const makePreferred = vi.spyOn(platform.shopping, 'makePreferred').mockResolvedValue(true)
    act(() => within(offer).getByRole('button', { name: 'Set as my store' }).click())

    expect(makePreferred).toHaveBeenCalledOnce()
    expect(screen.queryByText(TEXT)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Shopping at' }))
    expect(createStoreNews('fresh').read()).toBeUndefined()
  })

  it.each(['closed', 'made their own elsewhere'])('is offered no more once it is %s', async (how) => {
    const { platform } = await show({ isOffer: true, session: customer })
    act(() => platform.shopping.store.setState({ preferred: null }))
    screen.getByText(TEXT)

    if (how === 'closed') act(() => screen.getByRole('button', { name: 'Close' }).click())
    else act(() => platform.shopping.store.setState({ preferred: own(elm.locationId) }))

    expect(screen.queryByText(TEXT)).toBeNull()
  })
})
