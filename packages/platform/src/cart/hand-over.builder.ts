import { type ApiClient, ApiError } from '@aisle/api/client'
import type { CartDetail } from '@aisle/api/cart-detail'
import { vi } from 'vitest'
import { createBus } from '../bus/bus.ts'
import { createMemoryValue } from '../storage/stored-value.ts'
import { aCart, aCartItem, aCartProduct, aStore } from '../testing/builders.ts'
import { linesOf } from './cart.rules.ts'
import { createCart } from './create-cart.ts'
import type { KeptEdits } from './kept-edits.ts'

/** What proves to be that guest. */
export const guestToken = () => Promise.resolve('guest-token')
export const milk = aCartProduct()
const ON_HAND = 8

type Input = {
  readonly query?: { readonly orderNumber?: string }
  readonly body?: {
    readonly orderNumber?: string
    readonly products: readonly { readonly productId: string; readonly qty: number }[]
  }
}
type Options = { readonly headers?: Readonly<Record<string, string>> }
type Owner = 'guest' | 'customer'

/** A store with the cart of a guest and that of the customer they become. */
export function createServer(quantities: { readonly guest: number | undefined; readonly customer: number }) {
  const carts = {
    guest: { number: quantities.guest === undefined ? undefined : 'CART-G', qty: quantities.guest ?? 0, version: 1 },
    customer: { number: 'CART-C', qty: quantities.customer, version: 1 },
  }
  let opened = 0
  let proven = 0
  const detailOf = (owner: Owner): CartDetail => {
    const { number, qty, version } = carts[owner]
    return aCart(qty > 0 ? [aCartItem({ qty })] : [], { orderNumber: number ?? null, version })
  }
  const requireOwn = (owner: Owner, number: string | undefined) => {
    if (number !== undefined && number !== carts[owner].number) throw new ApiError(404, 'CRT_0002', 'Gone')
  }
  return {
    carts,
    opened: () => opened,
    /** Calls that came with the guest's proof. */
    proven: () => proven,
    answer(call: string, { query, body }: Input, owner: Owner, isProven: boolean): CartDetail {
      const { guest, customer } = carts
      if (isProven) proven += 1
      if (isProven && guest.number !== undefined && query?.orderNumber === guest.number) {
        customer.qty += guest.qty
        customer.version += 1
        carts.guest = { number: undefined, qty: 0, version: 1 }
        return detailOf('customer')
      }
      requireOwn(owner, query?.orderNumber ?? body?.orderNumber)
      if (call === 'cartDetail') return detailOf(owner)
      const qty = body?.products[0]?.qty ?? 0
      if (qty > ON_HAND) throw new ApiError(409, 'CRT_0114', 'Only a few are left.')
      if (carts[owner].number === undefined) {
        opened += 1
        carts[owner].number = `CART-G${opened}`
      }
      carts[owner].qty = qty
      carts[owner].version += 1
      return detailOf(owner)
    },
  }
}

type Server = ReturnType<typeof createServer>
type Shared = {
  readonly server: Server
  readonly number?: ReturnType<typeof createMemoryValue<string>>
  readonly kept?: ReturnType<typeof createMemoryValue<KeptEdits>>
}

/** A page of the browser that belongs to a guest until somebody signs in. */
export function openPage({
  server,
  number = createMemoryValue('CART-G'),
  kept = createMemoryValue<KeptEdits>(),
}: Shared) {
  let owner: Owner = 'guest'
  let isReachable = true
  const call = async (endpoint: { name: string }, input: Input, { headers = {} }: Options = {}) => {
    const asks = headers['authorization'] === 'Bearer guest-token' ? 'guest' : owner
    await Promise.resolve()
    if (!isReachable) throw new ApiError(0, 'NETWORK', 'No connection.')
    return server.answer(endpoint.name, input, asks, headers['x-guest-token'] === 'guest-token')
  }
  const onConflicts = vi.fn<() => void>()
  const cart = createCart({
    api: { call } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
    bus: createBus(() => {}),
    channel: { post: () => {}, on: () => {} },
    number,
    kept,
    owner: () => (owner === 'guest' ? 'guest' : 'ada'),
    store: () => aStore(),
    isGuest: () => owner === 'guest',
    onRefused: () => {},
    onAbandoned: () => {},
    onConflicts,
  })
  return {
    cart,
    kept,
    number,
    onConflicts,
    signIn({ isGuestKnown = false } = {}) {
      owner = 'customer'
      return cart.holdGuestCart(isGuestKnown)
    },
    loseConnection(isLost = true) {
      isReachable = !isLost
    },
    shown: () => linesOf(cart.store.getState().detail).map(({ qty }) => qty),
  }
}
