import { type ApiClient, ApiError } from '@aisle/api/client'
import { applyChangeLocation } from '@aisle/api/cart-location'
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
import { shoppingMessages } from './shopping.messages.ts'
import type { ShoppingCommands, ShoppingState } from './shopping.types.ts'

export type ShoppingOptions = {
  readonly initial: ChosenStore | null
  readonly api: ApiClient
  readonly bus: Bus
  readonly channel: TabChannel
  readonly dialogs: Dialogs
  readonly toasts: Toasts
  readonly cart: () => Cart
}

export type Shopping = Owned<ShoppingState, ShoppingCommands>

/** Where the shopper shops: a cookie of 3 days, in step across tabs (spec 1 §9). */
export function createShopping({ initial, api, bus, channel, dialogs, toasts, cart }: ShoppingOptions): Shopping {
  const store = createStore<ShoppingState>(() => ({ store: initial }))

  const take = (chosen: ChosenStore) => {
    store.setState({ store: chosen })
    bus.emit('location.changed', { locationId: chosen.locationId, codeName: chosen.codeName })
  }
  channel.on('shopping.store', isChosenStore, take)

  /** Moves the cart first, so that store and cart never disagree. */
  const moveCart = async (chosen: ChosenStore): Promise<boolean> => {
    const { detail } = cart().store.getState()
    const isSame = detail?.locationID === chosen.locationId && store.getState().store?.codeName === chosen.codeName
    if (!detail || isSame) return true
    const place = {
      locationId: chosen.locationId,
      fulfillmentMethodID: chosen.fulfillmentId,
      ...(chosen.zipCode ? { zipCode: chosen.zipCode } : {}),
    }
    if (dialogs.canOpen('change-location')) return (await dialogs.open('change-location', place)) === true
    if (!(await dialogs.open('confirm', shoppingMessages.move(chosen.name)))) return false
    try {
      const query = { ...place, ...(detail.orderNumber ? { orderNumber: detail.orderNumber } : {}) }
      cart().accept(await api.call(applyChangeLocation, { query }))
      return true
    } catch (error) {
      toasts.show('error', error instanceof ApiError ? error.message : shoppingMessages.failed)
      return false
    }
  }

  return {
    store,
    async choose(chosen) {
      if (!(await moveCart(chosen))) return false
      writePreferenceCookie(CHOSEN_STORE_COOKIE, JSON.stringify(chosen))
      channel.post('shopping.store', chosen)
      take(chosen)
      return true
    },
  }
}
