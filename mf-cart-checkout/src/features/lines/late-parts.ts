import { type ComponentType, lazy } from 'react'
import type * as Bundle from './late-parts.bundle.ts'

const Nothing = () => null

const late = <Props extends object>(pick: (parts: typeof Bundle) => ComponentType<Props>) =>
  lazy((): Promise<{ readonly default: ComponentType<Props> }> =>
    import('./late-parts.bundle.ts').then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: Nothing }),
    ),
  )

/** What a cart is shown without and only some have: one file, loaded where it is needed, else left out. */
export const AutoShipLine = late((parts) => parts.AutoShipLine)
export const ChangeLine = late((parts) => parts.ChangeLine)
export const SavedItems = late((parts) => parts.SavedItems)
export const Companions = late((parts) => parts.Companions)
