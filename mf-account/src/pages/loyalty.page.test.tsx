import { loyaltyToken, redeemableDollars } from '@aisle/api/customer'
import { aConfiguration, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { surface } from '../surface.ts'
import LoyaltyPage from './loyalty.page.tsx'

const COMPANY = 'http://partners.localhost:3000'
const token = { token: 'for-the-frame', expiresAt: '2030-01-01T00:00:00.000Z' }
const customer = { status: 'signed-in', customerId: id(5) } as const

type Said = { readonly data: unknown; readonly origin: string; readonly source: unknown }

function open(session: object = customer, accountID: string | null = 'FF-100') {
  const configuration = { ...aConfiguration(), accountID }
  renderWithProviders(<LoyaltyPage />, {
    route: '/loyalty-program',
    path: '/loyalty-program',
    surfaces: [surface],
    session,
    tenant: { configuration },
  })
}

/** The frame's window, which says what it was sent. */
async function openFrame(session?: object) {
  open(session)
  await screen.findByText('$12.50')
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Loyalty program of/)
  const sent = vi.fn<(data: unknown, origin: string) => void>()
  const inside = { postMessage: sent }
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  const say = ({ data, origin, source }: Partial<Said> = {}) => {
    const said = new MessageEvent('message', {
      data: data ?? { type: 'loyalty.token-needed' },
      origin: origin ?? COMPANY,
    })
    window.dispatchEvent(Object.assign(said, { source: source ?? inside }))
  }
  return { sent, say }
}

beforeEach(() => {
  server.use(serve(redeemableDollars, () => reply({ totalRedeemedDollars: 12.5 })))
})

describe('1§4 the loyalty frame', () => {
  it('gets a token of its own when it asks for one, and again when that has run out', async () => {
    server.use(serve(loyaltyToken, () => reply(token)))
    const { sent, say } = await openFrame()

    say()
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'loyalty.token', ...token }, COMPANY))
    say()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  })

  it('T38 T51 gives none to another window, another origin, or for other words', async () => {
    const asked = vi.fn<() => void>()
    server.use(
      serve(loyaltyToken, () => {
        asked()
        return reply(token)
      }),
    )
    const { sent, say } = await openFrame()

    say({ source: window })
    say({ origin: 'https://evil.example' })
    for (const data of [[], 'loyalty.token-needed', { type: 'token' }, { type: ['loyalty.token-needed'] }])
      say({ data })
    await new Promise((resolve) => setTimeout(resolve, 20))

    expect(asked).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
  })

  it('T52 may run scripts and its own forms, and lead no page but its own elsewhere', () => {
    open()

    const { sandbox } = screen.getByTitle<HTMLIFrameElement>(/^Loyalty program of/)
    expect(String(sandbox).split(' ').sort()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts'])
  })

  it('F49 is not answered while the company cannot be reached, and may ask again', async () => {
    server.use(serve(loyaltyToken, () => HttpResponse.json({ success: false, errors: [] }, { status: 503 })))
    const { sent, say } = await openFrame()
    say()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent).not.toHaveBeenCalled()

    server.use(serve(loyaltyToken, () => reply(token)))
    say()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })
})

it('1§6 whoever is no customer yet is shown how to become one', () => {
  open({ status: 'signed-in', customerId: null })

  expect(screen.queryByTitle(/^Loyalty program of/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Finish your account' })).toBeDefined()
})

it('shows the dollars to spend', async () => {
  open()

  expect(await screen.findByText('$12.50')).toBeDefined()
})

it('decision 19: without an account at the company there is no frame, and a way to ask', () => {
  open(customer, null)

  expect(screen.queryByTitle(/^Loyalty program of/)).toBeNull()
  expect(screen.getByText(/not set up for this store yet/)).toBeDefined()
})
