import type { OrderStatus } from '@aisle/api/order-detail'
import { Badge, type BadgeTone } from '@aisle/ui/badge'

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  placed: 'neutral',
  preparing: 'neutral',
  ready: 'accent',
  onTheWay: 'accent',
  completed: 'success',
  cancelled: 'danger',
  returned: 'neutral',
}

type OrderStatusBadgeProps = { readonly order: { readonly status: OrderStatus; readonly statusText: string } }

/** Where an order is, in the store's words. */
export function OrderStatusBadge({ order: { status, statusText } }: OrderStatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusText}</Badge>
}
