import { cartDetail, removeCartItem, saveCart } from '@aisle/api/cart'
import { createStore } from 'zustand/vanilla'
import type { Owned } from '../platform.tsx'
import type { CartOptions, RefusedEdit } from './cart-options.ts'
import { createCartRecord } from './cart-record.ts'
import { allowedQuantity, editDelay, lineKeyOf, linesFor, quantityOf } from './cart.rules.ts'
import type { CartCommands, CartState } from './cart.types.ts'
import { ABANDONED, codeOf, isUnreachable, LINE_GONE, textOf } from './edit-failure.ts'
import { createEditQueue } from './edit-queue.ts'
import { createEditsAgain } from './edits-again.ts'
import { createHandOver } from './hand-over.ts'
import { createKeptEdits, type KeptEdit } from './kept-edits.ts'
import { saveBodyOf } from './save-body.ts'

export type Cart = Owned<CartState, CartCommands> & {
  /** Reads a cart that is known of; without a sign of one nothing is asked. */
  start(): Promise<void>
  /**
   * Somebody signs in: edits of the guest wait for `adoptGuestCart`. `false`: there is nothing to hand over. A guest
   * without a cart may have saved lines for later: their token alone proves whose they are.
   */
  holdGuestCart(isGuestKnown: boolean): boolean
  /** Hands the guest's cart over to whoever has just signed in, by the guest's token (spec 2 §4, identities). */
  adoptGuestCart(token: Promise<string | undefined>): Promise<void>
  /** Somebody else shops from now on: nothing of the cart on screen is theirs. */
  reset(): void
}

type Edit = RefusedEdit & {
  readonly before: number
  readonly kept: KeptEdit
  /** Made before the connection was lost, or by a page that is gone. */
  readonly isAgain?: boolean
}

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
    onForgotten(orderNumber) {
      queue.drop()
      creating = undefined
      refreshing = undefined
      away.clear()
      kept.forget(orderNumber)
    },
  })
  const kept = createKeptEdits(options.kept, options.owner)
  /** Edits that wait for the connection. What was asked for stays on screen. */
  const away = new Map<string, Edit>()

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
  /** A look that was begun before may not have seen the end. */
  const lookAgain = () => (refreshing ? refreshing.then(refresh) : refresh())

  const request = ({ product, qty }: Edit) => {
    const terms = record.terms()
    const [line, ...others] = linesFor(store.getState().detail, product)
    // Sent again where no answer came: wanting a quantity twice is wanting it once.
    const repeat = { idempotencyKey: crypto.randomUUID() }
    if (qty === 0 && line && others.length === 0) {
      return api.call(removeCartItem, { params: { orderItemId: line.orderLineItemID }, query: terms }, repeat)
    }
    const lineMethod = line?.fulfillmentMethodID
    return api.call(saveCart, { body: saveBodyOf({ product, qty, lineMethod, terms, store: options.store() }) }, repeat)
  }

  const send = async (edit: Edit) => {
    const isSame = record.watch()
    while (record.orderNumber() === undefined && creating) await creating
    if (!isSame()) return
    const answer = request(edit)
    if (record.orderNumber() === undefined) creating = answer.then(endCreating, endCreating)
    const detail = await answer
    if (!isSame()) return
    record.take(detail, { tell: true })
    const { product, qty, before } = edit
    if (edit.isAgain) again.note({ kept: edit.kept })
    if (before === 0 && qty > 0) {
      bus.emit('cart.line-added', { productId: product.productId, title: product.title, qty })
    }
  }
  const endCreating = () => {
    creating = undefined
  }

  const settleLine = (key: string) => {
    kept.drop(key)
    store.setState(({ wanted }) => ({ wanted: without(wanted, key) }))
  }

  const comeBack = () => {
    for (const [key, edit] of away) queue.put(key, { ...edit, isAgain: true }, 0)
    away.clear()
  }

  const again = createEditsAgain({
    store,
    kept,
    makeAgain: (edit) => want({ ...edit, origin: 'cart' }, edit),
    onConflicts: options.onConflicts,
  })

  const queue = createEditQueue<Edit>({
    send,
    onSettled: settleLine,
    onRefused(key, edit, error) {
      if (isUnreachable(error) && !navigator.onLine) {
        away.set(key, edit)
        addEventListener('online', comeBack, { once: true })
        return
      }
      settleLine(key)
      const code = codeOf(error)
      if (code === ABANDONED) return abandon()
      if (edit.isAgain) again.note({ kept: edit.kept, error })
      if (edit.isAgain || code === LINE_GONE) return
      store.setState(({ failures }) => ({ failures: { ...failures, [key]: textOf(error) } }))
      options.onRefused(edit, error)
    },
    onIdle({ sends, failures }) {
      record.tellCount()
      if (away.size > 0) return
      // A single confirmed edit was answered with the whole cart; a burst ends with one authoritative look.
      const looked = sends > 1 || failures > 0 ? lookAgain() : undefined
      void again.tell(looked)
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
    if (status === 'ready') void again.resume()
  })

  const want = ({ product, qty, origin }: RefusedEdit, known?: KeptEdit) => {
    const key = lineKeyOf(product)
    const state = store.getState()
    const [line] = linesFor(state.detail, product)
    const before = quantityOf(state, product)
    const allowed = allowedQuantity(qty, product.limit, before)
    away.delete(key)
    store.setState(({ wanted, failures }) => ({
      wanted: { ...wanted, [key]: allowed },
      failures: without(failures, key),
    }))
    if (isUnknown()) return void early.set(key, { product, qty: allowed, origin })
    if (handOver.takes({ product, qty: allowed - before, origin })) return
    const cart = state.detail?.orderNumber ?? null
    const edit = known ?? { product, qty: allowed, cart, price: line?.price ?? null, at: Date.now() }
    kept.put(key, edit)
    const delay = known ? 0 : editDelay(origin, { qty: allowed, isInCart: Boolean(line) || key in state.wanted })
    queue.put(key, { product, qty: allowed, origin, before, kept: edit, isAgain: Boolean(known) }, delay)
  }

  const handOver = createHandOver({
    ...options,
    cart: store,
    record,
    kept,
    refresh,
    show: again.show,
    add: (product, qty, origin) => add(product, qty, origin),
    hold() {
      const landed = queue.landed()
      queue.drop()
      record.supersede()
      creating = undefined
      refreshing = undefined
      away.clear()
      return landed
    },
  })

  const setQuantity: CartCommands['setQuantity'] = (product, qty, origin) => want({ product, qty, origin })

  const add: CartCommands['add'] = (product, qty, origin) =>
    setQuantity(product, quantityOf(store.getState(), product) + qty, origin)

  return {
    store,
    setQuantity,
    add,
    settle: () => queue.settle(),
    refresh,
    terms: () => record.terms(),
    accept: (detail) => record.take(detail, { tell: true }),
    dismissConflicts: () => store.setState({ conflicts: [] }),
    clear: (reason, orderNumber) => record.clear(reason, orderNumber),
    reset: () => record.forget(),
    async start() {
      if (options.isGuest() && options.number.read() === undefined) store.setState({ status: 'ready' })
      else await refresh()
    },
    holdGuestCart(isGuestKnown) {
      const isThere = isGuestKnown || options.number.read() !== undefined || Object.keys(kept.ofGuest()).length > 0
      if (isThere) handOver.begin()
      return isThere
    },
    adoptGuestCart: handOver.finish,
  }
}

const EMPTY: CartState = { status: 'starting', detail: null, wanted: {}, failures: {}, notices: [], conflicts: [] }

const without = <T>(entries: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key))
