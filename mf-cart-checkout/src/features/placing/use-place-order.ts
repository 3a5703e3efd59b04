import type { PlaceOrderBody } from '@aisle/api/place-order'
import { api, bus, cart, linkTo, useGo, useTenant } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createIntents } from './intent.ts'
import { orderIntentStorage } from './intent-storage.ts'
import { sendOrder } from './place-order.ts'

/** Places the order and goes to its page; also asks again for one that was sent and never answered. */
export function usePlaceOrder() {
  const go = useGo()
  const tenant = useTenant((state) => state.tenant)
  const intents = useMemo(() => createIntents(orderIntentStorage(), tenant), [tenant])
  const place = useMutation({
    mutationFn: async (body: PlaceOrderBody) => {
      await cart.settle()
      return await sendOrder(api, intents, body)
    },
    onSuccess: async ({ orderNumber, orderID }) => {
      bus.emit('order.placed', { orderNumber, orderId: orderID })
      cart.clear('ordered')
      await go(linkTo('orderComplete', { orderNumber }) ?? '/', { replace: true })
    },
  })
  return { place, unanswered: () => intents.read()?.body }
}
