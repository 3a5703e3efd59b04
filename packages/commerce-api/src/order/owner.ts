export { OrdersRefusal } from './owner/orders-refusal.ts'
export {
  cancelForOwner,
  type Held,
  type NumberedLine,
  readHeld,
  readLines,
  releaseHeldOrder,
} from './owner/owner-orders.service.ts'
