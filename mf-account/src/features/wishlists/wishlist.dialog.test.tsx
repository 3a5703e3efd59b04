import { createWishlist, setWished, wishlistList } from '@aisle/api/wishlist'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aWishlist } from '../../account.builder.ts'
import { told } from '../../testing/answer.ts'
import { busy, signedIn } from '../../testing/signed-in.ts'
import WishlistDialog from './wishlist.dialog.tsx'

const sent: unknown[] = []
let lists = [aWishlist()]

beforeEach(() => {
  sent.length = 0
  lists = [
    aWishlist({ isWished: false }),
    aWishlist({ wishListID: id(31), wishListName: 'Every week', isWished: true }),
  ]
  server.use(
    serve(wishlistList, () => reply({ items: lists })),
    serve(setWished, ({ body }) => {
      sent.push(body)
      lists = lists.map((list) => (JSON.stringify(body).includes(list.wishListID) ? { ...list, isWished: true } : list))
      return reply({ wishProductCount: 3, wishProducts: {} })
    }),
    serve(createWishlist, () => {
      const list = aWishlist({ wishListID: id(32), wishListName: 'Birthday', isWished: false })
      lists = [...lists, list]
      return reply(list)
    }),
  )
})

const close = vi.fn()
const open = () => renderWithProviders(<WishlistDialog productId={id(10)} close={close} />, signedIn)
const choice = (name: string, checked: boolean) => screen.findByRole('checkbox', { name, checked })

describe('putting a product on wishlists (spec 2 §4)', () => {
  it('shows which lists hold it', async () => {
    open()

    await choice('Barbecue', false)
    await choice('Every week', true)
  })

  it('puts it on a list, tells so and answers that list', async () => {
    const { user, platform } = open()

    await user.click(await choice('Barbecue', false))

    await waitFor(() => expect(told(platform)).toEqual(['Item Updated to Wishlist']))
    expect(sent).toEqual([{ wishListID: id(30), products: [{ productID: id(10), isWished: true }] }])
    await choice('Barbecue', true)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(close).toHaveBeenLastCalledWith({ wishListID: id(30) })
  })

  it('puts it on a list that is made for it', async () => {
    const { user } = open()

    await user.type(await screen.findByRole('textbox', { name: 'Name of the list' }), 'Birthday{Enter}')

    await choice('Birthday', true)
    expect(sent).toEqual([{ wishListID: id(32), products: [{ productID: id(10), isWished: true }] }])
  })

  it('shows and tells of each where two lists are chosen at a time', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    server.use(
      serve(setWished, async ({ body }) => {
        sent.push(body)
        await answers[sent.length - 1]?.promise
        return busy()
      }),
    )
    const { user, platform } = open()

    await user.click(await choice('Barbecue', false))
    await user.click(await choice('Every week', true))
    await choice('Barbecue', true)
    await choice('Every week', false)
    answers[0]?.resolve()

    await choice('Barbecue', false)
    await choice('Every week', false)
    expect(told(platform)).toEqual(['Error! The store is busy.'])
    answers[1]?.resolve()
    await choice('Every week', true)
  })
})
