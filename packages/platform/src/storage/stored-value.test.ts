import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isNumber, isShape, isText } from '../shapes/shape.ts'
import { createStoredValue } from './stored-value.ts'

const check = isShape<{ name: string; count: number }>({ name: isText, count: isNumber })
const value = { name: 'milk', count: 2 }
const open = (area: () => Storage = () => localStorage, version = 1) =>
  createStoredValue({ key: 'aisle:fresh:test', version, check, area })

afterEach(() => localStorage.clear())

it('outlives the page', () => {
  open().write(value)

  expect(open().read()).toEqual(value)
})

it('is gone once removed', () => {
  open().write(value)
  open().remove()

  expect(open().read()).toBeUndefined()
})

describe('1§9 a value with a lifetime', () => {
  const DAY = 24 * 60 * 60
  const short = () =>
    createStoredValue({ key: 'aisle:fresh:test', version: 1, check, area: () => localStorage, lifetime: 3 * DAY })

  it('is over when its time is', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    short().write(value)
    vi.advanceTimersByTime((3 * DAY - 1) * 1000)
    expect(short().read()).toEqual(value)
    vi.advanceTimersByTime(1000)

    expect(short().read()).toBeUndefined()
    vi.useRealTimers()
  })

  it.each([undefined, null, 'soon', Number.MAX_SAFE_INTEGER, -1])('counts as nothing with the end %j', (until) => {
    localStorage.setItem('aisle:fresh:test', JSON.stringify({ version: 1, value, until }))

    expect(short().read()).toBeUndefined()
  })
})

describe('F46 storage', () => {
  it('that is blocked leaves the value in memory', () => {
    const stored = open(() => {
      throw new DOMException('denied', 'SecurityError')
    })

    stored.write(value)

    expect(stored.read()).toEqual(value)
    stored.remove()
    expect(stored.read()).toBeUndefined()
  })

  it('that is full leaves the value in memory', () => {
    const full: Storage = Object.assign(Object.create(localStorage), {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const stored = open(() => full)

    stored.write(value)

    expect(stored.read()).toEqual(value)
  })

  it('of an older shape counts as empty', () => {
    open().write(value)

    expect(open(() => localStorage, 2).read()).toBeUndefined()
  })

  it('with anything in it never breaks a page', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":{"polluted":1}}')), (text) => {
        localStorage.setItem('aisle:fresh:test', text)
        expect(open().read()).toBeUndefined()
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
