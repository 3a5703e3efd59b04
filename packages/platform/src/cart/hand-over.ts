import type { StoreApi } from 'zustand/vanilla'
import { withTabLock } from '../tabs/web-lock.ts'
import type { createCartRecord } from './cart-record.ts'
import type { CartCommands, CartProduct, CartState, CartOrigin } from './cart.types.ts'
import type { TakeOverParts } from './take-over.ts'

type Options = TakeOverParts & {
  readonly cart: StoreApi<CartState>
  readonly record: ReturnType<typeof createCartRecord>
  /** Edits that wait are the guest's: none is sent any more. Resolves when those on their way have ended. */
  readonly hold: () => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly show: (conflicts: CartState['conflicts']) => void
  readonly add: CartCommands['add']
}

type More = { readonly product: CartProduct; readonly qty: number; readonly origin: CartOrigin }

/** A guest's cart on its way to whoever has signed in, and what is changed meanwhile. */
export function createHandOver({ cart, record, hold, refresh, show, add, ...parts }: Options) {
  /** Changes of what is on screen, which is in the guest's cart still. They are made in the one that comes of it. */
  let meanwhile: More[] | undefined
  let held: Promise<unknown> = Promise.resolve()
  /** Edits from before it is known what is in the cart are not the guest's. */
  const forgetWanted = () => cart.getState().status !== 'starting' && cart.setState({ wanted: {} })
  return {
    /** Takes an edit while the cart is handed over. `false`: it is not. */
    takes(more: More): boolean {
      meanwhile?.push(more)
      return meanwhile !== undefined
    },
    /** From now on the guest is somebody else. */
    begin() {
      meanwhile ??= []
      held = hold()
    },
    async finish(token: Promise<string | undefined>): Promise<void> {
      try {
        const [guestToken] = await Promise.all([token, held])
        const { takeOver } = await import(/* webpackChunkName: "frame" */ './take-over.ts')
        const { detail, conflicts } = await withTabLock('aisle:hand-over', () => takeOver(parts, guestToken))
        forgetWanted()
        if (detail) record.replace(detail)
        else await refresh()
        show(conflicts)
      } catch (error) {
        // Without a cart of the guest's there is their own to be shown, whatever became of the rest.
        if (parts.number.read() === undefined) await refresh()
        throw error
      } finally {
        const edits = meanwhile ?? []
        meanwhile = undefined
        if (edits.length > 0) forgetWanted()
        for (const { product, qty, origin } of edits) add(product, qty, origin)
      }
    },
  }
}
