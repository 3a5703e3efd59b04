import { productDetails } from '@aisle/api/product'
import { openDialog } from '@aisle/platform'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
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

  await screen.findByRole('heading', { level: 3, name: 'Whole milk' })
  screen.getByRole('button', { name: 'Add Whole milk to cart' })
  await user.click(screen.getByRole('link', { name: 'See all details' }))

  expect(close).toHaveBeenCalledOnce()
})

it('1§2 stays below the wishlists of its product', async () => {
  server.use(serve(productDetails, () => reply(aDetail())))
  const wishlists = {
    remote: 'mf-account',
    contract: 1,
    routes: {},
    dialogs: { wishlist: { title: 'Add to wishlist', size: 'xs' } },
  } as const
  const { user, platform } = renderWithProviders(<QuickProductDialog seoName="whole-milk" close={vi.fn()} />, {
    surfaces: [surface, wishlists],
    session: { status: 'signed-in', customerId: id(5) },
  })
  const open = () => platform.dialogs.stack.getState().map(({ name, props }) => ({ name, props }))
  const quickView = { name: 'quick-product', props: { seoName: 'whole-milk' } }
  await act(async () => void openDialog('quick-product', { seoName: 'whole-milk' }))

  await user.click(await screen.findByRole('button', { name: 'Add to wishlist' }))
  await waitFor(() => expect(open()).toEqual([quickView, { name: 'wishlist', props: { productId: id(10) } }]))
  await act(async () => platform.dialogs.close(platform.dialogs.stack.getState()[1]?.id ?? ''))

  expect(open()).toEqual([quickView])
})
