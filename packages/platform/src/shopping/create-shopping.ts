import type { ApiClient } from '@aisle/api/client'
import type { Customer } from '@aisle/api/customer'
import { CHOSEN_STORE_COOKIE, type ChosenStore } from '@aisle/contract'
import { createStore } from 'zustand/vanilla'
import type { Bus } from '../bus/bus.ts'
import { isChosenStore } from './chosen-store.ts'
import type { Cart } from '../cart/create-cart.ts'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import type { Owned } from '../platform.tsx'
import { writePreferenceCookie } from '../storage/preference-cookie.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import type { Toasts } from '../toasts/toasts.types.ts'
import { NOT_CHANGED } from './not-changed.ts'
import type { ShoppingOfShell, ShoppingState } from './shopping.types.ts'

export type ShoppingOptions = {
  readonly tenant: string
  readonly initial: ChosenStore | null
  readonly api: ApiClient
  readonly bus: Bus
  readonly channel: TabChannel
  readonly dialogs: Dialogs
  readonly toasts: Toasts
  readonly cart: () => Cart
  readonly customerId: () => string | null | undefined
}

export type Shopping = Owned<ShoppingState, ShoppingOfShell> & {
  /** Who is signed in was asked: a customer shops at their own store (spec 1 §4). */
  meet(customer: Customer | null): void
}

/** Where the shopper shops: a cookie of 3 days, in step across tabs (spec 1 §9). */
export function createShopping(options: ShoppingOptions): Shopping {
  const { initial, bus, cart, channel, toasts } = options
  const store = createStore<ShoppingState>(() => ({ store: initial, preferred: undefined }))

  const take = (chosen: ChosenStore) => {
    store.setState({ store: chosen })
    bus.emit('location.changed', { locationId: chosen.locationId, codeName: chosen.codeName })
  }
  channel.on('shopping.store', isChosenStore, take)

  const keep = (chosen: ChosenStore) => {
    writePreferenceCookie(CHOSEN_STORE_COOKIE, JSON.stringify(chosen))
    channel.post('shopping.store', chosen)
    take(chosen)
  }
  // Most visits change nothing.
  const change = async () => {
    const { createChangeStore } = await import(/* webpackChunkName: "frame" */ './change-store.ts')
    return createChangeStore({ ...options, store, keep })
  }
  const told = () => {
    toasts.show('error', NOT_CHANGED)
    return false
  }

  return {
    store,
    async choose(chosen) {
      const before = store.getState().store
      const parts = change()
      const { status, detail } = cart().store.getState()
      // What is not known yet may be a cart of the store that is left.
      if (detail || status === 'starting') {
        const isFree = await parts.then(({ moveCart }) => moveCart(chosen), told)
        if (!isFree) return false
      }
      keep(chosen)
      // The store is taken whether or not that is noted.
      await parts.then(({ note }) => note(before, chosen)).catch(() => {})
      return true
    },
    // Where that cannot be offered, the change stands as it was made.
    offerUndo: () =>
      void change().then(
        (parts) => parts.offerUndo(),
        () => {},
      ),
    makePreferred: () => change().then((parts) => parts.makePreferred(), told),
    meet(customer) {
      store.setState({ preferred: undefined })
      // A customer whose own store cannot be had shops where they are.
      if (customer)
        void change()
          .then((parts) => parts.meet(customer))
          .catch(() => {})
    },
  }
}
