import type { PlaceOrderBody } from '@aisle/api/place-order'
import { api, bus, cart, linkTo, useCart, useGo, usePlatform, useSession, useTenant } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { createIntents } from './intent.ts'
import { orderIntentStorage } from './intent-storage.ts'
import { OrderRefused, sendOrder } from './place-order.ts'
import { createRecentOrder } from './recent-order.ts'

/**
 * Places the order and goes to its page. One that was sent and never answered is asked about at once, whatever the cart
 * says: an order that was placed has taken its cart along (F23).
 */
export function usePlaceOrder() {
  const go = useGo()
  const tenant = useTenant((state) => state.tenant)
  const { intents, isOwner } = useIntents()
  const { store } = usePlatform().cart
  const hasCart = useCart((state) => state.detail !== null)
  const place = useMutation({
    mutationFn: async (body: PlaceOrderBody) => {
      await cart.settle()
      return await sendOrder(api, intents, body, isOwner, store.getState().detail?.orderNumber ?? undefined)
    },
    onSuccess: async ({ orderNumber, orderID, cartNumber }) => {
      bus.emit('order.placed', { orderNumber, orderId: orderID })
      createRecentOrder(tenant).write(orderNumber)
      cart.clear('ordered', cartNumber)
      await go(linkTo('orderComplete', { orderNumber }) ?? '/', { replace: true })
    },
    // A refusal comes from something that this page does not know yet: it is shown with the cart as it is now (F31).
    onError: (error) => (error instanceof OrderRefused && hasCart ? cart.refresh() : undefined),
  })
  const resume = useEffectEvent(() => {
    const body = intents.read()?.body
    if (body && !place.isPending) place.mutate(body)
  })
  // Whoever has signed in again finds the order that their session left behind.
  useEffect(() => resume(), [intents])
  return place
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Leads to the page that learns what became of an order without an answer. */
export function useUnansweredOrder(): void {
  const go = useGo()
  const { intents } = useIntents()
  const leave = useEffectEvent(() => {
    const target = intents.read() && linkTo('checkout')
    if (target) void go(target, { replace: true })
  })
  useEffect(() => leave(), [intents])
}

/** The confirmation of an order is there: nobody is led to it any more. */
export function useConfirmedOrder(orderNumber: string): void {
  const { intents } = useIntents()
  useEffect(() => intents.confirm(orderNumber), [intents, orderNumber])
}

/** The orders of whoever shops now, and whether that is still the same one. */
function useIntents() {
  const tenant = useTenant((state) => state.tenant)
  const { store } = usePlatform().session
  const subject = useSession((state) => state.profile?.subject)
  return useMemo(
    () => ({
      intents: createIntents(orderIntentStorage(), tenant, Date.now, subject),
      isOwner: () => store.getState().profile?.subject === subject,
    }),
    [tenant, subject, store],
  )
}
