import { ageVerificationStatus } from '@aisle/api/age-verification'
import { AGE_CHECK_WIDGET_NAME } from '@aisle/contract'
import { cookieArea } from '@aisle/platform/cookie-area'
import { refusal, refusingStorage, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keep, KEPT_KEY, PENDING_KEY, serveCheck, SESSION } from './age-surroundings.builder.tsx'
import { ageVerificationOf } from './age-verification.ts'
import { dialog, goThrough, hasPage, verifyButton, visit } from './age-journey.builder.tsx'

const forget = () => {
  localStorage.clear()
  for (const key of [PENDING_KEY, KEPT_KEY]) cookieArea.removeItem(key)
}

beforeEach(() => {
  forget()
  Reflect.deleteProperty(globalThis, AGE_CHECK_WIDGET_NAME)
})
afterEach(() => {
  vi.unstubAllGlobals()
  forget()
})

describe('1§4 a check that comes back', () => {
  it('T29 by a link of another browser is not gone on with, and leaves the address', async () => {
    const asked = serveCheck()
    await visit('/?avSessionId=foreign-session&q=wine')
    within(await dialog('Your age could not be verified')).getByText(/not begun in this browser/)
    await hasPage('Are you old enough?')
    expect(asked).toEqual([])
  })

  it('by its own link is gone on with', async () => {
    keep(PENDING_KEY, SESSION)
    const asked = serveCheck()
    await visit(`/?avSessionId=${SESSION}`)
    await hasPage('Wines')
    expect(asked.map(({ call }) => call)).toEqual(['status', 'complete'])
  })

  it('after a reload is asked about', async () => {
    keep(PENDING_KEY, SESSION)
    serveCheck()
    await visit('/')
    await hasPage('Wines')
  })

  it('after a reload says nothing while it is pending', async () => {
    keep(PENDING_KEY, SESSION)
    serveCheck({ status: { isVerified: false, state: 'pending', providerSessionID: 'provider-session-1' } })
    await visit('/')
    await screen.findByRole('button', { name: 'Go on with the age check' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('T18 T29 F46 what a browser keeps', () => {
  const confirmed = (isVerified: boolean) =>
    server.use(serve(ageVerificationStatus, () => reply({ isVerified, state: 'completed' })))

  it('lets a guest who was verified within 3 days in at once', async () => {
    keep(KEPT_KEY, SESSION, Date.now() - 71 * 3_600_000)
    confirmed(true)
    await visit('/')
    await hasPage('Wines')
  })

  it.each([
    ['is 3 days old', () => keep(KEPT_KEY, SESSION, Date.now() - 72 * 3_600_000)],
    ['F55 is of tomorrow', () => keep(KEPT_KEY, SESSION, Date.now() + 86_400_000)],
    ['is of another version', () => keep(KEPT_KEY, SESSION, Date.now(), 2)],
    ['is of another tenant', () => keep('aisle:cellar:age-verified', SESSION)],
    ['is garbage', () => localStorage.setItem(KEPT_KEY, '{"version":1,"value":true}')],
    ['is no JSON', () => localStorage.setItem(KEPT_KEY, '<')],
  ])('counts for nothing where it %s', async (_what, write) => {
    write()
    await visit('/')
    await hasPage('Are you old enough?')
  })

  it.each([
    ['says that it is not verified', () => confirmed(false)],
    [
      'does not know it',
      () => server.use(serve(ageVerificationStatus, () => refusal('AGE_SESSION_NOT_FOUND', 'No.', 404))),
    ],
  ])('is dropped where the API %s', async (_what, answer) => {
    keep(KEPT_KEY, 'made-up-session')
    answer()
    await visit('/')
    await hasPage('Are you old enough?')
    expect(localStorage.getItem(KEPT_KEY)).toBeNull()
  })

  it('is asked about again for whoever was refused and verifies anew', async () => {
    keep(KEPT_KEY, SESSION)
    confirmed(true)
    const { platform, shell } = await visit('/')
    await hasPage('Wines')
    const asked = serveCheck({ status: { isVerified: false, state: 'completed' } })

    void ageVerificationOf(platform, shell.table).verify()

    await dialog('Verify your age')
    expect(asked.map(({ call }) => call)).toEqual(['status'])
    expect(localStorage.getItem(KEPT_KEY)).toBeNull()
  })

  it.each(['full', 'blocked'] as const)(
    'may be nothing, storage being %s: the check still ends on the page',
    async (how) => {
      vi.stubGlobal('localStorage', refusingStorage[how]())
      serveCheck()
      const { widget } = await goThrough()
      widget.end()

      await hasPage('Wines')
      vi.unstubAllGlobals()
      expect(localStorage.getItem(KEPT_KEY)).toBeNull()
    },
  )

  it('F54 shows on a page that the browser brings back from its memory', async () => {
    const { user } = await visit('/')
    await user.click(await verifyButton())
    await dialog('Verify your age')
    confirmed(true)
    keep(KEPT_KEY, SESSION)
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await hasPage('Wines')
  })

  it('shows in the other tabs', async () => {
    const { user } = await visit('/')
    await user.click(await verifyButton())
    await dialog('Verify your age')
    confirmed(true)
    keep(KEPT_KEY, SESSION)
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: KEPT_KEY }))
    })
    await hasPage('Wines')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
