import { expect, it } from 'vitest'
import { neighbourTab } from './tabs.rules.ts'

const tabs = [{ id: 'a' }, { id: 'b', isDisabled: true }, { id: 'c' }, { id: 'd' }]

it.each([
  ['a', 'ArrowRight', 'c'],
  ['d', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'd'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['a', 'Tab', undefined],
])('from %s the key %s leads to %s', (selected, key, next) => {
  expect(neighbourTab(tabs, selected, key)).toBe(next)
})
