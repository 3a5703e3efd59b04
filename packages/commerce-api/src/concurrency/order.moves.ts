import * as autoShip from '@aisle/api/auto-ship'
import * as giftCard from '@aisle/api/gift-card'
import * as order from '@aisle/api/order'
import * as placing from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { cartMoves } from './cart.moves.ts'
import { move, type Moves, type Preparations } from './move.ts'

const placeOrder = (payment: { isPayAtStore: true } | { paymentToken: string }) =>
  move(
    placing.placeOrder,
    ({ ids, expectedTotal }) => ({
      body: {
        orderFulfillments: [{ fulfillmentMethodID: ids.pickup }],
        isAcknowledgeAccepted: true,
        ...payment,
        expectedTotal,
      },
    }),
    { headers: () => ({ 'idempotency-key': randomUUID() }) },
  )

export const orderMoves = {
  placeOrder: placeOrder({ isPayAtStore: true }),
  cancelOrder: move(order.cancelOrder, ({ ids }) => ({ params: { orderId: ids.orderID } })),
  reorder: move(order.reorder, ({ ids }) => ({ params: { orderId: ids.orderID } })),
  pauseOrCancelAutoShip: move(autoShip.pauseOrCancelAutoShip, ({ ids }) => ({
    params: { id: ids.teaEveryMonth },
    body: { action: 'pause' as const },
  })),
  updateGiftCardStatus: move(giftCard.updateGiftCardStatus, ({ ids }) => ({
    params: { id: ids.giftCard },
    query: { ActionForStatus: 'revoke' as const },
  })),
} satisfies Moves

export const orderVariants: Moves = { placeOrderByCard: placeOrder({ paymentToken: 'tok_accepted' }) }

export const orderPreparations: Preparations = { reorder: cartMoves.saveCart }
