import { type ApiClient, ApiError } from '@aisle/api/client'
import { type CartDetail } from '@aisle/api/cart-detail'
import { vi } from 'vitest'
import { createBus } from '../bus/bus.ts'
import { createMemoryValue, type StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { aCart, aCartItem, aCartProduct, aStore } from '../testing/builders.ts'
import type { RefusedEdit } from './cart-options.ts'
import { createCart } from './create-cart.ts'
import type { KeptEdits } from './kept-edits.ts'

type Answer = CartDetail | ApiError
type Asked = { readonly call: string; readonly input: unknown; readonly headers: unknown }

/** A cart on an API that answers each call with what `respond` says. */
export function setUp({
  respond,
  isGuest = true,
  channel,
  cartNumber,
  kept = createMemoryValue<KeptEdits>(),
  number = createMemoryValue(cartNumber),
}: {
  respond: (asked: Asked, count: number) => Answer | Promise<Answer>
  isGuest?: boolean
  channel?: TabChannel
  cartNumber?: string
  kept?: StoredValue<KeptEdits>
  number?: StoredValue<string>
}) {
  const asked: Asked[] = []
  const call = async (endpoint: { name: string }, input: unknown, options?: { headers?: unknown }) => {
    const entry = { call: endpoint.name, input, headers: options?.headers }
    asked.push(entry)
    const answer = await respond(entry, asked.length)
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const bus = createBus(() => {})
  const onRefused = vi.fn<(refused: RefusedEdit, error: unknown) => void>()
  const onAbandoned = vi.fn<() => void>()
  const onConflicts = vi.fn<() => void>()
  const cart = createCart({
    api: { call } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
    bus,
    channel: channel ?? { post: () => {}, on: () => {} },
    number,
    store: () => aStore(),
    isGuest: () => isGuest,
    onRefused,
    onAbandoned,
    kept,
    owner: () => 'guest',
    onConflicts,
  })
  const facts: unknown[] = []
  const { signal } = new AbortController()
  bus.on('cart.line-added', (fact) => facts.push(['added', fact.qty]), { signal })
  bus.on('cart.cleared', (fact) => facts.push(['cleared', fact.reason]), { signal })
  return {
    cart,
    asked,
    onRefused,
    onAbandoned,
    onConflicts,
    kept,
    facts,
    calls: () => asked.map((entry) => entry.call),
  }
}

export const milk = aCartProduct()
export const cartOf = (qty: number, version: number) => aCart([aCartItem({ qty })], { version })
