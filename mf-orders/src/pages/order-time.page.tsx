import { OrderNotOnline } from '../features/not-online/order-not-online.tsx'
import { messages } from '../orders.messages.ts'

export default function OrderTimePage() {
  return <OrderNotOnline title={messages.time} text={messages.notOnline.time} />
}
