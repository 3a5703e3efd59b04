import { expect, it } from 'vitest'
import { instructionOf } from './instruction.rules.ts'

it.each([
  { given: undefined, kept: undefined },
  { given: '', kept: null },
  { given: '  \n ', kept: null },
  { given: ' Ripe ones, please ', kept: 'Ripe ones, please' },
  { given: 'One\r\nTwo\rThree', kept: 'One\nTwo\nThree' },
  { given: '<b>not</b> & "this"', kept: '<b>not</b> & "this"' },
  { given: 'Zwölf 🍌', kept: 'Zwölf 🍌' },
])('keeps $given as $kept', ({ given, kept }) => {
  expect(instructionOf(given)).toBe(kept)
})

it.each(['ring\u0007', 'nothing\u0000', 'back\u0008', 'escape\u001b[31m', 'next\u0085line'])('refuses %j', (given) => {
  expect(() => instructionOf(given)).toThrow()
})
