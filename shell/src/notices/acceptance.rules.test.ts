import { describe, expect, it } from 'vitest'
import { type Acceptance, acceptanceOf, isPending } from './acceptance.rules.ts'

const notice = { id: 'a', updatedAt: '2026-01-01T00:00:00.000Z' }

describe('1§4 a notice', () => {
  it.each<{ why: string; acceptance: Acceptance; expected: boolean }>([
    { why: 'was never accepted', acceptance: {}, expected: true },
    { why: 'has changed since', acceptance: { a: '2025-12-31T00:00:00.000Z' }, expected: true },
    { why: 'is accepted as it is', acceptance: { a: notice.updatedAt }, expected: false },
    { why: 'is another one', acceptance: { b: notice.updatedAt }, expected: true },
  ])('that $why is pending: $expected', ({ acceptance, expected }) => {
    expect(isPending(acceptance, notice)).toBe(expected)
  })

  it('named like a part of every object was never accepted', () => {
    expect(isPending({}, { ...notice, id: 'constructor' })).toBe(true)
  })

  it('that is gone is forgotten', () => {
    expect(acceptanceOf([notice])).toEqual({ a: notice.updatedAt })
  })
})
