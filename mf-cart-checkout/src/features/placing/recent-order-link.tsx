import { useTenant } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'
import { useState } from 'react'
import { placingMessages as texts } from './placing.messages.ts'
import { createRecentOrder } from './recent-order.ts'

/** The way to the order that was placed last; nothing where there is none. */
export function RecentOrderLink() {
  const tenant = useTenant((state) => state.tenant)
  const [orderNumber] = useState(() => createRecentOrder(tenant).read())
  if (orderNumber === undefined) return null
  return (
    <LinkButton to="orderComplete" params={{ orderNumber }} variant="secondary">
      {texts.recentOrder(orderNumber)}
    </LinkButton>
  )
}
