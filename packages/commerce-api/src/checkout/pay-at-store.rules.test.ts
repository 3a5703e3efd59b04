import { expect, it } from 'vitest'
import { allowsPayAtStore } from './pay-at-store.rules.ts'

it.each([
  { allowed: true, users: null, guest: true, user: true },
  { allowed: true, users: 0, guest: false, user: false },
  { allowed: true, users: 1, guest: false, user: true },
  { allowed: true, users: 2, guest: true, user: false },
  { allowed: true, users: 3, guest: true, user: true },
  { allowed: false, users: 3, guest: false, user: false },
  { allowed: false, users: null, guest: false, user: false },
])(
  'T24 lets guests ($guest) and customers ($user) pay at the store: $allowed, $users',
  ({ allowed, users, ...who }) => {
    const terms = { allowPayAtStore: allowed, payAtStoreUserType: users }

    expect(allowsPayAtStore(terms, { role: 'guest' })).toBe(who.guest)
    expect(allowsPayAtStore(terms, { role: 'user' })).toBe(who.user)
  },
)
