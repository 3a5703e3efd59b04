import { OrderNotOnline } from '../features/not-online/order-not-online.tsx'
import { messages } from '../orders.messages.ts'

export default function StartReturnPage() {
  return <OrderNotOnline title={messages.startReturn} text={messages.notOnline.return} />
}
