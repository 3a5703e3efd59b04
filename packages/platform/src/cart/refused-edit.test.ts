import { ApiError } from '@aisle/api/client'
import { expect, it } from 'vitest'
import type { Dialogs } from '../dialogs/dialogs.types.ts'
import { aCartProduct, aStore, createTestPlatform } from '../testing/testing.tsx'
import { refusalOf, showRefusal } from './refused-edit.ts'

it.each([
  { code: 'CRT_400', origin: 'cart', refusal: 'silent' },
  { code: 'CRT_0114', origin: 'cart', refusal: 'silent' },
  { code: 'CRT_9999', origin: 'cart', refusal: 'information' },
  { code: 'CRT_400', origin: 'main', refusal: 'change-location' },
  { code: 'CRT_400', origin: 'card', refusal: 'change-location' },
  { code: 'CRT_0114', origin: 'main', refusal: 'information' },
  { code: undefined, origin: 'card', refusal: 'information' },
] as const)('$code from $origin is $refusal (decision 31)', ({ code, origin, refusal }) => {
  expect(refusalOf(code, origin)).toBe(refusal)
})

const refused = { product: aCartProduct(), qty: 3, origin: 'main' } as const

function shown(dialogs: Dialogs) {
  return dialogs.stack.getState().map(({ name, props }) => ({ name, ...props }))
}

it('shows what the server said', () => {
  const { dialogs } = createTestPlatform()

  void showRefusal(refused, new ApiError(409, 'CRT_0114', 'Only 3 are left.'), { dialogs, store: aStore() })

  expect(shown(dialogs)).toMatchObject([{ name: 'information', text: 'Only 3 are left.' }])
})

it('asks for another store where one of the tenant can', () => {
  const { dialogs } = createTestPlatform({
    surfaces: [
      { remote: 'mf-catalogue', contract: 1, dialogs: { 'change-location': { title: 'Change store', size: 'md' } } },
    ],
  })

  void showRefusal(refused, new ApiError(400, 'CRT_400', 'Not here'), { dialogs, store: aStore() })

  expect(shown(dialogs)).toMatchObject([{ name: 'change-location', locationId: aStore().locationId }])
})

it('tells the reason where nobody can ask for another store', () => {
  const { dialogs } = createTestPlatform()

  void showRefusal(refused, new ApiError(400, 'CRT_400', 'Not here'), { dialogs, store: aStore() })

  expect(shown(dialogs)).toMatchObject([{ name: 'information', text: 'Not here' }])
})
