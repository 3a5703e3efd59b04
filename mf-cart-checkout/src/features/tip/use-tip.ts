import { setTip } from '@aisle/api/checkout'
import { api, cart } from '@aisle/platform'
import { useCartCall } from '../savings/use-cart-call.ts'

/** Says what the shopper gives; 0 says that it is nothing. */
export const useTip = (onDone?: () => void) =>
  useCartCall((tipAmount: number) => api.call(setTip, { body: { tipAmount, ...cart.terms() } }), { onDone })
