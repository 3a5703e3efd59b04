import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { aConfiguration, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createAccessCodes } from './access-code.ts'
import { AccessDialog } from './access-dialog.tsx'

const codesFor = (mode: number) =>
  createAccessCodes(createStore(() => ({ tenant: 'beta', configuration: aConfiguration({ mode }), theme: {} })))

afterEach(() => localStorage.clear())

describe('the beta dialog', () => {
  const open = () => {
    const codes = codesFor(StoreMode.Beta)
    const tenant = { configuration: aConfiguration({ businessName: 'Fresh Fields Market' }) }
    return { codes, ...renderWithProviders(<AccessDialog mode={StoreMode.Beta} codes={codes} />, { tenant }) }
  }
  const field = () => screen.getByRole('textbox', { name: 'Access code' })
  const enter = () => screen.getByRole('button', { name: 'Enter store' })

  it('says whose store it is', () => {
    open()

    screen.getByText('Fresh Fields Market')
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
    const { user, codes } = open()

    await user.type(field(), '4711')
    await user.click(enter())

    await waitFor(() => expect(codes.store.getState().validatedMode).toBe(StoreMode.Beta))
    expect(codesFor(StoreMode.Beta).store.getState().validatedMode).toBe(StoreMode.Beta)
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
})

it('asks a test store for its password', async () => {
  server.use(serve(verifyTestPassword, () => reply(false)))
  const { user } = renderWithProviders(<AccessDialog mode={StoreMode.Test} codes={codesFor(StoreMode.Test)} />)

  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Enter store' }))

  await screen.findByText('Password not match. Please try again')
})

it('T18 forgets the code when the store changes its mode', () => {
  codesFor(StoreMode.Beta).validate(StoreMode.Beta)

  expect(codesFor(StoreMode.Test).store.getState().validatedMode).toBeUndefined()
})
