import type { DialogName, Surface } from '@aisle/contract'
import { createStore } from 'zustand/vanilla'
import { isBlocking, staysBelow } from './dialogs.rules.ts'
import type { Dialogs, OpenDialog } from './dialogs.types.ts'

/** A remote's, which a tenant may lack. All others are the shell's own. */
const OF_REMOTES: readonly DialogName[] = [
  'quick-product',
  'change-location',
  'substitutes',
  'out-of-stock',
  'tip',
  'wishlist',
  'address-form',
]

/** The stack of dialogs and who waits for their answers. */
export function createDialogs(surfaces: readonly Surface[]): Dialogs {
  const stack = createStore<readonly OpenDialog[]>(() => [])
  const waiting = new Map<string, (result: unknown) => void>()
  let count = 0

  const ownerOf = (name: DialogName) => surfaces.find(({ dialogs }) => name in dialogs)?.remote

  const settle = (closed: readonly OpenDialog[], results: ReadonlyMap<string, unknown> = new Map()) => {
    for (const { id } of closed) {
      waiting.get(id)?.(results.get(id))
      waiting.delete(id)
    }
  }

  return {
    stack,
    canOpen: (name) => !OF_REMOTES.includes(name) || ownerOf(name) !== undefined,

    open(name, props) {
      const remote = ownerOf(name)
      if (remote === undefined && OF_REMOTES.includes(name)) return Promise.resolve(undefined)
      count += 1
      const dialog: OpenDialog = { id: `dialog-${count}`, name, props, remote }
      const before = stack.getState()
      const kept = before.filter((open) => staysBelow(open, name))
      return new Promise((resolve) => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the dialog of this name answers with its result
        waiting.set(dialog.id, resolve as (result: unknown) => void)
        stack.setState([...kept, dialog], true)
        settle(before.filter((open) => !kept.includes(open)))
      })
    },

    close(id, result) {
      const before = stack.getState()
      const index = before.findIndex((open) => open.id === id)
      if (index === -1) return
      stack.setState(before.slice(0, index), true)
      settle(before.slice(index), new Map([[id, result]]))
    },

    closeAll() {
      const before = stack.getState()
      const kept = before.filter(isBlocking)
      if (kept.length < before.length) stack.setState(kept, true)
      settle(before.filter((open) => !kept.includes(open)))
    },
  }
}
