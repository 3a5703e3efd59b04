import { paymentLogos } from '@aisle/api/footer'
import type { CardBrand } from '@aisle/api/payment-method'
import { refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PaymentLogos } from './payment-logos.tsx'

type Item = { readonly brand: CardBrand; readonly imageURL?: string | null }

async function show(...items: readonly Item[]) {
  server.use(serve(paymentLogos, () => reply({ items: [...items] })))
  renderWithProviders(<PaymentLogos />)
  await screen.findByRole('list', { name: 'Payment methods' })
}
const picture = (name: string) => screen.getByRole('img', { name })

describe('1§7 which cards a store takes', () => {
  it('is shown by the pictures that the store gives', async () => {
    await show({ brand: 'visa', imageURL: '/images/visa.svg' }, { brand: 'amex', imageURL: '/images/amex.svg' })

    expect(picture('Visa').getAttribute('src')).toBe('/images/visa.svg')
    expect(picture('American Express').getAttribute('src')).toBe('/images/amex.svg')
  })

  it.each<readonly [CardBrand, string]>([
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'American Express'],
    ['discover', 'Discover'],
    ['other', 'Other cards'],
  ])('%s is drawn where the store has no picture of it, and named', async (brand, name) => {
    await show({ brand })

    expect(picture(name).tagName).not.toBe('IMG')
    expect(picture(name).querySelectorAll('svg')).toHaveLength(1)
  })

  it('F52 is drawn when its picture does not come', async () => {
    await show({ brand: 'visa', imageURL: '/images/visa.svg' })

    fireEvent.error(picture('Visa'))

    expect(picture('Visa').querySelectorAll('svg')).toHaveLength(1)
  })

  it.each(['javascript:alert(1)', '//evil.example/visa.svg', 'http://evil.example/visa.svg', 'data:image/svg+xml,x'])(
    'T34 is asked of nobody at %j',
    async (imageURL) => {
      await show({ brand: 'visa', imageURL })

      expect(document.querySelector('img')).toBeNull()
    },
  )

  it.each([
    ['there are none', () => reply({ items: [] })],
    ['they cannot be had', () => refusal('NOT_FOUND', 'No', 404)],
  ] as const)('is not there where %s', async (_, answer) => {
    let isAnswered = false
    server.use(
      serve(paymentLogos, () => {
        isAnswered = true
        return answer()
      }),
    )
    const { platform } = renderWithProviders(<PaymentLogos />)
    await waitFor(() => expect(isAnswered && platform.queryClient.isFetching() === 0).toBe(true))

    expect(screen.queryByRole('list')).toBeNull()
    expect(platform.toasts.store.getState()).toEqual([])
  })
})
