import { expect, it } from 'vitest'
import { idSlugOf, slugOf } from './slug.ts'

it.each([
  ['Crème fraîche & more', 'creme-fraiche-more'],
  ['  --Tea-- ', 'tea'],
  ['a'.repeat(100), 'a'.repeat(80)],
])('makes %s %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('tells names of other scripts apart', () => {
  expect(slugOf('\u8336')).toMatch(/^[0-9a-f]{8}$/)
  expect(slugOf('\u8336')).not.toBe(slugOf('\u7c73'))
})

it('tells ids apart that differ in signs only', () => {
  expect(idSlugOf('BB31')).toBe('bb31')
  expect(new Set(['A-1', 'A.1', 'A 1'].map(idSlugOf)).size).toBe(3)
})
