import { setFavorites } from '@aisle/api/favorite'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../catalogue.builder.ts'
import { surface } from '../../surface.ts'
import { FavoriteAllButton } from './favorite-all-button.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { FavoriteLink } from './favorite-link.tsx'

const shell = {
  remote: 'mf-shell',
  contract: 1,
  dialogs: { 'account-drawer': { title: 'Account', size: 'sm' }, 'sign-up': { title: 'Sign up', size: 'sm' } },
} as const
const [favorite, other, placeholder] = [
  ...products(1, { isFavorite: true }),
  ...products(1, { isFavorite: false, productID: id(200) }),
  ...products(1, { isDummyProd: true }),
]
if (!favorite || !other || !placeholder) throw new Error('there are products')

const forms = {
  icon: (product: typeof favorite) => <FavoriteButton product={product} />,
  text: (product: typeof favorite) => <FavoriteAllButton products={[product]} />,
  link: (product: typeof favorite) => <FavoriteLink product={product} />,
}
const show = (form: keyof typeof forms, product: typeof favorite, options = {}) =>
  renderWithProviders(forms[form](product), { surfaces: [surface, shell], ...options })

it.each([
  ['icon', other, 'Favorite Product 1', 'false'],
  ['icon', favorite, 'Favorite Product 1', 'true'],
  ['text', other, 'Save all to favorites', null],
  ['text', favorite, 'Remove all from favorites', null],
  ['link', other, 'Add to favorite', null],
  ['link', favorite, 'Remove from favorite', null],
] as const)('1§2 the %s form says what it does: %#', (form, product, name, pressed) => {
  show(form, product)

  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe(pressed)
})

it.each(['icon', 'text', 'link'] as const)('1§4 the %s form is not there for a placeholder', (form) => {
  show(form, placeholder)

  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['icon', 'text', 'link'] as const)('1§4 the %s form leads a guest to sign in', async (form) => {
  const { user, platform } = show(form, other)

  await user.click(screen.getByRole('button'))

  await waitFor(() => expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['account-drawer']))
})

describe('1§4 somebody signed in who is no customer', () => {
  const noCustomer = { session: { status: 'signed-in', customerId: null } } as const
  const sent: unknown[] = []

  beforeEach(() => {
    sent.length = 0
    server.use(
      serve(setFavorites, ({ body }) => {
        sent.push(body)
        return reply({ products: [] })
      }),
    )
  })

  const press = async (form: keyof typeof forms) => {
    const { user, platform } = show(form, other, noCustomer)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(platform.dialogs.stack.getState().map(({ name }) => name)).toEqual(['sign-up']))
    return (answer: boolean | undefined) =>
      act(async () => platform.dialogs.close(platform.dialogs.stack.getState()[0]?.id ?? '', answer))
  }

  it.each(['icon', 'text', 'link'] as const)(
    'is asked to sign up first by the %s form, and keeps it then',
    async (form) => {
      const answer = await press(form)
      expect(sent).toEqual([])

      await answer(true)

      await waitFor(() => expect(sent).toEqual([{ favoriteProducts: [{ productID: id(200), markAsFavorite: true }] }]))
    },
  )

  it('keeps nothing without signing up', async () => {
    const answer = await press('icon')

    await answer(undefined)

    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
    expect(sent).toEqual([])
  })
})
