import type { OrderStatus } from '@aisle/api/order-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'

const STATUS_OF_STATE: Readonly<Record<string, OrderStatus>> = {
  placed: 'placed',
  preparing: 'preparing',
  ready: 'ready',
  'on-the-way': 'onTheWay',
  completed: 'completed',
  canceled: 'cancelled',
}

/** What shoppers are told about an order; one that is not paid yet is about to be placed. */
export const statusOf = (state: string): OrderStatus => STATUS_OF_STATE[state] ?? 'placed'

export const statusText: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order placed',
  preparing: 'Being prepared',
  ready: 'Ready',
  onTheWay: 'On the way',
  completed: 'Completed',
  cancelled: 'Canceled',
  returned: 'Returned',
}

/** The steps that an order takes, by how it reaches the shopper. */
export const stepsOf = (codeName: string): readonly OrderStatus[] =>
  isPickedUp(codeName)
    ? ['placed', 'preparing', 'ready', 'completed']
    : ['placed', 'preparing', 'onTheWay', 'completed']

/** Until the store begins to pack it. */
export const canCancel = (state: string): boolean => state === 'placed'
