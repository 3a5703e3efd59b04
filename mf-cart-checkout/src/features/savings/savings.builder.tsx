import type { CartDetail } from '@aisle/api/cart-detail'
import { useCart } from '@aisle/platform'
import { renderWithProviders } from '@aisle/platform/testing'
import { Savings } from './savings.tsx'

/** The part as it stands beside the cart: always with the cart of now. */
function Shown() {
  const detail = useCart((state) => state.detail)
  return detail ? <Savings detail={detail} /> : null
}

export const showSavings = (detail: CartDetail, session: object = {}) =>
  renderWithProviders(<Shown />, { cart: { detail }, ...session })
