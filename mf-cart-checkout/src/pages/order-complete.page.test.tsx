import { type ThankYou, thankYou } from '@aisle/api/thank-you'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import OrderCompletePage from './order-complete.page.tsx'

const KEPT = 'aisle:fresh:order-intent'

afterEach(() => localStorage.clear())

const line = {
  orderLineItemID: id(20),
  productId: id(10),
  title: 'Whole milk',
  seoName: 'whole-milk',
  price: 3,
  totalPrice: 6,
  qty: 2,
  orderLineItemOrderType: 0 as const,
  allowSubstitute: true,
  substituteProductDetails: [{ substituteProductID: id(11), productName: 'Oat milk' }],
  isLinkedProduct: false,
  isDeleted: false,
  linkedProducts: [{ orderLineItemID: id(21), productId: id(12), title: 'Deposit', price: 0.5, qty: 2, totalPrice: 1 }],
}
const anOrder = (overrides: Partial<ThankYou> = {}): ThankYou => ({
  orderID: id(7),
  orderNumber: '1001',
  status: 'placed',
  statusText: 'Placed',
  placedAt: '2026-11-20T14:00:00Z',
  firstName: 'Robin',
  email: 'robin@example.com',
  isGuest: false,
  orderFulfillments: [
    {
      fulfillmentMethodID: id(2),
      codeName: 'scd',
      fulfillmentName: 'Delivery',
      status: 'placed',
      statusText: 'Placed',
      address: { line1: '1 Main Street', line2: 'Apt 4', city: 'Indianapolis', state: 'IN', zip: '46204' },
      orderLineItems: [line],
    },
  ],
  trackOrderLineItems: [],
  returnOrderLineItems: [],
  notDeliveredOrderLineItems: [],
  orderSummary: {
    subTotal: 7,
    discountAmount: 0,
    taxes: [],
    taxAmount: 0,
    tipAmount: 2,
    shippingRate: 0,
    additionalCharges: [],
    giftCardAmount: 4,
    finalPayAmount: 5,
  },
  payments: [
    { kind: 'giftCard', label: 'Gift card ending in 2222', last4: '2222', amount: 4 },
    { kind: 'card', label: 'Card ending in 1111', brand: 'visa', last4: '1111', amount: 5 },
  ],
  timeline: [],
  canEdit: false,
  canCancel: true,
  canReturn: false,
  canChangeTime: false,
  canReorder: true,
  canPrintInvoice: false,
  ...overrides,
})

async function show(order: Partial<ThankYou> = {}) {
  const asked: (string | null)[] = []
  server.use(
    serve(thankYou, ({ query }) => {
      asked.push(query.get('OrderNumber'))
      return reply(anOrder(order))
    }),
  )
  const route = { route: '/order-complete/1001', path: '/order-complete/:orderNumber' }
  const view = renderWithProviders(<OrderCompletePage />, route)
  await screen.findByRole('heading', { name: 'Thank you, Robin' })
  return { ...view, asked }
}

it('2§4 says what was ordered, what comes along or instead, where it goes, and how it is paid', async () => {
  const { asked } = await show()

  expect(asked).toEqual(['1001'])
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
  for (const text of ['1 Main Street, Apt 4, Indianapolis, IN 46204', '2 × Whole milk', '2 × Deposit'])
    expect(delivery.getByText(text)).toBeDefined()
  expect(delivery.getByText('If sold out: Oat milk')).toBeDefined()
  expect(screen.getByText('Tip')).toBeDefined()
  const payment = within(screen.getByRole('region', { name: 'Payment' }))
  expect(payment.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gift card ending in 2222: $4.00',
    'Card ending in 1111: $5.00',
  ])
})

it.each([
  { of: 'this order', intent: { placed: { orderNumber: '1001', at: Date.now() } }, isKept: false },
  { of: 'another order', intent: { placed: { orderNumber: '1002', at: Date.now() } }, isKept: true },
  { of: 'an order without an answer', intent: {}, isKept: true },
])('F23 once it is there, what was kept of $of is kept on: $isKept', async ({ intent, isKept }) => {
  const body = { orderFulfillments: [{ fulfillmentMethodID: id(2) }], isAcknowledgeAccepted: true, expectedTotal: 12.5 }
  localStorage.setItem(KEPT, JSON.stringify({ key: 'key-1', body, startedAt: Date.now(), ...intent }))

  await show()

  expect(localStorage.getItem(KEPT) !== null).toBe(isKept)
})

it('tells of points and of what comes again only where there are any', async () => {
  await show({ earnedLoyaltyPoints: 12, subscriptionCount: 2, payments: [] })

  expect(screen.getByText('You earned 12 loyalty points with this order.')).toBeDefined()
  expect(screen.getByText(/2 items come again on auto-ship/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull()
})

it('says neither where there are none', async () => {
  await show()

  expect(screen.queryByText(/loyalty points/)).toBeNull()
  expect(screen.queryByText(/auto-ship/)).toBeNull()
})
