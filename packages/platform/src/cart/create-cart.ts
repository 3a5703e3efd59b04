import { type ApiClient, ApiError } from '@aisle/api/client'
import { cartDetail, removeCartItem, saveCart } from '@aisle/api/cart'
import type { ChosenStore } from '@aisle/contract'
import { createStore } from 'zustand/vanilla'
import type { Owned } from '../platform.tsx'
import { type CartRecordOptions, createCartRecord } from './cart-record.ts'
import { cartMessages } from './cart.messages.ts'
import { allowedQuantity, editDelay, lineKeyOf, linesFor, quantityOf } from './cart.rules.ts'
import type { CartCommands, CartOrigin, CartProduct, CartState } from './cart.types.ts'
import { createEditQueue } from './edit-queue.ts'
import { saveBodyOf } from './save-body.ts'

/** An edit that the server refused, for whoever shows it (decision 31). */
export type RefusedEdit = { readonly product: CartProduct; readonly qty: number; readonly origin: CartOrigin }

export type CartOptions = Pick<CartRecordOptions, 'bus' | 'channel' | 'number' | 'isGuest'> & {
  readonly api: ApiClient
  readonly store: () => ChosenStore | null
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

/** Codes that say that cart or line are no longer there (spec 2 §8). */
const ABANDONED = 'CRT_0002'
const LINE_GONE = 'CRT_0108'

/** The shopper's cart: one queue per line, the server's version decides between answers, tabs keep in step. */
export function createCart(options: CartOptions): Cart {
  const store = createStore<CartState>(() => ({ ...EMPTY, ...options.initial }))
  const { api, bus } = options
  let refreshing: Promise<void> | undefined
  /** The first line makes the cart; others wait for its number instead of making a second one. */
  let creating: Promise<unknown> | undefined
  const record = createCartRecord({
    ...options,
    store,
    onForgotten() {
      queue.drop()
      creating = undefined
      refreshing = undefined
    },
  })

  const abandon = () => {
    record.clear('abandoned')
    options.onAbandoned()
  }

  const read = async () => {
    const isSame = record.watch()
    try {
      const answer = await api.call(cartDetail, { query: record.terms() })
      if (isSame()) record.take(answer, { tell: true })
    } catch (error) {
      if (!isSame()) return
      if (codeOf(error) === ABANDONED) abandon()
      else if (store.getState().detail === null) store.setState({ status: 'failed' })
    } finally {
      if (isSame()) refreshing = undefined
    }
  }
  const refresh = () => (refreshing ??= read())

  const request = ({ product, qty }: Edit) => {
    const terms = record.terms()
    const [line, ...others] = linesFor(store.getState().detail, product)
    // Sent again where no answer came: wanting a quantity twice is wanting it once.
    const again = { idempotencyKey: crypto.randomUUID() }
    if (qty === 0 && line && others.length === 0) {
      return api.call(removeCartItem, { params: { orderItemId: line.orderLineItemID }, query: terms }, again)
    }
    const lineMethod = line?.fulfillmentMethodID
    return api.call(saveCart, { body: saveBodyOf({ product, qty, lineMethod, terms, store: options.store() }) }, again)
  }

  const send = async (edit: Edit) => {
    while (record.orderNumber() === undefined && creating) await creating
    const isSame = record.watch()
    const answer = request(edit)
    if (record.orderNumber() === undefined) creating = answer.then(endCreating, endCreating)
    const detail = await answer
    if (!isSame()) return
    record.take(detail, { tell: true })
    const { product, qty, before } = edit
    if (before === 0 && qty > 0) {
      bus.emit('cart.line-added', { productId: product.productId, title: product.title, qty })
    }
  }
  const endCreating = () => {
    creating = undefined
  }

  const settleLine = (key: string) => store.setState(({ wanted }) => ({ wanted: without(wanted, key) }))

  const queue = createEditQueue<Edit>({
    send,
    onSettled: settleLine,
    onRefused(key, edit, error) {
      settleLine(key)
      const code = codeOf(error)
      if (code === ABANDONED) return abandon()
      if (code === LINE_GONE) return
      store.setState(({ failures }) => ({ failures: { ...failures, [key]: textOf(error) } }))
      options.onRefused(edit, error)
    },
    onIdle({ sends, failures }) {
      record.tellCount()
      // A single confirmed edit was answered with the whole cart; a burst ends with one authoritative look.
      // One that was begun before may not have seen its end.
      if (sends > 1 || failures > 0) void (refreshing ? refreshing.then(refresh) : refresh())
    },
  })

  /** Edits from before it was known what is in the cart. Nobody could see a quantity then: they mean so many more. */
  const early = new Map<string, RefusedEdit>()
  const isUnknown = () =>
    store.getState().status === 'starting' && (!options.isGuest() || options.number.read() !== undefined)

  store.subscribe(({ status }, before) => {
    if (before.status !== 'starting' || status === 'starting') return
    for (const [key, { product, qty, origin }] of early) {
      settleLine(key)
      add(product, qty, origin)
    }
    early.clear()
  })

  const setQuantity: CartCommands['setQuantity'] = (product, qty, origin) => {
    const key = lineKeyOf(product)
    const state = store.getState()
    const isInCart = linesFor(state.detail, product).length > 0
    const before = quantityOf(state, product)
    const allowed = allowedQuantity(qty, product.limit)
    store.setState(({ wanted, failures }) => ({
      wanted: { ...wanted, [key]: allowed },
      failures: without(failures, key),
    }))
    if (isUnknown()) early.set(key, { product, qty: allowed, origin })
    else queue.put(key, { product, qty: allowed, origin, before }, editDelay(origin, { qty: allowed, isInCart }))
  }

  const add: CartCommands['add'] = (product, qty, origin) =>
    setQuantity(product, quantityOf(store.getState(), product) + qty, origin)

  return {
    store,
    setQuantity,
    add,
    settle: () => queue.settle(),
    refresh,
    accept: (detail) => record.take(detail, { tell: true }),
    clear: record.clear,
    reset: record.forget,
    async start() {
      if (options.isGuest() && options.number.read() === undefined) store.setState({ status: 'ready' })
      else await refresh()
    },
    async adoptGuestCart(proof) {
      try {
        const query = { orderNumber: options.number.read() }
        record.replace(await api.call(cartDetail, { query }, { headers: proof }))
      } catch (error) {
        // Not this guest's any more: the own cart is all there is. Any other failure leaves it to the next start.
        if (codeOf(error) !== ABANDONED) throw error
        options.number.remove()
        await refresh()
      }
    },
  }
}

const EMPTY: CartState = { status: 'starting', detail: null, wanted: {}, failures: {}, notices: [] }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

function textOf(error: unknown) {
  if (!(error instanceof ApiError)) return cartMessages.unreachable
  return error.status === 0 && error.code !== 'NO_STORE' ? cartMessages.unreachable : error.message
}

const without = <T>(entries: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key))
