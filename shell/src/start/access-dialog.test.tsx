import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { aConfiguration, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { acceptAccess, forgetAccess, meetOpenMode, recallAccess } from './access-code.ts'
import { AccessDialog } from './access-dialog.tsx'
import type { StartFindings } from './create-start.ts'

/** What decides whether the store is shown, as a page begins with it. */
const aStart = (tenant = 'beta') => ({
  tenant,
  state: createStore<StartFindings>(() => ({ isUnknown: false, hasFailed: false, validatedMode: undefined })),
})
const validatedMode = (start: ReturnType<typeof aStart>) => start.state.getState().validatedMode

afterEach(() => forgetAccess(aStart()))

describe('the beta dialog', () => {
  const open = () => {
    const start = aStart()
    const tenant = { configuration: aConfiguration({ businessName: 'Fresh Fields Market' }) }
    return { start, ...renderWithProviders(<AccessDialog mode={StoreMode.Beta} start={start} />, { tenant }) }
  }
  const field = () => screen.getByRole('textbox', { name: 'Access code' })
  const enter = () => screen.getByRole('button', { name: 'Enter store' })

  it('says whose store it is', () => {
    open()

    screen.getByText('Fresh Fields Market')
  })

  it.each([
    ['/images/beta.jpg', '/images/beta.jpg'],
    ['https://images.example/beta.jpg', 'https://images.example/beta.jpg'],
    ['javascript:alert(1)', undefined],
    ['http://images.example/beta.jpg', undefined],
    [null, undefined],
  ])('1§3 T34 has the picture of the store at %s: %s', (betaImageUrl, source) => {
    const tenant = { configuration: aConfiguration({ betaImageUrl }) }
    renderWithProviders(<AccessDialog mode={StoreMode.Beta} start={aStart()} />, { tenant })

    expect(document.querySelector('form')?.parentElement?.querySelector(':scope > img')?.getAttribute('src')).toBe(
      source,
    )
  })

  it('takes four digits and nothing else', async () => {
    const { user } = open()

    await user.type(field(), '4a71')
    expect(enter()).toHaveProperty('disabled', true)
    await user.type(field(), '19')

    expect(field()).toHaveProperty('value', '4711')
    expect(enter()).toHaveProperty('disabled', false)
  })

  it('remembers the mode whose code was right', async () => {
    server.use(serve(verifyBetaCode, ({ body }) => reply(JSON.stringify(body) === '{"accessCode":"4711"}')))
    const { user, start } = open()

    await user.type(field(), '4711')
    await user.click(enter())

    await waitFor(() => expect(validatedMode(start)).toBe(StoreMode.Beta))
    const nextPage = aStart()
    expect(recallAccess(nextPage, StoreMode.Beta)).toBe(true)
    expect(validatedMode(nextPage)).toBe(StoreMode.Beta)
  })

  it('clears a code that is wrong', async () => {
    server.use(serve(verifyBetaCode, () => reply(false)))
    const { user } = open()

    await user.type(field(), '1234')
    await user.click(enter())

    await screen.findByText('Invalid access code.')
    expect(field()).toHaveProperty('value', '')
  })

  it('shows what the server says of too many tries', async () => {
    server.use(serve(verifyBetaCode, () => refusal('MODE_LOCKED', 'Too many tries. Come back tomorrow.', 429)))
    const { user } = open()

    await user.type(field(), '1234')
    await user.click(enter())

    await screen.findByText('Too many tries. Come back tomorrow.')
  })

  it('F14 counts down until there may be another try', async () => {
    const tooMany = () =>
      HttpResponse.json(
        { success: false, data: null, errors: [{ errorCode: 'TOO_MANY_TRIES', descreption: 'Too many tries.' }] },
        { status: 429, headers: { 'retry-after': '845' } },
      )
    server.use(http.post('*/v1/Mode/Beta', tooMany))
    const { user } = open()

    await user.type(field(), '1234')
    await user.click(enter())

    expect(await screen.findByRole('button', { name: /^Try again in 14:0\d$/ })).toHaveProperty('disabled', true)
    await user.type(field(), '4711')
    expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  })
})

it('asks a test store for its password', async () => {
  server.use(serve(verifyTestPassword, () => reply(false)))
  const { user } = renderWithProviders(<AccessDialog mode={StoreMode.Test} start={aStart()} />)

  const field = screen.getByLabelText('Password')
  expect(screen.getByRole('button', { name: 'Enter store' })).toHaveProperty('disabled', true)
  await user.type(field, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Enter store' }))

  await screen.findByText('Password not match. Please try again')
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
})

describe('1§4 the code that was given', () => {
  it('is forgotten when the store changes its mode, also when it changes back', () => {
    acceptAccess(aStart(), StoreMode.Beta)

    expect(recallAccess(aStart(), StoreMode.Test)).toBe(false)
    expect(recallAccess(aStart(), StoreMode.Beta)).toBe(false)
  })

  it.each([
    [StoreMode.Normal, false],
    [StoreMode.Offline, false],
    [StoreMode.Beta, true],
  ])('met again after mode %s counts: %s', (mode, isGiven) => {
    acceptAccess(aStart(), StoreMode.Beta)
    meetOpenMode(aStart(), mode)

    expect(recallAccess(aStart(), StoreMode.Beta)).toBe(isGiven)
  })

  it('counts for no other store', () => {
    acceptAccess(aStart(), StoreMode.Beta)

    expect(recallAccess(aStart('other'), StoreMode.Beta)).toBe(false)
  })

  it('is kept in a cookie for three days', () => {
    const writes = vi.spyOn(document, 'cookie', 'set')
    acceptAccess(aStart(), StoreMode.Beta)

    expect(writes.mock.calls[0]?.[0]).toMatch(/^aisle-modes-beta=.*; Path=\/; Max-Age=259200; SameSite=Lax$/)
    writes.mockRestore()
  })

  it.each([
    'null',
    '{',
    '{"version":1,"value":{"activeMode":3}}',
    '{"version":1,"value":{"activeMode":4,"accessCodeValidated":true}}',
    '{"version":0,"value":{"activeMode":3,"accessCodeValidated":true}}',
    '{"__proto__":{"version":1}}',
  ])('F46 is asked for anew when %s is what is kept', (text) => {
    document.cookie = `aisle-modes-beta=${encodeURIComponent(text)}; Path=/`
    expect(recallAccess(aStart(), StoreMode.Beta)).toBe(false)
  })

  it('F46 is asked for anew when a cookie cannot be read', () => {
    document.cookie = 'aisle-modes-beta=%E0%A4%A; Path=/'
    expect(recallAccess(aStart(), StoreMode.Beta)).toBe(false)
  })
})
