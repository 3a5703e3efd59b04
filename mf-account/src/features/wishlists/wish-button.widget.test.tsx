import { wishlistList } from '@aisle/api/wishlist'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import { signedIn } from '../../testing/signed-in.ts'
import WishButton from './wish-button.widget.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <WishButton key={index} productId={id(100 + index)} title={`Product ${index + 1}`} />
  ))

const open = (options: Parameters<typeof renderWithProviders>[1] = {}, count = 1) =>
  renderWithProviders(<>{cards(count)}</>, { surfaces: [surface], ...options })

describe('the wishlist button of a card (spec 1 §2)', () => {
  it('is named by the product, with the tooltip of the documents', () => {
    open()

    expect(screen.getByRole('button', { name: 'Add Product 1 to wishlist' }).title).toBe('Add to wishlist')
  })

  it('asks the store for nothing in a list of twenty', async () => {
    const asked = vi.fn(() => reply({ items: [] }))
    server.use(serve(wishlistList, asked))
    const fetched = vi.spyOn(globalThis, 'fetch')
    open(signedIn, 20)

    expect(screen.getAllByRole('button')).toHaveLength(20)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    { who: 'a guest', session: {}, opened: 'account-drawer' },
    { who: 'a customer', session: signedIn.session, opened: 'wishlist' },
  ])('opens $opened for $who', async ({ session, opened }) => {
    const { user, platform } = open({ session })

    await user.click(screen.getByRole('button', { name: 'Add Product 1 to wishlist' }))

    await waitFor(() => expect(platform.dialogs.stack.getState()).toMatchObject([{ name: opened }]))
  })

  it('asks somebody without a customer record to sign up, and goes on with the lists', async () => {
    const { user, platform } = open({ session: { ...signedIn.session, customerId: null } })

    await user.click(screen.getByRole('button', { name: 'Add Product 1 to wishlist' }))
    await waitFor(() => expect(platform.dialogs.stack.getState()).toMatchObject([{ name: 'sign-up' }]))
    platform.dialogs.close(platform.dialogs.stack.getState()[0]?.id ?? '', true)

    await waitFor(() =>
      expect(platform.dialogs.stack.getState()).toMatchObject([{ name: 'wishlist', props: { productId: id(100) } }]),
    )
  })
})
