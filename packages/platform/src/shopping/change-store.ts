import { type Customer, setPreferredLocation } from '@aisle/api/customer'
import { locationDetail } from '@aisle/api/location'
import type { ChosenStore } from '@aisle/contract'
import type { StoreApi } from 'zustand/vanilla'
import { isText } from '../shapes/shape.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import type { ShoppingOptions } from './create-shopping.ts'
import { moveCart, offerUndo, type WayBack, wordsOf } from './move-cart.ts'
import { createMoveUndo } from './move-undo.ts'
import { isPreferred, preferredOf, preferredOnLoad, preferredStore } from './preferred-store.rules.ts'
import { shoppingMessages } from './shopping.messages.ts'
import { createStoreNews, STORE_NEWS, type StoreNews } from './store-news.ts'
import type { ShoppingState } from './shopping.types.ts'

type Parts = ShoppingOptions & {
  readonly store: StoreApi<ShoppingState>
  /** Keeps a store and tells everybody. */
  readonly keep: (chosen: ChosenStore) => void
}

/** What a change of store brings along. Comes when somebody changes theirs, or is found to be a customer. */
export function createChangeStore(parts: Parts) {
  const { api, cart, store, tenant, toasts, keep, customerId } = parts
  /** The customer who chose the store that is shopped at. */
  const chosenBy = createStoredValue({
    key: `aisle:${tenant}:store-chosen-by`,
    version: 1,
    check: isText,
    area: () => localStorage,
  })
  /** Whom this tab has offered to make the store their own that their cart is from. */
  const offeredTo = createStoredValue({
    key: `aisle:${tenant}:store-offered-to`,
    version: 1,
    check: isText,
    area: () => sessionStorage,
  })
  const wayBackTo = (before: ChosenStore): WayBack => ({ go: () => keep(before), kept: createMoveUndo(tenant) })
  const tell = (news: StoreNews) => {
    createStoreNews(tenant).write(news)
    document.dispatchEvent(new Event(STORE_NEWS))
  }

  return {
    /** Whether the cart lets the shopper go there; moves it. */
    async moveCart(chosen: ChosenStore) {
      await cartIsKnown(cart().store)
      const before = store.getState().store
      return moveCart(parts, { chosen, before, wayBack: before ? wayBackTo(before) : undefined })
    },

    /** Somebody has changed their store a moment ago, on a page that came before this one. */
    offerUndo() {
      const undo = createMoveUndo(tenant).read()
      if (!undo) return
      const { snapshotID, before, chosen } = undo
      offerUndo(parts, { snapshotID, text: wordsOf(chosen, before.locationId).done, wayBack: wayBackTo(before) })
    },

    /** Somebody has changed their store: notes who, and what there is to say about it. */
    note(before: ChosenStore | null, chosen: ChosenStore) {
      const customer = customerId()
      if (customer) chosenBy.write(customer)
      else chosenBy.remove()
      if (isSame(chosen, before)) return
      tell({ isOffer: Boolean(customer) && !isPreferred(chosen, store.getState().preferred) })
    },

    /** A customer is here: shops at their own store, unless there is a reason not to. */
    async meet(customer: Customer) {
      const { customerID } = customer
      const preferred = preferredOf(customer)
      store.setState({ preferred })
      await cartIsKnown(cart().store)
      const becomes = () =>
        preferredOnLoad({
          store: store.getState().store,
          preferred,
          isOwnChoice: chosenBy.read() === customerID,
          hasCart: cart().store.getState().detail !== null,
        })
      if (becomes() === 'offered' && customerId() === customerID && offeredTo.read() !== customerID) {
        offeredTo.write(customerID)
        tell({ isOffer: true })
      }
      if (!preferred || becomes() !== 'applied') return
      const { locationId } = preferred
      const location = await api.call(locationDetail, { params: { locationId }, query: { IncludeConfiguration: true } })
      const chosen = preferredStore(location, preferred, customer.zipCode)
      // Meanwhile a store may have been chosen, or something put into the cart.
      if (!chosen || customerId() !== customerID || becomes() !== 'applied') return
      // Where their way is not offered any more they may already be as near to it as can be.
      if (isSame(chosen, store.getState().store)) return
      keep(chosen)
      tell({ isOffer: false })
    },

    async makePreferred() {
      const { store: current } = store.getState()
      if (!current) return false
      const preferred = { locationId: current.locationId, fulfillmentMethodId: current.fulfillmentId }
      try {
        await api.call(setPreferredLocation, { body: preferred })
      } catch {
        toasts.show('error', shoppingMessages.makeMineFailed)
        return false
      }
      store.setState({ preferred })
      toasts.show('success', shoppingMessages.madeMine)
      return true
    },
  }
}

const isSame = (chosen: ChosenStore, before: ChosenStore | null) =>
  before?.locationId === chosen.locationId && before.codeName === chosen.codeName

/** Settles once it is known what is in the cart, or that it cannot be known. */
const cartIsKnown = (cart: StoreApi<{ readonly status: string }>) =>
  new Promise<void>((resolve) => {
    const isKnown = ({ status }: { readonly status: string }) => status !== 'starting'
    if (isKnown(cart.getState())) return resolve()
    const stop = cart.subscribe((state) => {
      if (!isKnown(state)) return
      stop()
      resolve()
    })
  })
