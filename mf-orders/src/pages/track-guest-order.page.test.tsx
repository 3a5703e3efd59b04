import type { OrderDetail } from '@aisle/api/order-detail'
import { guestOrder } from '@aisle/api/order'
import { aConfiguration, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOrder } from '../orders.builder.ts'
import { surface } from '../surface.ts'
import TrackGuestOrderPage from './track-guest-order.page.tsx'

const asked: unknown[] = []
let order: OrderDetail = anOrder()

beforeEach(() => {
  asked.length = 0
  order = anOrder()
  server.use(
    serve(guestOrder, ({ params, query }) => {
      asked.push([params['orderId'], query.get('orderNumber')])
      const isThisOrder = query.get('orderNumber') === order.orderNumber
      return isThisOrder ? reply(order) : refusal('ORD_NOT_FOUND', 'There is no such order.', 404)
    }),
  )
})

const open = (query = '') =>
  renderWithProviders(<TrackGuestOrderPage />, {
    route: `/track-guest-order/${id(60)}${query}`,
    path: '/track-guest-order/:orderId',
    surfaces: [surface],
    tenant: { configuration: aConfiguration({ customerServicePhone: '3175550100' }) },
  })
const numberField = () => screen.findByRole('textbox', { name: 'Order number' })
const track = () => screen.getByRole('button', { name: 'Track Order' })

describe('the order of a guest (spec 2 §6)', () => {
  it('is found by its number, with how far it is and what is in it', async () => {
    open('?orderNumber=A-1001')

    await screen.findByText('Order #A-1001')
    expect(screen.getAllByRole('listitem').map((event) => event.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Order placed \(done\)/), 'Ready for pickup (to come)']),
    )
    const part = screen.getByRole('region', { name: 'Store pickup' })
    within(part).getByText('Preparing')
    within(part).getByText('Fetched by Casey Shopper')
    within(screen.getByRole('listitem', { name: 'Whole milk' })).getByText('2 × $3.49 · 1 gal')
    expect(asked).toEqual([[id(60), 'A-1001']])
  })

  it('offers no review to somebody who has no account', async () => {
    order = anOrder({ status: 'completed' })
    open('?orderNumber=A-1001')

    await screen.findByRole('listitem', { name: 'Whole milk' })
    expect(screen.queryByRole('link', { name: /Write a review/ })).toBeNull()
  })

  it('is asked for by its number, as it stands in the e-mail', async () => {
    const { user } = open()

    await user.type(await numberField(), ' #A-1001 ')
    await user.click(track())

    await screen.findByText('Order #A-1001')
    expect(asked).toEqual([[id(60), 'A-1001']])
  })

  it('is asked for once by a double click', async () => {
    const { user } = open()

    await user.type(await numberField(), 'A-1001')
    await user.dblClick(track())

    await screen.findByText('Order #A-1001')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['nothing', '  ', 'Field is Required.'],
    ['what is no number', 'A 1001!', /^Please enter the number as it stands in your e-mail/],
  ])('is not asked for by %s', async (_, typed, text) => {
    const { user } = open()

    await user.type(await numberField(), typed)
    await user.click(track())

    screen.getByText(text)
    expect((await numberField()).getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
    await user.type(await numberField(), '1')
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('an order that cannot be shown', () => {
  it('T11 is looked for under another number, or at the store', async () => {
    const { user } = open('?orderNumber=A-1010')

    await screen.findByText(/^This order could not be shown here/)
    expect(screen.getByRole('link', { name: 'Call (317)-555-0100' })).toHaveProperty('href', 'tel:3175550100')
    const field = await numberField()
    expect(field).toHaveProperty('value', 'A-1010')
    await user.clear(field)
    await user.type(field, 'A-1001')
    await user.click(track())

    await screen.findByText('Order #A-1001')
  })

  it('F11 says so when it does not load, and tries again', async () => {
    server.use(serve(guestOrder, () => refusal('BUSY', 'The store is busy.', 429)))
    const { user } = open('?orderNumber=A-1001')

    await screen.findByText('We could not load your order. The order itself is safe.')
    expect(screen.queryByText(/^This order could not be shown here/)).toBeNull()
    server.use(serve(guestOrder, () => reply(order)))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('Order #A-1001')
  })

  it('stays on screen when it cannot be read again', async () => {
    const { platform } = open('?orderNumber=A-1001')
    await screen.findByText('Order #A-1001')
    server.use(serve(guestOrder, () => refusal('BUSY', 'The store is busy.', 429)))

    await platform.queryClient.refetchQueries()

    await waitFor(() => expect(platform.queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
    screen.getByText('Order #A-1001')
  })
})
