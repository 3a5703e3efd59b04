import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { isShape, isText } from '../shapes/shape.ts'
import { cookieArea } from './cookie-area.ts'
import { createStoredValue } from './stored-value.ts'

const check = isShape<{ name: string }>({ name: isText })
const open = () => createStoredValue({ key: 'aisle-test', version: 1, check, area: () => cookieArea })

afterEach(() => cookieArea.removeItem('aisle-test'))

it('1§9 keeps a value for three days', () => {
  const writes = vi.spyOn(document, 'cookie', 'set')
  open().write({ name: 'Bread; butter=2 €' })

  expect(open().read()).toEqual({ name: 'Bread; butter=2 €' })
  expect(writes.mock.calls[0]?.[0]).toContain('; Path=/; Max-Age=259200; SameSite=Lax')
  writes.mockRestore()
})

it('forgets a value that is removed, and keeps its neighbours', () => {
  document.cookie = 'aisle-test-2=x; Path=/'
  open().write({ name: 'bread' })
  open().remove()

  expect(open().read()).toBeUndefined()
  expect(document.cookie).toContain('aisle-test-2=x')
  cookieArea.removeItem('aisle-test-2')
})

it('F46 leaves the value in memory where cookies are blocked', () => {
  const writes = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  const stored = open()
  stored.write({ name: 'bread' })

  expect(stored.read()).toEqual({ name: 'bread' })
  writes.mockRestore()
})

it('F46 T54 takes anything else that is kept for nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":{"polluted":1}}')), (text) => {
      document.cookie = `aisle-test=${encodeURIComponent(text)}; Path=/`
      expect(open().read()).toBeUndefined()
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    }),
    { numRuns: 500 },
  )
  document.cookie = 'aisle-test=%E0%A4%A; Path=/'
  expect(open().read()).toBeUndefined()
})
