import { applyChangeLocation } from '@aisle/api/cart-location'
import { ApiError } from '@aisle/api/client'
import type { SurfaceDeclaration } from '@aisle/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import {
  aCart,
  aCartItem,
  aCartProduct,
  aStore,
  createTestPlatform,
  id,
  refusal,
  reply,
  serve,
  server,
} from '../testing/testing.tsx'
import type { RefusedEdit } from './cart-options.ts'
import { refusalOf, showRefusal } from './refused-edit.ts'

it.each([
  { code: 'CRT_400', origin: 'cart', refusal: 'silent' },
  { code: 'CRT_0114', origin: 'cart', refusal: 'silent' },
  { code: 'CRT_9999', origin: 'cart', refusal: 'line' },
  { code: undefined, origin: 'cart', refusal: 'line' },
  { code: 'CRT_400', origin: 'main', refusal: 'change-location' },
  { code: 'CRT_400', origin: 'card', refusal: 'change-location' },
  { code: 'CRT_0114', origin: 'main', refusal: 'information' },
  { code: undefined, origin: 'card', refusal: 'information' },
  { code: 'AGE_VERIFICATION_NEEDED', origin: 'cart', refusal: 'verify-age' },
  { code: 'AGE_VERIFICATION_NEEDED', origin: 'main', refusal: 'verify-age' },
  { code: 'CRT_GUEST_CHECKOUT_OFF', origin: 'card', refusal: 'sign-in' },
  { code: 'CRT_0018', origin: 'card', refusal: 'go-to-cart' },
  { code: 'CRT_NO_PAYMENT_GATEWAY', origin: 'main', refusal: 'information' },
  { code: 'CRT_NO_PAYMENT_GATEWAY', origin: 'card', refusal: 'information' },
] as const)('$code from $origin is $refusal (decision 31)', ({ code, origin, refusal }) => {
  expect(refusalOf(code, origin).kind).toBe(refusal)
})

const refused = { product: aCartProduct(), qty: 3, origin: 'main' } as const

/** A shopper at Elm Street, whose cart is that of Oak Avenue. */
function setUp({ isVerified = false, remotes = [] }: { isVerified?: boolean; remotes?: SurfaceDeclaration[] } = {}) {
  const platform = createTestPlatform({
    surfaces: remotes,
    cart: { detail: aCart([aCartItem()], { locationID: id(7) }) },
  })
  const { api, cart, dialogs, toasts } = platform
  const age = { verify: vi.fn(() => Promise.resolve(isVerified)) }
  const setQuantity = vi.spyOn(cart, 'setQuantity').mockImplementation(() => {})
  const cartAlerts = { show: vi.fn() }
  const bus = { emit: vi.fn() }
  const signIn = vi.fn(() => Promise.resolve())
  const refuse = (error: unknown, origin: RefusedEdit['origin'] = 'main') =>
    showRefusal({ ...refused, origin }, error, {
      api,
      dialogs,
      toasts,
      cart,
      store: aStore(),
      age,
      cartAlerts,
      bus,
      signIn,
    })
  return { ...platform, age, setQuantity, cartAlerts, bus, signIn, refuse }
}

function shown(dialogs: Dialogs) {
  return dialogs.stack.getState().map(({ name, props }) => ({ name, ...props }))
}

it('shows what the server said', () => {
  const { dialogs, refuse } = setUp()

  void refuse(new ApiError(409, 'CRT_0114', 'Only 3 are left.'))

  expect(shown(dialogs)).toMatchObject([{ name: 'information', text: 'Only 3 are left.' }])
})

const otherStore = new ApiError(409, 'CRT_400', 'Not here')
const comparison: SurfaceDeclaration = {
  remote: 'mf-cart-checkout',
  contract: 1,
  dialogs: { 'change-location': { title: 'Change store', size: 'md' } },
}

