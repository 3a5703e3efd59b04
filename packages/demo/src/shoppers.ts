export { giftCards, subscriptions } from './shoppers/belongings.ts'
export { pastOrders } from './shoppers/past-orders.ts'
export { addressIdOf, cardIdOf, CUSTOMER, DEMO_PASSWORD, shoppersOf } from './shoppers/people.ts'
export type { DemoGiftCard, DemoShopper, DemoSubscription, PastOrder, PastOrderLine } from './shoppers/shopper.types.ts'
