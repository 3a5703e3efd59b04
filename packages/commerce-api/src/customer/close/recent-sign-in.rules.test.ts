import { expect, it } from 'vitest'
import { hasSignedInRecently } from './recent-sign-in.rules.ts'

const now = new Date('2026-11-22T12:00:00Z')

it.each([
  { since: 'just now', authenticatedAt: now, isRecent: true },
  { since: 'ten minutes ago', authenticatedAt: new Date('2026-11-22T11:50:00Z'), isRecent: true },
  { since: 'longer ago', authenticatedAt: new Date('2026-11-22T11:49:59Z'), isRecent: false },
  { since: 'at a time that nobody knows', authenticatedAt: undefined, isRecent: false },
])('1§2 who signed in $since has proven enough to close an account: $isRecent', ({ authenticatedAt, isRecent }) => {
  expect(hasSignedInRecently(authenticatedAt, now)).toBe(isRecent)
})
