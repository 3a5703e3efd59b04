import { productDetails } from '@aisle/api/product'
import { renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import QuickProductDialog from './quick-product.dialog.tsx'

it('shows a product and closes on the way to its page', async () => {
  server.use(serve(productDetails, () => reply(aDetail())))
  const close = vi.fn()
  const { user } = renderWithProviders(<QuickProductDialog seoName="whole-milk" close={close} />, {
    surfaces: [surface],
  })

  await screen.findByRole('heading', { name: 'Whole milk' })
  screen.getByRole('button', { name: 'Add Whole milk to cart' })
  await user.click(screen.getByRole('link', { name: 'See all details' }))

  expect(close).toHaveBeenCalledOnce()
})
