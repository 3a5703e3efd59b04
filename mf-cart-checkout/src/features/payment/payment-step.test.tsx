import { aCart, aCartItem, aConfiguration, renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PaymentStep } from './payment-step.tsx'

const provider = { tenant: { configuration: aConfiguration({ currentPaymentGateway: 'DATACAP' }) } }

it('T52 the provider’s frame may run scripts and its own form, and lead no page but its own elsewhere', () => {
  renderWithProviders(<PaymentStep detail={aCart([aCartItem()])} onDone={() => {}} />, provider)

  const { src, sandbox } = screen.getByTitle<HTMLIFrameElement>('Card details')
  expect(new URL(src).pathname).toBe('/payments/datacap/fields')
  expect(String(sandbox).split(' ').sort()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts'])
})
