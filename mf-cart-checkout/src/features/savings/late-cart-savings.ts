import { latePart } from '../late/late-part.tsx'
import { savingsMessages as texts } from './savings.messages.ts'

/** Coupons, balances and tip, which a cart is read and checked out without. */
export const CartSavings = latePart(async () => (await import('./cart-savings.tsx')).CartSavings, {
  loading: texts.loading,
  failed: texts.loadFailed,
  height: '60px',
})
