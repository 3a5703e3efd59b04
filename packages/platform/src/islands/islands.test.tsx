import { screen } from '@testing-library/react'
import { use } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Link, useCartCount } from '../index.ts'
import { aCart, aCartItem, createTestPlatform } from '../testing/testing.tsx'
import { defineIsland } from './islands.tsx'

const CartButton = ({ label }: { readonly label: string }) => (
  <button type="button">{`${label}: ${useCartCount()}`}</button>
)
const storeOrigin = 'https://fresh.example'
const load = async () => ({ default: CartButton })

function place() {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

const platform = () => createTestPlatform({ cart: { detail: aCart([aCartItem({ qty: 3 })]) } })

// An island mounts when its tree is on screen, which an `act` around it would hold back.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => document.body.replaceChildren())

describe('an island', () => {
  it('shows a widget outside the shell, with the platform around it', async () => {
    const { signal } = new AbortController()

    await defineIsland('cart', load).mount({
      element: place(),
      platform: platform(),
      props: { label: 'Cart' },
      storeOrigin,
      signal,
    })

    screen.getByRole('button', { name: 'Cart: 3' })
  })

  it('is shown as often as it is mounted and goes with its own signal', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const island = defineIsland('cart', load)
    await island.mount({
      element: place(),
      platform: platform(),
      props: { label: 'One' },
      storeOrigin,
      signal: first.signal,
    })
    await island.mount({
      element: place(),
      platform: platform(),
      props: { label: 'Two' },
      storeOrigin,
      signal: second.signal,
    })
    const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
    expect(labels()).toEqual(['One: 3', 'Two: 3'])

    first.abort()
    await vi.waitFor(() => expect(labels()).toEqual(['Two: 3']))

    second.abort()
    await vi.waitFor(() => expect(labels()).toEqual([]))
  })

  it('sends its shoppers to the store for its links', async () => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const ToCart = () => <Link to="cart">Cart</Link>
    const surfaces = [
      { remote: 'mf-cart-checkout', contract: 1, routes: { cart: { path: '/cart', title: 'Cart', linkName: 'cart' } } },
    ] as const
    await defineIsland('link', async () => ({ default: ToCart })).mount({
      element: place(),
      platform: createTestPlatform({ surfaces }),
      props: {},
      storeOrigin,
      signal: new AbortController().signal,
    })

    const link = screen.getByRole('link', { name: 'Cart' })
    link.click()

    // Also where a click is not a plain one: in a new tab, copied.
    expect(link.getAttribute('href')).toBe('https://fresh.example/cart')
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://fresh.example/cart')
  })

  it('that throws at once says so and is still mounted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onFailure = vi.fn()
    const Broken = (): never => {
      throw new Error('no')
    }
    const island = defineIsland('broken', async () => ({ default: Broken }))

    const { signal } = new AbortController()
    await island.mount({ element: place(), platform: platform(), props: {}, storeOrigin, signal, onFailure })

    screen.getByRole('alert')
    expect(onFailure).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })

  it('whose code never comes gives up at the deadline', async () => {
    const island = defineIsland('slow', () => new Promise<never>(() => {}))
    const { signal } = new AbortController()

    const mounting = island.mount({
      element: place(),
      platform: platform(),
      props: {},
      storeOrigin,
      signal,
      deadline: 20,
    })

    await expect(mounting).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('that never gets ready leaves nothing behind at the deadline', async () => {
    const never = new Promise<never>(() => {})
    const Waiting = () => {
      use(never)
      return null
    }
    const element = place()

    const mounting = defineIsland('waiting', async () => ({ default: Waiting })).mount({
      element,
      platform: platform(),
      props: {},
      storeOrigin,
      signal: new AbortController().signal,
      deadline: 20,
    })

    await expect(mounting).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(element.childNodes).toHaveLength(0)
  })

  it('that is no longer wanted while its code is under way never appears', async () => {
    const leaving = new AbortController()
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof load>>>()
    const element = place()
    const mounting = defineIsland('late', () => promise).mount({
      element,
      platform: platform(),
      props: { label: 'Late' },
      storeOrigin,
      signal: leaving.signal,
    })

    leaving.abort()
    resolve(await load())

    await expect(mounting).rejects.toMatchObject({ name: 'AbortError' })
    expect(element.childNodes).toHaveLength(0)
  })
})
