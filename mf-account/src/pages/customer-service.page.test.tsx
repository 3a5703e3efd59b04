import { footerDetails } from '@aisle/api/footer'
import { locationDetail } from '@aisle/api/location'
import { sendBetaFeedback, sendFeedback } from '@aisle/api/review'
import { aConfiguration, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { busy, surfaces } from '../testing/signed-in.ts'
import CustomerServicePage from './customer-service.page.tsx'

const noFooter = { groups: [], legalLinks: [] }
const footer = { ...noFooter, phoneNumber: '3175550100', hours: 'Every day, 8 AM to 8 PM', address: '1 Main Street' }
const elmStreet = {
  locationId: id(1),
  name: 'Elm Street',
  address: { zip: '46204' },
  fulFillments: [],
  openingHours: [
    { weekday: 0, opensAt: null, closesAt: null },
    { weekday: 1, opensAt: '09:00', closesAt: '21:30' },
  ],
}

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  server.use(
    serve(footerDetails, () => reply(footer)),
    serve(locationDetail, () => reply(elmStreet)),
    serve(sendFeedback, ({ body }) => {
      sent.push(body)
      return reply(true)
    }),
  )
})

const configured = (customerService: object) => ({ tenant: { configuration: aConfiguration(customerService) } })
const open = (options: object = {}) => renderWithProviders(<CustomerServicePage />, { surfaces, ...options })

describe('customer service', () => {
  it('says how to reach the store', async () => {
    open(configured({ customerServiceEmail: 'help@fresh.example' }))

    const contact = await screen.findByRole('region', { name: 'Talk to us' })
    expect(await within(contact).findByRole('link', { name: '(317)-555-0100' })).toHaveProperty(
      'href',
      'tel:3175550100',
    )
    expect(within(contact).getByRole('link', { name: 'help@fresh.example' })).toHaveProperty(
      'href',
      'mailto:help@fresh.example',
    )
    within(contact).getByText('Every day, 8 AM to 8 PM')
    within(contact).getByText('1 Main Street')
  })

  it('prefers what the store has set up for customer service', async () => {
    open(configured({ customerServicePhone: '3175550199' }))

    await screen.findByText('1 Main Street')
    screen.getByRole('link', { name: '(317)-555-0199' })
    expect(screen.queryByText('(317)-555-0100')).toBeNull()
  })

  it('shows no empty box where the store says nothing of the kind', async () => {
    server.use(serve(footerDetails, () => reply(noFooter)))
    open()

    await screen.findByRole('region', { name: 'Your store: Elm Street' })
    expect(screen.queryByRole('region', { name: 'Talk to us' })).toBeNull()
  })

  it('says when the chosen store is open', async () => {
    open()

    const store = await screen.findByRole('region', { name: 'Your store: Elm Street' })
    within(store).getByText('9:00 AM – 9:30 PM')
    within(store).getByText('Closed')
  })

  it('asks about no store where none is chosen, and takes a message all the same', async () => {
    open({ shopping: null })

    await screen.findByText('1 Main Street')
    expect(screen.queryByRole('region', { name: /Your store/ })).toBeNull()
    screen.getByRole('textbox', { name: 'Your message' })
  })

  it('takes a message where nothing else could be loaded', async () => {
    server.use(serve(footerDetails, busy), serve(locationDetail, busy))
    const { platform } = open()

    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))

    screen.getByRole('textbox', { name: 'Your message' })
  })
})

describe('a message to the store (spec 1 §7)', () => {
  const message = () => screen.getByRole('textbox', { name: 'Your message' })
  const send = () => screen.getByRole('button', { name: 'Send' })

  it('is sent, and thanked for', async () => {
    const { user } = open()

    await user.type(message(), ' More oat milk, please ')
    await user.click(send())

    await screen.findByText('Thank you. We read every message.')
    expect(sent).toEqual([{ text: 'More oat milk, please' }])
    expect(message()).toHaveProperty('value', '')
  })

  it('says something', async () => {
    const { user } = open()

    await user.type(message(), '  ')
    await user.click(send())

    screen.getByText('Field is Required.')
    expect(message().getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
    await user.type(message(), 'More')
    expect(screen.queryByText('Field is Required.')).toBeNull()
  })

  it('1§7 is about the beta during one', async () => {
    const aboutBeta: unknown[] = []
    server.use(
      serve(sendBetaFeedback, ({ body }) => {
        aboutBeta.push(body)
        return reply(true)
      }),
    )
    const { user } = open(configured({ mode: 3 }))

    await user.type(message(), 'The map is empty')
    await user.click(send())

    await screen.findByText('Thank you. We read every message.')
    expect([aboutBeta, sent]).toEqual([[{ text: 'The map is empty' }], []])
  })

  it('stays in its field when it could not be sent, to be sent again', async () => {
    server.use(serve(sendFeedback, busy))
    const { user } = open()
    await user.type(message(), 'More oat milk')

    await user.click(send())
    await screen.findByText('Error! The store is busy.')
    expect(message()).toHaveProperty('value', 'More oat milk')
    server.use(serve(sendFeedback, () => reply(true)))
    await user.click(send())

    await screen.findByText('Thank you. We read every message.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is sent once by a double click', async () => {
    const held = Promise.withResolvers<void>()
    server.use(
      serve(sendFeedback, async ({ body }) => {
        sent.push(body)
        await held.promise
        return reply(true)
      }),
    )
    const { user } = open()
    await user.type(message(), 'More')

    await user.dblClick(send())
    held.resolve()

    await screen.findByText('Thank you. We read every message.')
    expect(sent).toHaveLength(1)
  })

  it('is not lost where it was changed while it was on its way', async () => {
    const held = Promise.withResolvers<void>()
    server.use(
      serve(sendFeedback, async () => {
        await held.promise
        return reply(true)
      }),
    )
    const { user, platform } = open()
    await user.type(message(), 'More')
    await user.click(send())

    await user.type(message(), ' and cheaper')
    held.resolve()
    await waitFor(() => expect(platform.queryClient.isMutating()).toBe(0))

    expect(message()).toHaveProperty('value', 'More and cheaper')
  })
})
