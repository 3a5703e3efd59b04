import type { OrderDetail } from '@aisle/api/order-detail'
import { id } from '@aisle/platform/testing'

const line = {
  orderLineItemID: id(61),
  productId: id(10),
  title: 'Whole milk',
  seoName: 'whole-milk',
  price: 3.49,
  totalPrice: 6.98,
  qty: 2,
  sizeText: '1 gal',
  orderLineItemOrderType: 0,
  allowSubstitute: true,
  isLinkedProduct: false,
  isDeleted: false,
} as const

/** An order of one line that is picked up; each part of it is as far as the whole. */
export function anOrder({ status = 'preparing', ...overrides }: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderID: id(60),
    orderNumber: 'A-1001',
    status,
    statusText: 'Preparing',
    placedAt: '2026-11-20T15:00:00Z',
    orderFulfillments: [
      {
        fulfillmentMethodID: id(2),
        codeName: 'sp',
        fulfillmentName: 'Store pickup',
        status,
        statusText: 'Preparing',
        storeName: 'Fresh Fields Market, Elm Street',
        pickupPerson: { firstName: 'Casey', lastName: 'Shopper' },
        orderLineItems: [line],
      },
    ],
    trackOrderLineItems: [],
    returnOrderLineItems: [],
    notDeliveredOrderLineItems: [],
    orderSummary: {
      subTotal: 6.98,
      discountAmount: 0,
      taxes: [],
      taxAmount: 0,
      tipAmount: 0,
      shippingRate: 0,
      additionalCharges: [],
      finalPayAmount: 6.98,
    },
    payments: [],
    timeline: [
      { status: 'placed', text: 'Order placed', at: '2026-11-20T15:00:00Z', isReached: true },
      { status: 'ready', text: 'Ready for pickup', at: null, isReached: false },
    ],
    canEdit: false,
    canCancel: false,
    canReturn: false,
    canChangeTime: false,
    canReorder: false,
    canPrintInvoice: false,
    ...overrides,
  }
}
