import { useCart } from '@aisle/platform'
import { lazy, Suspense } from 'react'

const CartNotices = lazy(() => import('./cart-notices.tsx').catch(() => ({ default: Nothing })))
// What cannot be shown now is shown at the next look at the cart.
const Nothing = () => <></>

/** Room for what happened to the cart, or did not; most carts have nothing of the kind, and load nothing for it. */
export function Notices() {
  const notices = useCart((state) => state.notices)
  const conflicts = useCart((state) => state.conflicts)
  return notices.length > 0 || conflicts.length > 0 ? (
    <Suspense>
      <CartNotices notices={notices} conflicts={conflicts} />
    </Suspense>
  ) : null
}
