import { orderList } from '@aisle/api/order'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { surface } from '../surface.ts'
import OrdersPage from './orders.page.tsx'

const order = {
  orderID: id(60),
  orderNumber: 'A-1001',
  status: 'completed',
  statusText: 'Completed',
  placedAt: '2026-11-20T15:00:00Z',
  codeName: 'sp',
  fulfillmentName: 'Store pickup',
  totalItems: 2,
  total: 6.98,
  images: [],
  canEdit: false,
  canCancel: false,
  canReturn: false,
  canReorder: false,
} as const

it('goes to the last page of orders from one that is no more', async () => {
  const asked: (string | null)[] = []
  server.use(
    serve(orderList, ({ query }) => {
      asked.push(query.get('Page'))
      return reply({ items: query.get('Page') === '2' ? [order] : [], count: 21, hasNext: false })
    }),
  )
  renderWithProviders(<OrdersPage />, {
    route: '/orders?page=7',
    surfaces: [surface],
    session: { status: 'signed-in', customerId: id(5) },
  })

  await screen.findByText(/A-1001/)
  expect(asked).toEqual(['7', '2'])
  expect(screen.queryByRole('heading', { name: 'No orders here yet' })).toBeNull()
})
