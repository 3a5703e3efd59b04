import { refusingStorage } from '@aisle/platform/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeptAge } from './kept-age.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  createKeptAge('fresh').success.remove()
})

describe('1§4 F46 a check is kept', () => {
  it.each([
    ['has room', () => localStorage],
    ['is full', refusingStorage.full],
    ['is blocked', refusingStorage.blocked],
  ])('for the next page where storage %s, until it is removed', (_what, storage) => {
    vi.stubGlobal('localStorage', storage())
    createKeptAge('fresh').success.write('session-1')

    expect(createKeptAge('fresh').success.read()).toBe('session-1')
    expect(createKeptAge('cellar').success.read()).toBeUndefined()
    createKeptAge('fresh').success.remove()
    expect(createKeptAge('fresh').success.read()).toBeUndefined()
  })

  it('for 3 days, in a cookie too', () => {
    vi.stubGlobal('localStorage', refusingStorage.full())
    const now = Date.now()
    createKeptAge('fresh', () => now).success.write('session-1')

    expect(createKeptAge('fresh', () => now + 72 * 3_600_000 - 1).success.read()).toBe('session-1')
    expect(createKeptAge('fresh', () => now + 72 * 3_600_000).success.read()).toBeUndefined()
    expect(document.cookie).not.toContain('session-1')
  })

  it('in no cookie where storage has room', () => {
    createKeptAge('fresh').success.write('session-1')

    expect(document.cookie).not.toContain('session-1')
  })
})
