import type { CartDetail } from '@aisle/api/cart-detail'
import { setTip } from '@aisle/api/checkout'
import { api } from '@aisle/platform'
import { useCartCall } from '../savings/use-cart-call.ts'

/** Says what the shopper gives; 0 says that it is nothing. */
export const useTip = ({ orderNumber }: CartDetail, onDone?: () => void) =>
  useCartCall(
    (tipAmount: number) => api.call(setTip, { body: { tipAmount, ...(orderNumber ? { orderNumber } : {}) } }),
    { onDone },
  )
