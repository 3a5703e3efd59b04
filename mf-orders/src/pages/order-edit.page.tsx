import { OrderNotOnline } from '../features/not-online/order-not-online.tsx'
import { messages } from '../orders.messages.ts'

export default function OrderEditPage() {
  return <OrderNotOnline title={messages.edit} text={messages.notOnline.edit} />
}
