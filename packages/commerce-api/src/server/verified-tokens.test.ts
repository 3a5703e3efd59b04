import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from './caller.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

const caller: Caller = {
  tenantId: 'fresh',
  subject: 'anon:1',
  role: 'guest',
  email: undefined,
  isEmailVerified: false,
  authenticatedAt: undefined,
}
const inSeconds = (seconds: number) => ({ exp: Date.now() / 1000 + seconds })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('T43 a token whose signature was found right', () => {
  it('is known by its whole text', () => {
    const tokens = createVerifiedTokens()
    tokens.keep('a.b.c', inSeconds(900), caller)
    expect(tokens.find('a.b.c')).toBe(caller)
    expect(tokens.find('a.b.d')).toBeUndefined()
  })

  it('is forgotten when it ends', () => {
    const tokens = createVerifiedTokens()
    tokens.keep('a.b.c', inSeconds(10), caller)
    vi.advanceTimersByTime(10_000)
    expect(tokens.find('a.b.c')).toBeUndefined()
  })

  it('is checked again after a minute', () => {
    const tokens = createVerifiedTokens()
    tokens.keep('a.b.c', inSeconds(900), caller)
    vi.advanceTimersByTime(60_000)
    expect(tokens.find('a.b.c')).toBeUndefined()
  })

  it('makes room for newer ones', () => {
    const tokens = createVerifiedTokens()
    for (let index = 0; index <= 10_000; index += 1) tokens.keep(`token ${index}`, inSeconds(900), caller)
    expect(tokens.find('token 0')).toBeUndefined()
    expect(tokens.find('token 10000')).toBe(caller)
  })
})
