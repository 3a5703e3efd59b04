import { orderDetail } from '@aisle/api/order'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anOrder } from '../orders.builder.ts'
import { surface } from '../surface.ts'
import OrderPage from './order.page.tsx'

const account = {
  remote: 'mf-account',
  contract: 1,
  routes: { reviews: { path: '/reviews', title: 'Reviews', linkName: 'reviews' } },
} as const

const open = (status: 'preparing' | 'completed', surfaces: readonly object[]) => {
  server.use(serve(orderDetail, () => reply(anOrder({ status }))))
  return renderWithProviders(<OrderPage />, {
    route: `/order/${id(60)}`,
    path: '/order/:orderId',
    surfaces: [surface, account].filter((one) => surfaces.includes(one)),
    session: { status: 'signed-in', customerId: id(5) },
  })
}
const reviewLink = () => screen.queryByRole('link', { name: 'Write a review of Whole milk' })

it('tells which pieces a deal made cheaper', async () => {
  const order = anOrder()
  const [part] = order.orderFulfillments
  const lines = part?.orderLineItems.map((line) => ({
    ...line,
    qty: 3,
    totalPrice: 8.48,
    rewarded: [{ qty: 2, price: 2.5 }],
  }))
  server.use(serve(orderDetail, () => reply({ ...order, orderFulfillments: [{ ...part, orderLineItems: lines }] })))
  renderWithProviders(<OrderPage />, {
    route: `/order/${id(60)}`,
    path: '/order/:orderId',
    surfaces: [surface],
    session: { status: 'signed-in', customerId: id(5) },
  })

  await screen.findByText('1 × $3.49, 2 × $2.50 with a deal · 1 gal')
})

it('leads from what has reached the customer to a review of it', async () => {
  open('completed', [surface, account])

  await screen.findByRole('listitem', { name: 'Whole milk' })
  expect(reviewLink()).toHaveProperty('href', `${location.origin}/reviews?product=whole-milk&order=${id(60)}`)
})

it.each([
  ['is still on its way', 'preparing', [surface, account]],
  ['is of a store without reviews', 'completed', [surface]],
] as const)('offers no review of what %s', async (_, status, surfaces) => {
  open(status, surfaces)

  await screen.findByRole('listitem', { name: 'Whole milk' })
  expect(reviewLink()).toBeNull()
  expect(screen.queryByText('Write a review')).toBeNull()
})
