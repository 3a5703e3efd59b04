import { startAgeVerification } from '@aisle/api/age-verification'
import { customer as customerCall } from '@aisle/api/customer'
import { AGE_CHECK_WIDGET_NAME } from '@aisle/contract'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEPT_KEY, PENDING_KEY, person, provideWidget, serveCheck, SESSION } from './age-surroundings.builder.tsx'
import { ageVerificationOf } from './age-verification.ts'
import { dialog, goThrough, hasPage, tellWho, verifyButton, visit } from './age-journey.builder.tsx'

beforeEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(globalThis, AGE_CHECK_WIDGET_NAME)
})
afterEach(() => {
  localStorage.clear()
})

describe('1§4 a guest in a store that restricts browsing', () => {
  it('gets the age-verification page in place of the page, whose code is not fetched', async () => {
    await visit('/')
    await hasPage('Are you old enough?')
    screen.getByText('This store hides age-restricted products until your age is verified.')
    screen.getByRole('button', { name: 'Sign in' })
    expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe('/find-store')
    expect(screen.queryByRole('heading', { name: 'Wines' })).toBeNull()
  })

  it('verifies their age and stands on the page they wanted', async () => {
    const asked = serveCheck()
    const { widget, platform } = await goThrough()
    expect(widget.opened[0]?.sessionId).toBe('provider-session-1')
    widget.end()

    await hasPage('Wines')
    await screen.findByText('Age Verified Successfully.')
    expect(platform.age.store.getState()).toMatchObject({ isVerified: true, isChecking: false })
    expect(asked).toEqual([
      { call: 'start', detail: person },
      { call: 'status', detail: SESSION },
      { call: 'complete', detail: null },
    ])
    expect(widget.takenAway).toHaveBeenCalledOnce()
    await dialog('Keep this with an account?')
  })

  it('is not compared with what they said outside of Checkout', async () => {
    serveCheck({ status: { personalInfo: { ...person, lastName: 'Other' } } })
    const { widget } = await goThrough()
    widget.end()
    await hasPage('Wines')
  })

  it('keeps nothing of who they are', async () => {
    serveCheck()
    const { widget } = await goThrough()
    widget.end()
    await hasPage('Wines')
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])
    for (const secret of [person.firstName, person.lastName, '1980', '0229']) expect(kept).not.toContain(secret)
    expect(localStorage.getItem(PENDING_KEY)).toBeNull()
    expect(localStorage.getItem(KEPT_KEY)).toContain(SESSION)
  })

  it('tells what is wrong with what they wrote', async () => {
    const { user } = await visit('/')
    await user.click(await verifyButton())
    const form = within(await dialog('Verify your age'))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(form.getAllByText('Field is Required.')).toHaveLength(3)
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('First name')))
    await user.type(form.getByLabelText('First name'), 'R2')
    await user.type(form.getByLabelText('Last name'), 'Miller')
    await user.type(form.getByLabelText('Date of birth'), '02302000')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    form.getByText('Please enter a valid name.')
    form.getByText('Please Enter Valid DOB.')
  })

  it('who presses twice begins one check', async () => {
    const { user } = await visit('/')
    await user.dblClick(await verifyButton())
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })

  it('who closes the check begins nothing, and can go on with it', async () => {
    const asked = serveCheck({
      status: { isVerified: false, state: 'pending', providerSessionID: 'provider-session-1' },
    })
    const { user, widget, platform } = await goThrough()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(widget.takenAway).toHaveBeenCalledOnce()
    expect(platform.age.store.getState()).toEqual({ isVerified: false, isChecking: false, hasFailed: false })

    await user.click(await screen.findByRole('button', { name: 'Go on with the age check' }))
    await screen.findByText('The provider asks for a document')
    expect(widget.opened).toHaveLength(2)
    expect(asked.filter(({ call }) => call === 'start')).toHaveLength(1)
  })
})

