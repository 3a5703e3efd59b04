import { usePathParams, useQueryParams } from '@aisle/platform'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { GuestOrder } from '../features/guest-order/guest-order.tsx'
import { OrderNumberForm } from '../features/guest-order/order-number-form.tsx'
import { messages } from '../orders.messages.ts'

/**
 * How far an order of a guest is. Number and id show it in the browser that placed it; elsewhere the API answers as if
 * there were none (T11).
 */
export default function TrackGuestOrderPage() {
  const { orderId = '' } = usePathParams()
  const [query, setQuery] = useQueryParams()
  const orderNumber = query.get('orderNumber') ?? ''
  const find = (number: string) => setQuery({ orderNumber: number })
  return (
    <PageLayout width="form">
      <PageTitle>{messages.track}</PageTitle>
      {orderNumber ? (
        <GuestOrder orderId={orderId} orderNumber={orderNumber} onOtherNumber={find} />
      ) : (
        <OrderNumberForm onNumber={find} />
      )}
    </PageLayout>
  )
}
