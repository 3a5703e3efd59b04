import { type ApiClient, ApiError } from '@aisle/api/client'
import { cartDetail, type CartProductInput, removeCartItem, saveCart } from '@aisle/api/cart'
import { type CartDetail, cartDetailSchema } from '@aisle/api/cart-detail'
import type { ChosenStore } from '@aisle/contract'
import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import type { Bus } from '../bus/bus.ts'
import type { Owned } from '../platform.tsx'
import type { StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { cartMessages } from './cart.messages.ts'
import { allowedQuantity, countItems, editDelay, isNewer, lineKeyOf, linesFor, quantityOf } from './cart.rules.ts'
import type { CartCommands, CartOrigin, CartProduct, CartState } from './cart.types.ts'
import { createEditQueue } from './edit-queue.ts'

/** An edit that the server refused, for whoever shows it (decision 31). */
export type RefusedEdit = { readonly product: CartProduct; readonly qty: number; readonly origin: CartOrigin }

export type CartOptions = {
  readonly api: ApiClient
  readonly bus: Bus
  readonly channel: TabChannel
  /** The guest's cart number, kept over reloads. */
  readonly number: StoredValue<string>
  readonly store: () => ChosenStore | null
  readonly isGuest: () => boolean
  /** Shows what became of a refused edit. */
  readonly onRefused: (refused: RefusedEdit, error: unknown) => void
  /** The cart is gone on the server (CRT_0002). */
  readonly onAbandoned: () => void
  readonly initial?: Partial<CartState>
}

export type Cart = Owned<CartState, CartCommands> & {
  /** Reads a cart that is known of; without a sign of one nothing is asked. */
  start(): Promise<void>
  /** Hands the guest's cart over to whoever has just signed in (spec 2 §4, identities). */
  adoptGuestCart(proof: Readonly<Record<string, string>>): Promise<void>
  /** Somebody else shops from now on: nothing of the cart on screen is theirs. */
  reset(): void
}

type Edit = RefusedEdit & { readonly before: number }

/** Codes that say that the cart is no longer the shopper's (spec 2 §8). */
const ABANDONED = 'CRT_0002'
const LINE_GONE = 'CRT_0108'

/** The shopper's cart: one queue per line, the server's version decides between answers, tabs keep in step. */
export function createCart(options: CartOptions): Cart {
  const { api, bus, channel, number } = options
  const store = createStore<CartState>(() => ({
    status: 'starting',
    detail: null,
    wanted: {},
    failures: {},
    ...options.initial,
  }))
  let refreshing: Promise<void> | undefined
  /** The first line makes the cart; others wait for its number instead of making a second one. */
  let creating: Promise<unknown> | undefined
  /** The last answer, an empty cart's too: an older one that arrives later changes nothing. */
  let latest: CartDetail | null = options.initial?.detail ?? null
  /** Grows when the cart is forgotten; answers asked for before are ignored. */
  let generation = 0

  const orderNumber = () => store.getState().detail?.orderNumber ?? number.read()
  const named = () => {
    const guestNumber = options.isGuest() ? orderNumber() : undefined
    return guestNumber ? { orderNumber: guestNumber } : {}
  }

  const take = (answer: CartDetail | null, { tell }: { tell: boolean }) => {
    if (answer && !isNewer(answer, latest)) return
    latest = answer
    const kept = answer && answer.totalItems > 0 ? answer : null
    store.setState({ status: 'ready', detail: kept })
    if (!kept) number.remove()
    else if (options.isGuest() && kept.orderNumber) number.write(kept.orderNumber)
    if (tell) channel.post('cart.detail', answer)
    bus.emit('cart.changed', { itemCount: countItems(store.getState()) })
  }

  const forget = () => {
    queue.drop()
    generation += 1
    latest = null
    creating = undefined
    refreshing = undefined
    number.remove()
    store.setState({ status: 'ready', detail: null, wanted: {}, failures: {} })
  }

  const clear: CartCommands['clear'] = (reason) => {
    forget()
    channel.post('cart.cleared', reason)
    bus.emit('cart.cleared', { reason })
    bus.emit('cart.changed', { itemCount: 0 })
  }

  const abandon = () => {
    clear('abandoned')
    options.onAbandoned()
  }

  const read = async () => {
    const asked = generation
    try {
      const answer = await api.call(cartDetail, { query: named() })
      if (asked === generation) take(answer, { tell: true })
    } catch (error) {
      if (asked !== generation) return
      if (codeOf(error) === ABANDONED) abandon()
      else if (store.getState().detail === null) store.setState({ status: 'failed' })
    } finally {
      if (asked === generation) refreshing = undefined
    }
  }
  const refresh = () => (refreshing ??= read())

  const send = async ({ product, qty, before }: Edit) => {
    while (orderNumber() === undefined && creating) await creating
    const asked = generation
    const lines = linesFor(store.getState().detail, product)
    const [only] = lines
    const sending = { idempotencyKey: crypto.randomUUID() }
    const call =
      qty === 0 && only && lines.length === 1
        ? api.call(removeCartItem, { params: { orderItemId: only.orderLineItemID }, query: named() }, sending)
        : api.call(saveCart, { body: saveBody(product, qty, only?.fulfillmentMethodID) }, sending)
    if (orderNumber() === undefined) {
      const done = () => {
        creating = undefined
      }
      creating = call.then(done, done)
    }
    const answer = await call
    if (asked !== generation) return
    take(answer, { tell: true })
    if (before === 0 && qty > 0) {
      bus.emit('cart.line-added', { productId: product.productId, title: product.title, qty })
    }
  }

  const saveBody = (product: CartProduct, qty: number, ownMethod: string | undefined) => {
    const chosen = options.store()
    const fulfillmentMethodId = product.fulfillmentMethodID ?? ownMethod ?? chosen?.fulfillmentId
    if (!fulfillmentMethodId) throw new ApiError(0, 'NO_STORE', cartMessages.noStore)
    const { title: _title, limit: _limit, fulfillmentMethodID: _method, ...chosenLine } = product
    const input: CartProductInput = { ...chosenLine, qty }
    return {
      fulfillmentMethodId,
      products: [input],
      ...(chosen ? { locationID: chosen.locationId } : {}),
      ...(chosen?.zipCode ? { zipCode: chosen.zipCode } : {}),
      ...named(),
    }
  }

  const dropWanted = (key: string) => {
    store.setState(({ wanted }) => ({ wanted: without(wanted, key) }))
  }

  const queue = createEditQueue<Edit>({
    send,
    onSettled: dropWanted,
    onRefused: (key, edit, error) => {
      dropWanted(key)
      const code = codeOf(error)
      if (code === ABANDONED) return abandon()
      if (code === LINE_GONE) return
      store.setState(({ failures }) => ({ failures: { ...failures, [key]: textOf(error) } }))
      options.onRefused(edit, error)
    },
    onIdle: ({ sends, failures }) => {
      bus.emit('cart.changed', { itemCount: countItems(store.getState()) })
      // A single confirmed edit was answered with the whole cart; a burst ends with one authoritative look.
      if (sends > 1 || failures > 0) void refresh()
    },
  })

  channel.on('cart.detail', z.nullable(cartDetailSchema), (answer) => take(answer, { tell: false }))
  channel.on('cart.cleared', z.enum(['ordered', 'emptied', 'abandoned']), (reason) => {
    forget()
    bus.emit('cart.cleared', { reason })
    bus.emit('cart.changed', { itemCount: 0 })
  })

  return {
    store,
    setQuantity(product, qty, origin) {
      const key = lineKeyOf(product)
      const state = store.getState()
      const isInCart = linesFor(state.detail, product).length > 0
      const before = quantityOf(state, product.productId, product.productVariantValueID)
      const allowed = allowedQuantity(qty, product.limit)
      store.setState(({ wanted, failures }) => ({
        wanted: { ...wanted, [key]: allowed },
        failures: without(failures, key),
      }))
      queue.put(key, { product, qty: allowed, origin, before }, editDelay(origin, { qty: allowed, isInCart }))
    },
    settle: () => queue.settle(),
    refresh,
    accept: (detail) => take(detail, { tell: true }),
    clear,
    reset() {
      forget()
      bus.emit('cart.changed', { itemCount: 0 })
    },
    async start() {
      if (options.isGuest() && number.read() === undefined) store.setState({ status: 'ready' })
      else await refresh()
    },
    async adoptGuestCart(proof) {
      const guestNumber = number.read()
      try {
        const answer = await api.call(cartDetail, { query: { orderNumber: guestNumber } }, { headers: proof })
        number.remove()
        latest = null
        take(answer, { tell: true })
      } catch (error) {
        // Not this guest's any more: the own cart is all there is. Any other failure leaves it to the next start.
        if (codeOf(error) !== ABANDONED) throw error
        number.remove()
        await refresh()
      }
    },
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

function textOf(error: unknown) {
  if (!(error instanceof ApiError)) return cartMessages.unreachable
  return error.status === 0 && error.code !== 'NO_STORE' ? cartMessages.unreachable : error.message
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