describe('1§4 a check that fails', () => {
  it('is completed, forgotten and told, with the way to another', async () => {
    const asked = serveCheck({ status: { isVerified: false, state: 'failed' }, completed: false })
    const { user, widget, platform } = await goThrough()
    const told = vi.fn<(detail: unknown) => void>()
    platform.bus.on('age.verification-failed', told, { signal: new AbortController().signal })
    widget.end('failed')

    const failed = within(await dialog('Your age could not be verified'))
    expect(asked.at(-1)).toEqual({ call: 'complete', detail: null })
    expect(told).toHaveBeenCalledExactlyOnceWith({ reason: 'refused' })
    expect(platform.age.store.getState()).toMatchObject({ isVerified: false, hasFailed: true })
    expect(localStorage).toHaveLength(0)
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    await dialog('Verify your age')
  })

  it('does not believe a widget that says "verified"', async () => {
    serveCheck({ status: { isVerified: false, state: 'failed' }, completed: false })
    const { widget, platform } = await goThrough()
    widget.end('verified')
    await dialog('Your age could not be verified')
    expect(platform.age.store.getState().isVerified).toBe(false)
  })

  it('is told by an event and in passing on a page with goods that has no page for it in its place', async () => {
    serveCheck({ status: { isVerified: false, state: 'failed' }, completed: false })
    const widget = provideWidget()
    const { user, platform, shell } = await visit('/detail/pinot')
    await hasPage('Pinot noir')
    void ageVerificationOf(platform, shell.table).verify()
    await tellWho(user)
    await screen.findByText('The provider asks for a document')
    widget.end('failed')
    await waitFor(() => expect(platform.age.store.getState().hasFailed).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText(/did not confirm that you are old enough/)
  })

  it.each([
    [503, 'AGE_CHECK_UNREACHABLE', /cannot be reached right now/],
    [429, 'TOO_MANY', /Too many age checks/],
  ])('says why it cannot begin (%i)', async (status, code, text) => {
    server.use(serve(startAgeVerification, () => refusal(code, 'No.', status)))
    const { user } = await visit('/')
    await user.click(await verifyButton())
    await tellWho(user)
    within(await dialog('Your age could not be verified')).getByText(text)
  })
})

describe('1§4 at Checkout', () => {
  const other = { status: { personalInfo: { ...person, lastName: 'Other', dob: '01/01/1990' } } }

  it('a note stands above the page, which can be read', async () => {
    await visit('/checkout')
    await hasPage('Checkout')
    screen.getByText(/You can order age-restricted products once your age is verified/)
  })

  it('what differs is listed; "Continue" completes it as matched, without a toast or an offer', async () => {
    const asked = serveCheck(other)
    const { user, widget } = await goThrough({}, '/checkout')
    widget.end()
    const mismatch = within(await dialog('This differs from your document'))
    expect(mismatch.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Last name',
      'Date of birth',
    ])
    await user.click(mismatch.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByText(/once your age is verified/)).toBeNull())
    expect(asked.at(-1)).toEqual({ call: 'complete', detail: null })
    expect(screen.queryByText('Age Verified Successfully.')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('"Cancel" completes it as mismatched and forgets it', async () => {
    const asked = serveCheck(other)
    const { user, widget, platform } = await goThrough({}, '/checkout')
    widget.end()
    await user.click(within(await dialog('This differs from your document')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ call: 'complete', detail: 'true' }))
    await waitFor(() => expect(platform.age.store.getState().isChecking).toBe(false))
    expect(platform.age.store.getState()).toEqual({ isVerified: false, isChecking: false, hasFailed: false })
    expect(localStorage).toHaveLength(0)
  })
})

describe('1§4 a customer', () => {
  it('is flagged and read again, and is offered no account', async () => {
    let isVerifiedOnline = false
    server.use(
      serve(customerCall, () => reply({ customerID: id(5), isVerifiedOnline, isLoyalty: false, firstName: 'Casey' })),
    )
    const session = { status: 'signed-in', customerId: id(5), isAgeVerified: false } as const
    const widget = provideWidget()
    serveCheck()
    const { user, platform, shell } = await visit('/', { session })
    await hasPage('Wines')
    void ageVerificationOf(platform, shell.table).verify()
    const form = within(await dialog('Verify your age'))
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Casey'))
    await user.type(form.getByLabelText('Last name'), person.lastName)
    await user.type(form.getByLabelText('Date of birth'), person.dob)
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await screen.findByText('The provider asks for a document')
    isVerifiedOnline = true
    widget.end()
    await screen.findByText('Age Verified Successfully.')
    expect(platform.session.store.getState().isAgeVerified).toBe(true)
    expect(localStorage).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
