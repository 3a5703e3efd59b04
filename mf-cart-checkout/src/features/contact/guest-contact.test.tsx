import { requestGuestOtp } from '@aisle/api/guest'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
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
  await user.click(screen.getByRole('button', { name: 'Change details or send a new code' }))

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
