import { requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GuestContactForm } from './guest-contact.tsx'

beforeEach(() => {
  server.use(serve(requestGuestOtp, () => reply({ isSent: true, expiresAt: '2030-01-01T00:10:00Z' })))
})

const field = (name: string) => screen.getByRole('textbox', { name })

it('keeps what was typed for whoever goes back to change it', async () => {
  const { user } = renderWithProviders(
    <GuestContactForm contact={undefined} orderNumber="CART-1" onVerified={() => {}} />,
  )
  await user.type(field('First name'), 'Robin')
  await user.type(field('Last name'), 'Miller')
  await user.type(field('Email'), 'robin@example.con')
  await user.type(field('Phone'), '317-555-0142')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await screen.findByRole('textbox', { name: 'One-time code' })
  await user.click(screen.getByRole('button', { name: 'Change details' }))

  expect(field('First name')).toHaveProperty('value', 'Robin')
  expect(document.activeElement).toBe(field('First name'))
  expect(field('Last name')).toHaveProperty('value', 'Miller')
  expect(field('Email')).toHaveProperty('value', 'robin@example.con')
  expect(field('Phone')).toHaveProperty('value', '317-555-0142')
})

const proven = { firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', customerID: id(5) }

it('asks for no second code of whoever goes on with the address that was proven', async () => {
  const onVerified = vi.fn()
  const { user } = renderWithProviders(
    <GuestContactForm contact={proven} orderNumber="CART-1" onVerified={onVerified} />,
  )

  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(onVerified).toHaveBeenCalledExactlyOnceWith(proven)
})

it('asks for a code where another address is given', async () => {
  const onVerified = vi.fn()
  const { user } = renderWithProviders(
    <GuestContactForm contact={proven} orderNumber="CART-1" onVerified={onVerified} />,
  )
  await user.clear(field('Email'))
  await user.type(field('Email'), 'somebody.else@example.com')

  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await screen.findByRole('textbox', { name: 'One-time code' })
  expect(onVerified).not.toHaveBeenCalled()
})

const serverTime = '2030-01-01T00:00:00Z'
const codeFor = (seconds: { resend: number; life: number }) => ({
  isSent: true,
  serverTime,
  resendAfter: new Date(Date.parse(serverTime) + seconds.resend * 1000).toISOString(),
  expiresAt: new Date(Date.parse(serverTime) + seconds.life * 1000).toISOString(),
})

async function askForCode() {
  const view = renderWithProviders(<GuestContactForm contact={undefined} orderNumber="CART-1" onVerified={() => {}} />)
  await view.user.type(field('First name'), 'Robin')
  await view.user.type(field('Last name'), 'Miller')
  await view.user.type(field('Email'), 'robin@example.com')
  await view.user.click(screen.getByRole('button', { name: 'Continue' }))
  return view
}

describe('another code', () => {
  it('can be asked for when the store says so, whatever this clock shows, and is said to be on its way', async () => {
    let asked = 0
    server.use(
      serve(requestGuestOtp, () => {
        asked += 1
        return reply(codeFor({ resend: asked === 1 ? 1 : 45, life: 600 }))
      }),
    )
    const { user } = await askForCode()
    await user.click(await screen.findByRole('button', { name: 'Send a new code in 0:01' }))
    expect(asked).toBe(1)

    await user.click(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }))

    expect(await screen.findByText(/A new code is on its way/)).toBeDefined()
    expect(asked).toBe(2)
    expect(screen.getByRole('button', { name: /Send a new code in 0:4\d/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('is what helps once a code has expired', async () => {
    server.use(serve(requestGuestOtp, () => reply(codeFor({ resend: 1, life: 1 }))))
    const { user } = await askForCode()
    await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '123456')

    expect(await screen.findByText(/This code has expired/, {}, { timeout: 3000 })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
  })

  it('F14 is not asked for while the store takes no more questions, which counts down', async () => {
    let asked = 0
    server.use(
      serve(requestGuestOtp, () => {
        asked += 1
        const answer = refusal('CUST_0006', 'An error occurred while requesting OTP.', 429)
        answer.headers.set('retry-after', '754')
        return answer
      }),
    )
    const { user } = await askForCode()

    await user.click(await screen.findByRole('button', { name: /Try again in 12:3\d/ }))

    expect(screen.getByRole('alert').textContent).toContain('An error occurred while requesting OTP')
    expect(asked).toBe(1)
  })
})

it.each([
  { code: 'OTP_0002', says: 'That code is not right', left: '' },
  { code: 'OTP_ATTEMPTS_EXCEEDED', says: 'too many', left: '' },
  { code: 'OTP_0003', says: 'From the store.', left: '123456' },
])('1§8 says of $code at the field what is wrong, which has the focus', async ({ code, says, left }) => {
  server.use(serve(verifyGuestOtp, () => refusal(code, 'From the store.', 400)))
  const { user } = await askForCode()
  const typed = await screen.findByRole('textbox', { name: 'One-time code' })
  await user.type(typed, '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(await screen.findByText(new RegExp(says, 'i'))).toBeDefined()
  expect(typed).toHaveProperty('value', left)
  expect(document.activeElement).toBe(typed)
})

it('1§8 says that a code is not right where the store answers so without refusing the call', async () => {
  server.use(serve(verifyGuestOtp, () => reply({ isVerified: false })))
  const { user } = await askForCode()
  await user.type(await screen.findByRole('textbox', { name: 'One-time code' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  expect(await screen.findByText(/That code is not right/)).toBeDefined()
})

it('puts the focus on the first wrong field, and lists what is wrong where there is more than one', async () => {
  const { user } = renderWithProviders(
    <GuestContactForm contact={undefined} orderNumber="CART-1" onVerified={() => {}} />,
  )
  await user.type(field('First name'), 'Robin')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await waitFor(() => expect(document.activeElement).toBe(field('Last name')))
  expect(screen.getByRole('alert').textContent).toContain('Email: Field is Required.')

  await user.type(field('Last name'), 'Miller')
  await user.type(field('Email'), 'robin')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(screen.queryByRole('alert')).toBeNull()
})
