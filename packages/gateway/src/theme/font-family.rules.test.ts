import { expect, it } from 'vitest'
import { parseFontFamily } from './font-family.rules.ts'

it.each([
  ['Georgia', '"Georgia"'],
  ['Georgia, "Times New Roman", Serif', '"Georgia","Times New Roman",serif'],
  ["'Trebuchet MS',sans-serif", '"Trebuchet MS",sans-serif'],
  ['Source Sans 3', '"Source Sans 3"'],
])('reads the fonts %s', (text, expected) => {
  expect(parseFontFamily(text)).toBe(expected)
})

it.each([
  '',
  null,
  undefined,
  'Georgia,',
  'a"b',
  'x;}body{display:none',
  'url(https://evil.example/f.woff2)',
  'x</style><script>',
  'var(--color-text)',
  '\\62 ody',
  'a,b,c,d,e,f',
  'x'.repeat(41),
])('T34 takes %j for no font', (text) => {
  expect(parseFontFamily(text)).toBeUndefined()
})
