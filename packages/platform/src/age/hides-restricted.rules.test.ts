import { expect, it } from 'vitest'
import { aConfiguration } from '../testing/testing.tsx'
import { hidesRestricted } from './hides-restricted.rules.ts'

it.each([
  { store: true, browsing: true, isVerified: false, hides: true },
  { store: true, browsing: true, isVerified: true, hides: false },
  { store: true, browsing: false, isVerified: false, hides: false },
  { store: false, browsing: true, isVerified: false, hides: false },
])('1§5 restricted $store, browsing $browsing, verified $isVerified: hides $hides', ({ store, browsing, ...rest }) => {
  const { isVerified, hides } = rest
  const configuration = aConfiguration({ isStoreAgeRestricted: store, enableAgeRestrictedBrowsing: browsing })
  expect(hidesRestricted({ configuration }, { isVerified })).toBe(hides)
})

it('1§5 a store whose configuration is not known yet hides nothing', () => {
  expect(hidesRestricted({ configuration: null }, { isVerified: false })).toBe(false)
})
