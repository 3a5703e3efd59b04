import { aCart, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PaymentStep } from './late-payment-step.tsx'

const code = vi.hoisted(() => ({ fails: 1 }))
vi.mock('./payment-step.tsx', () => ({
  get PaymentStep() {
    code.fails -= 1
    if (code.fails >= 0) throw new Error('the network is gone')
    return () => <p>How would you like to pay?</p>
  },
}))

it('says where the ways to pay did not come, and asks for them again', async () => {
  const { user } = renderWithProviders(<PaymentStep detail={aCart()} onDone={() => {}} />)
  expect(screen.getByText('Loading the ways to pay')).toBeDefined()

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('How would you like to pay?')).toBeDefined()
})
