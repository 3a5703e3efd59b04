import type { CartDetail } from '@aisle/api/cart-detail'
import type { StoreApi } from 'zustand/vanilla'
import type { Bus } from '../bus/bus.ts'
import { isAnything, isOneOf, isShape, isText } from '../shapes/shape.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { countItems, isNewer } from './cart.rules.ts'
import type { CartState } from './cart.types.ts'

export type ClearReason = 'ordered' | 'emptied' | 'abandoned'

/** What tabs tell each other: the cart is named, since another may stand in its place by now. */
type Cleared = { readonly reason: ClearReason; readonly orderNumber: string }
const isCleared = isShape<Cleared>({
  reason: isOneOf('ordered', 'emptied', 'abandoned'),
  orderNumber: isText,
})

export type CartRecordOptions = {
  readonly store: StoreApi<CartState>
  readonly bus: Bus
  readonly channel: TabChannel
  /** The guest's cart number, kept over reloads. */
  readonly number: StoredValue<string>
  readonly isGuest: () => boolean
  /** The cart was forgotten: edits under way are void. Without a number everything is. */
  readonly onForgotten: (orderNumber: string | undefined) => void
}

export type CartRecord = ReturnType<typeof createCartRecord>

/** What is known of the cart: the newest answer of the server, in step across tabs. */
export function createCartRecord({ store, bus, channel, number, isGuest, onForgotten }: CartRecordOptions) {
  /** The last answer, an empty cart's too: an older one that arrives later changes nothing. */
  let latest: CartDetail | null = store.getState().detail
  /** Grows when the cart is forgotten; answers asked for before are ignored. */
  let generation = 0

  const orderNumber = () => store.getState().detail?.orderNumber ?? number.read()
  const tellCount = () => bus.emit('cart.changed', { itemCount: countItems(store.getState()) })

  const take = (answer: CartDetail | null, { tell }: { readonly tell: boolean }) => {
    if (answer && !isNewer(answer, latest)) return
    latest = answer
    const kept = answer && answer.totalItems > 0 ? answer : null
    store.setState({ status: 'ready', detail: kept, notices: answer?.notices ?? [] })
    if (!kept) number.remove()
    else if (isGuest() && kept.orderNumber) number.write(kept.orderNumber)
    if (tell) channel.post('cart.detail', answer)
    tellCount()
  }

  /** This cart, or without a number whatever is known. */
  const forget = (named?: string) => {
    generation += 1
    latest = null
    // Another tab may have begun the next one.
    if (named === undefined || number.read() === named) number.remove()
    store.setState({ status: 'ready', detail: null, wanted: {}, failures: {}, notices: [], conflicts: [] })
    onForgotten(named)
    tellCount()
  }

  const forgetOwn = ({ reason, orderNumber: named }: Cleared) => {
    if (orderNumber() !== named) return
    forget(named)
    bus.emit('cart.cleared', { reason })
  }

  const watch = () => {
    const asked = generation
    return () => asked === generation
  }

  channel.on('cart.detail', isAnything, async (message) => {
    const isSame = watch()
    // What cannot be read now is seen at the next look at the cart.
    const { readCartMessage } = await import('./cart-message.ts').catch(() => ({ readCartMessage: () => undefined }))
    const answer = readCartMessage(message)
    if (answer !== undefined && isSame()) take(answer, { tell: false })
  })
  channel.on('cart.cleared', isCleared, forgetOwn)

  return {
    take,
    forget,
    tellCount,
    orderNumber,
    terms(): { orderNumber?: string } {
      const guestNumber = isGuest() ? orderNumber() : undefined
      return guestNumber ? { orderNumber: guestNumber } : {}
    },
    /** What was asked for until now is void, what is known stays on screen. */
    supersede() {
      generation += 1
    },
    /** Somebody else's cart replaces this one, whatever its version. */
    replace(answer: CartDetail) {
      number.remove()
      latest = null
      take(answer, { tell: true })
    },
    /** Without a number, and where none is known, whatever there is. */
    clear(reason: ClearReason, named = orderNumber()) {
      if (named === undefined) {
        forget()
        bus.emit('cart.cleared', { reason })
        return
      }
      const cleared = { reason, orderNumber: named }
      forgetOwn(cleared)
      channel.post('cart.cleared', cleared)
    },
    /** Answers whether the cart is still the one that it was at this call. */
    watch,
  }
}
