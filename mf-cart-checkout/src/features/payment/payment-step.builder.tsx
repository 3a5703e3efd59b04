import type { CartDetail } from '@aisle/api/cart-detail'
import { useCart } from '@aisle/platform'
import { aCart, aConfiguration, id, renderWithProviders } from '@aisle/platform/testing'
import { vi } from 'vitest'
import { PaymentStep } from './payment-step.tsx'

export const signedIn = { status: 'signed-in', customerId: id(5) } as const

/** The step with the cart of now. */
export function Shown({ onDone }: { readonly onDone: () => void }) {
  const detail = useCart((state) => state.detail)
  return detail ? <PaymentStep detail={detail} onDone={onDone} /> : null
}

export const business = (values: object = { currentPaymentGateway: 'DATACAP' }) => ({
  configuration: aConfiguration(values),
})

export function show(
  detail: CartDetail = aCart(),
  { session, tenant = business() }: { session?: object; tenant?: object } = {},
) {
  const onDone = vi.fn<() => void>()
  const surroundings = { tenant, cart: { detail }, ...(session ? { session } : {}) }
  return { onDone, ...renderWithProviders(<Shown onDone={onDone} />, surroundings) }
}
