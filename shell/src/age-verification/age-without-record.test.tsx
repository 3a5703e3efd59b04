import { mapAgeVerification } from '@aisle/api/age-verification'
import { customer as customerCall } from '@aisle/api/customer'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keep, provideWidget, serveCheck, SESSION } from './age-surroundings.builder.tsx'
import { ageVerificationOf } from './age-verification.ts'
import { hasPage, tellWho, visit } from './age-journey.builder.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('1§4 somebody signed in without a customer record', () => {
  const session = { status: 'signed-in', customerId: null, isAgeVerified: false } as const
  const OWN_KEY = 'aisle:fresh:age-verified-account'
  const noRecord = () => server.use(serve(customerCall, () => refusal('CUSTOMER_NEEDED', 'Sign up first.', 404)))

  it('stays verified in this browser when their account is looked at again', async () => {
    noRecord()
    serveCheck()
    const widget = provideWidget()
    const { user, platform, shell } = await visit('/', { session })
    await hasPage('Wines')
    void ageVerificationOf(platform, shell.table).verify()
    await tellWho(user)
    await screen.findByText('The provider asks for a document')
    widget.end()
    await screen.findByText('Age Verified Successfully.')
    await platform.session.refreshCustomer().catch(() => {})
    platform.session.store.setState({ isAgeVerified: false })

    expect(platform.age.store.getState().isVerified).toBe(true)
    expect(localStorage.getItem(OWN_KEY)).toContain(SESSION)
  })

  it('is verified on the next page too, until the account is left', async () => {
    noRecord()
    serveCheck({ status: { isVerified: true, state: 'completed' } })
    keep(OWN_KEY, SESSION)
    const { platform } = await visit('/', { session })
    await hasPage('Wines')
    expect(platform.age.store.getState().isVerified).toBe(true)

    act(() => platform.session.store.setState({ status: 'guest', customerId: null }))
    await hasPage('Are you old enough?')
    expect(localStorage.getItem(OWN_KEY)).toBeNull()
  })

  it('takes it along into the record that they make', async () => {
    noRecord()
    serveCheck({ status: { isVerified: true, state: 'completed' } })
    keep(OWN_KEY, SESSION)
    const mapped = vi.fn<(body: unknown) => void>()
    server.use(
      serve(mapAgeVerification, ({ body }) => {
        mapped(body)
        return reply({ isVerifiedOnline: true })
      }),
    )
    const { platform } = await visit('/', { session })
    await hasPage('Wines')
    act(() => platform.session.store.setState({ customerId: id(5) }))

    await waitFor(() => expect(mapped).toHaveBeenCalledExactlyOnceWith({ sessionId: SESSION }))
    await waitFor(() => expect(localStorage.getItem(OWN_KEY)).toBeNull())
  })
})