describe('2§4 what was to be added to the cart of another store', () => {
  const moved = aCart([aCartItem()], { version: 2 })
  const serveMove = () => {
    const moves = vi.fn()
    server.use(
      serve(applyChangeLocation, ({ query }) => {
        moves(query.get('locationId'))
        return reply(moved)
      }),
    )
    return moves
  }

  it('is named in the comparison of both, and added once the cart has moved', async () => {
    const moves = serveMove()
    const { dialogs, cart, setQuantity, refuse } = setUp({ remotes: [comparison] })

    const ended = refuse(otherStore)
    expect(shown(dialogs)).toMatchObject([
      { name: 'change-location', locationId: aStore().locationId, pendingAdd: { title: 'Whole milk', qty: 3 } },
    ])
    dialogs.close(dialogs.stack.getState()[0]?.id ?? '', true)
    await ended

    expect(moves.mock.calls).toEqual([[aStore().locationId]])
    expect(cart.store.getState().detail).toEqual(moved)
    expect(setQuantity.mock.calls).toEqual([[refused.product, 3, 'main']])
  })

  it.each([
    { why: 'is not added where the shopper stays', answer: false, status: 200 },
    { why: 'is not added where the cart could not be moved', answer: true, status: 409 },
  ])('$why', async ({ answer, status }) => {
    server.use(serve(applyChangeLocation, () => (status === 200 ? reply(moved) : refusal('CRT_1', 'Closed.', status))))
    const { dialogs, setQuantity, refuse } = setUp({ remotes: [comparison] })

    const ended = refuse(otherStore)
    dialogs.close(dialogs.stack.getState()[0]?.id ?? '', answer)
    await ended

    expect(setQuantity).not.toHaveBeenCalled()
  })

  it.each([
    { where: 'the tenant has no comparison', remotes: [] },
    { where: 'it cannot be shown', remotes: [comparison] },
  ])('is added after a plain question where $where', async ({ remotes }) => {
    serveMove()
    const { dialogs, setQuantity, refuse } = setUp({ remotes })

    const ended = refuse(otherStore)
    if (remotes.length > 0) dialogs.close(dialogs.stack.getState()[0]?.id ?? '', 'failed')
    await vi.waitFor(() => expect(shown(dialogs)).toMatchObject([{ name: 'confirm' }]))
    dialogs.close(dialogs.stack.getState()[0]?.id ?? '', true)
    await ended

    expect(setQuantity.mock.calls).toEqual([[refused.product, 3, 'main']])
  })
})

it('opens nothing for what the line says', () => {
  const { dialogs, refuse } = setUp()

  void refuse(new ApiError(409, 'CRT_9999', 'No'), 'cart')

  expect(shown(dialogs)).toEqual([])
})

it.each(['CRT_0014', 'CRT_0018'])(
  '2§8 sends to the cart, which says for ten seconds that a slot is gone (%s)',
  (code) => {
    const { dialogs, cartAlerts, bus, refuse } = setUp()

    void refuse(new ApiError(409, code, 'This slot is full.'))

    expect(cartAlerts.show).toHaveBeenCalledWith({
      key: 'slot',
      variant: 'danger',
      message: 'This slot is full.',
      seconds: 10,
    })
    expect(bus.emit).toHaveBeenCalledWith('slot.lost', {})
    expect(shown(dialogs)).toEqual([])
  },
)

const ageNeeded = new ApiError(403, 'AGE_VERIFICATION_NEEDED', 'Please verify your age before you add this product.')

it.each([
  { why: 'puts the product into the cart once the age is verified', answer: true, isVerified: true, edits: 1 },
  { why: 'leaves the cart as it is when the age is not confirmed', answer: true, isVerified: false, edits: 0 },
  { why: 'checks nothing when the shopper does not want to', answer: false, isVerified: true, edits: 0 },
])('1§4 offers to verify the age that a product needs, and $why', async ({ answer, isVerified, edits }) => {
  const { dialogs, age, setQuantity, refuse } = setUp({ isVerified })
  const ended = refuse(ageNeeded)
  expect(shown(dialogs)).toMatchObject([{ name: 'confirm', text: ageNeeded.message, confirmLabel: 'Verify my age' }])

  dialogs.close(dialogs.stack.getState()[0]?.id ?? '', answer)
  await ended

  expect(age.verify).toHaveBeenCalledTimes(answer ? 1 : 0)
  expect(setQuantity.mock.calls).toEqual(Array.from({ length: edits }, () => [refused.product, 3, 'main']))
})

it.each([true, false])('1§6 offers a guest to sign in where only customers shop (wanted: %s)', async (wanted) => {
  const { dialogs, signIn, refuse } = setUp()
  const ended = refuse(new ApiError(403, 'CRT_GUEST_CHECKOUT_OFF', 'Please sign in.'))
  expect(shown(dialogs)).toMatchObject([{ name: 'confirm', text: 'Please sign in.', confirmLabel: 'Sign in' }])

  dialogs.close(dialogs.stack.getState()[0]?.id ?? '', wanted)
  await ended

  expect(signIn).toHaveBeenCalledTimes(wanted ? 1 : 0)
})
