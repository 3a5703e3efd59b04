import { ApiError } from '@aisle/api/client'
import { expect, it, vi } from 'vitest'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { aCartProduct, aStore, createTestPlatform } from '../testing/testing.tsx'
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
  { code: 'CRT_0018', origin: 'card', refusal: 'go-to-cart' },
] as const)('$code from $origin is $refusal (decision 31)', ({ code, origin, refusal }) => {
  expect(refusalOf(code, origin).kind).toBe(refusal)
})

const refused = { product: aCartProduct(), qty: 3, origin: 'main' } as const

const around = (dialogs: Dialogs, isVerified = false) => ({
  dialogs,
  store: aStore(),
  age: { verify: vi.fn(() => Promise.resolve(isVerified)) },
  cart: { setQuantity: vi.fn() },
  cartAlerts: { show: vi.fn() },
  bus: { emit: vi.fn() },
})

function shown(dialogs: Dialogs) {
  return dialogs.stack.getState().map(({ name, props }) => ({ name, ...props }))
}

it('shows what the server said', () => {
  const { dialogs } = createTestPlatform()

  void showRefusal(refused, new ApiError(409, 'CRT_0114', 'Only 3 are left.'), around(dialogs))

  expect(shown(dialogs)).toMatchObject([{ name: 'information', text: 'Only 3 are left.' }])
})

it('asks for another store where one of the tenant can', () => {
  const { dialogs } = createTestPlatform({
    surfaces: [
      { remote: 'mf-catalogue', contract: 1, dialogs: { 'change-location': { title: 'Change store', size: 'md' } } },
    ],
  })

  void showRefusal(refused, new ApiError(400, 'CRT_400', 'Not here'), around(dialogs))

  expect(shown(dialogs)).toMatchObject([{ name: 'change-location', locationId: aStore().locationId }])
})

it('tells the reason where nobody can ask for another store', () => {
  const { dialogs } = createTestPlatform()

  void showRefusal(refused, new ApiError(400, 'CRT_400', 'Not here'), around(dialogs))

  expect(shown(dialogs)).toMatchObject([{ name: 'information', text: 'Not here' }])
})

it('opens nothing for what the line says', () => {
  const { dialogs } = createTestPlatform()

  void showRefusal({ ...refused, origin: 'cart' }, new ApiError(409, 'CRT_9999', 'No'), around(dialogs))

  expect(shown(dialogs)).toEqual([])
})

it.each(['CRT_0014', 'CRT_0018'])(
  '2§8 sends to the cart, which says for ten seconds that a slot is gone (%s)',
  (code) => {
    const { dialogs } = createTestPlatform()
    const parts = around(dialogs)

    void showRefusal(refused, new ApiError(409, code, 'This slot is full.'), parts)

    expect(parts.cartAlerts.show).toHaveBeenCalledWith({
      key: 'slot',
      variant: 'danger',
      message: 'This slot is full.',
      seconds: 10,
    })
    expect(parts.bus.emit).toHaveBeenCalledWith('slot.lost', {})
    expect(shown(dialogs)).toEqual([])
  },
)

const ageNeeded = new ApiError(403, 'AGE_VERIFICATION_NEEDED', 'Please verify your age before you add this product.')

it.each([
  { why: 'puts the product into the cart once the age is verified', answer: true, isVerified: true, edits: 1 },
  { why: 'leaves the cart as it is when the age is not confirmed', answer: true, isVerified: false, edits: 0 },
  { why: 'checks nothing when the shopper does not want to', answer: false, isVerified: true, edits: 0 },
])('1§4 offers to verify the age that a product needs, and $why', async ({ answer, isVerified, edits }) => {
  const { dialogs } = createTestPlatform()
  const parts = around(dialogs, isVerified)
  const ended = showRefusal(refused, ageNeeded, parts)
  expect(shown(dialogs)).toMatchObject([{ name: 'confirm', text: ageNeeded.message, confirmLabel: 'Verify my age' }])

  dialogs.close(dialogs.stack.getState()[0]?.id ?? '', answer)
  await ended

  expect(parts.age.verify).toHaveBeenCalledTimes(answer ? 1 : 0)
  expect(parts.cart.setQuantity.mock.calls).toEqual(Array.from({ length: edits }, () => [refused.product, 3, 'main']))
})
