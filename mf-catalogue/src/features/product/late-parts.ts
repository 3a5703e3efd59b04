import { type ComponentType, lazy } from 'react'
import type * as Bundle from './late-parts.bundle.ts'

type Parts = typeof Bundle

const Nothing = () => null

const late = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  lazy((): Promise<{ readonly default: ComponentType<Props> }> =>
    import('./late-parts.bundle.ts').then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: Nothing }),
    ),
  )

/** What the page of a product can be shown and bought without: one file, loaded after the rest, else left out. */
export const ProductMore = late((parts) => parts.ProductMore)
export const BuyMore = late((parts) => parts.BuyMore)
export const ShareButton = late((parts) => parts.ShareButton)
