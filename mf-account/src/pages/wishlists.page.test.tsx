import { createWishlist, deleteWishlist, renameWishlist, wishlistList } from '@aisle/api/wishlist'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aWishlist } from '../account.builder.ts'
import { answer, told } from '../testing/answer.ts'
import { busy, signedIn, surfaces } from '../testing/signed-in.ts'
import WishlistsPage from './wishlists.page.tsx'

const sent: unknown[] = []
let lists = [aWishlist()]

beforeEach(() => {
  sent.length = 0
  lists = [aWishlist(), aWishlist({ wishListID: id(31), wishListName: 'Every week', wishProductCount: 1 })]
  server.use(
    serve(wishlistList, () => reply({ items: lists })),
    serve(createWishlist, ({ body }) => {
      sent.push(body)
      const list = aWishlist({ wishListID: id(32), wishListName: 'Birthday', wishProductCount: 0 })
      lists = [...lists, list]
      return reply(list)
    }),
    serve(renameWishlist, ({ body }) => {
      sent.push(body)
      lists = [aWishlist({ wishListName: 'Summer party' })]
      return reply(aWishlist({ wishListName: 'Summer party' }))
    }),
    serve(deleteWishlist, ({ query }) => {
      sent.push(query.get('wishListID'))
      lists = lists.filter(({ wishListID }) => wishListID !== query.get('wishListID'))
      return reply(true)
    }),
  )
})

const open = (options: object = signedIn) => renderWithProviders(<WishlistsPage />, options)
const nameField = () => screen.findByRole('textbox', { name: 'Name of the list' })
const createButton = () => screen.getByRole('button', { name: 'Create list' })

describe('wishlists (spec 2 §4)', () => {
  it('lead a guest to sign in', () => {
    const { platform } = open({ surfaces })

    screen.getByRole('heading', { name: 'Sign in to see your wishlists' })
    expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['account-drawer'])
  })

  it('say how much is on each and lead to it', async () => {
    open()

    await screen.findByRole('listitem', { name: 'Barbecue' })
    screen.getByText('2 products')
    screen.getByText('1 product')
    expect(screen.getByRole('link', { name: 'Every week' })).toHaveProperty('pathname', `/wishlist/${id(31)}`)
  })

  it('say so when there are none', async () => {
    lists = []
    open()

    await screen.findByRole('heading', { name: 'No wishlists yet' })
    expect(createButton()).toBeDefined()
  })

  it('stay on screen when they cannot be read again', async () => {
    const { user } = open()
    await screen.findByRole('listitem', { name: 'Barbecue' })
    server.use(serve(wishlistList, busy))

    await user.type(await nameField(), 'Birthday{Enter}')

    await waitFor(async () => expect(await nameField()).toHaveProperty('value', ''))
    screen.getByRole('listitem', { name: 'Barbecue' })
  })
})

describe('a new wishlist', () => {
  it('is made by its name and joins the others', async () => {
    const { user } = open()

    await user.type(await nameField(), ' Birthday ')
    await user.click(createButton())

    await screen.findByRole('listitem', { name: 'Birthday' })
    expect(sent).toEqual([{ wishListName: 'Birthday' }])
    await waitFor(async () => expect(await nameField()).toHaveProperty('value', ''))
  })

  it('needs a name', async () => {
    const { user } = open()

    await user.type(await nameField(), '   {Enter}')

    screen.getByText('Field is Required.')
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  it('keeps its name on screen when it is refused, to be tried again', async () => {
    const { user } = open()
    server.use(serve(createWishlist, () => refusal('WISHLIST_NAME_TAKEN', 'You have a list of this name.', 409)))

    await user.type(await nameField(), 'Birthday')
    await user.click(createButton())
    await screen.findByText('Error! You have a list of this name.')
    expect(await nameField()).toHaveProperty('value', 'Birthday')
    server.use(serve(createWishlist, () => reply(aWishlist({ wishListName: 'Birthday' }))))
    await user.click(createButton())

    await waitFor(async () => expect(await nameField()).toHaveProperty('value', ''))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a double click', 'Birthday', true],
    ['Enter pressed twice', 'Birthday{Enter}{Enter}', false],
  ])('is made once by %s', async (_, keys, isClicked) => {
    const held = Promise.withResolvers<void>()
    server.use(
      serve(createWishlist, async ({ body }) => {
        sent.push(body)
        await held.promise
        return reply(aWishlist({ wishListID: id(32), wishListName: 'Birthday' }))
      }),
    )
    const { user } = open()

    await user.type(await nameField(), keys)
    if (isClicked) await user.dblClick(createButton())
    held.resolve()

    await waitFor(async () => expect(await nameField()).toHaveProperty('value', ''))
    expect(sent).toEqual([{ wishListName: 'Birthday' }])
  })
})

describe('another name', () => {
  const rename = async (keys: string) => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Rename Barbecue' }))
    // The field has the focus, with the name in it.
    await view.user.keyboard(keys)
    return view
  }
  const erase = '{Control>}a{/Control}{Backspace}'

  it('is sent with the list, and the focus is back where it came from', async () => {
    await rename(`${erase}Summer party{Enter}`)

    await screen.findByRole('listitem', { name: 'Summer party' })
    expect(sent).toEqual([{ wishListID: id(30), wishListName: 'Summer party' }])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Summer party'))
  })

  it('is not nothing', async () => {
    await rename(`${erase}{Enter}`)

    screen.getByText('Field is Required.')
    expect(sent).toEqual([])
  })

  it('stays in the field when it is refused', async () => {
    server.use(serve(renameWishlist, () => refusal('WISHLIST_NAME_TAKEN', 'You have a list of this name.', 409)))
    await rename(`${erase}Every week{Enter}`)

    await screen.findByText('Error! You have a list of this name.')
    expect(document.activeElement).toHaveProperty('value', 'Every week')
  })

  it('can be given up', async () => {
    const { user } = await rename(`${erase}Summer`)

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    screen.getByRole('listitem', { name: 'Barbecue' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Barbecue')
  })
})

describe('deleting a wishlist', () => {
  const press = async () => {
    const view = open()
    await view.user.click(await screen.findByRole('button', { name: 'Delete Barbecue' }))
    return view
  }

  it('takes it away once that is confirmed', async () => {
    const { platform } = await press()

    await answer(platform, true)

    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Barbecue' })).toBeNull())
    expect(sent).toEqual([id(30)])
    screen.getByRole('listitem', { name: 'Every week' })
  })

  it('does nothing when it is not', async () => {
    const { platform } = await press()

    await answer(platform, false)

    expect(platform.queryClient.isMutating()).toBe(0)
    screen.getByRole('listitem', { name: 'Barbecue' })
  })

  it('leaves it and says so when it is refused', async () => {
    server.use(serve(deleteWishlist, busy))
    const { platform } = await press()

    await answer(platform, true)

    await waitFor(() => expect(told(platform)).toEqual(['Error! The store is busy.']))
    screen.getByRole('listitem', { name: 'Barbecue' })
  })
})
