import { expect, it } from 'vitest'
import { contrastWithWhite, readableAccent } from './accent.rules.ts'

it.each(['#2a9dcc', '#ffe600', '#ffffff', '#7a1f2b', '#000000'])('makes %s readable under white text', (accent) => {
  expect(contrastWithWhite(readableAccent(accent))).toBeGreaterThanOrEqual(4.5)
})

it('leaves a colour alone that is readable already', () => {
  expect(readableAccent('#7a1f2b')).toBe('#7a1f2b')
})

it('falls back to the default accent when the tenant has none that parses', () => {
  expect(readableAccent('red;}body{')).toBe(readableAccent('#2a9dcc'))
})
