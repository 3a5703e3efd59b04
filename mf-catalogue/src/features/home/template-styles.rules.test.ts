import { describe, expect, it } from 'vitest'
import { columnWidth, spacingStyles, textStyles } from './template-styles.rules.ts'

describe('styles of a template', () => {
  it('sets spacing per screen', () => {
    expect(
      spacingStyles({
        padding: { mobile: { top: 8 }, desktop: { top: 24, left: 0 } },
        margin: { mobile: { bottom: 4 } },
      }),
    ).toBe('padding-top:8px;margin-bottom:4px;@media (min-width: 768px){padding-top:24px;padding-left:0px;}')
  })

  it('sets alignment, typography and colour', () => {
    expect(
      textStyles({
        alignment: { desktop: 'center' },
        typography: { mobile: { fontSize: 18, lineHeight: 1.4, fontWeight: 700, textTransform: 'uppercase' } },
        textColor: { color: '#112233' },
      }),
    ).toBe(
      'color:#112233;font-size:18px;line-height:1.4;font-weight:700;text-transform:uppercase;@media (min-width: 768px){text-align:center;}',
    )
  })

  it.each([
    { textColor: { custom: 'url(//evil.example)' } },
    { textColor: { color: 'red;background:url(//evil.example)' } },
    { typography: { desktop: { textTransform: 'none;background:url(x)' } } },
    { typography: { desktop: { fontStyle: 'expression(alert(1))' } } },
    { typography: { desktop: { textDecoration: 'url(x)' } } },
    { typography: { desktop: { fontSize: 1e9, fontWeight: Number.NaN, lineHeight: -1 } } },
  ])('T33 lets nothing through of %j', (text) => {
    expect(textStyles(text)).toBe('')
  })
})

describe('edges of what an editor may set', () => {
  it.each([
    [-201, ''],
    [-200, 'margin-top:-200px;'],
    [0, 'margin-top:0px;'],
    [400, 'margin-top:400px;'],
    [401, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('spacing of %d px is %j', (top, styles) => {
    expect(spacingStyles({ margin: { mobile: { top } } })).toBe(styles)
  })

  it.each([
    [{ fontSize: 7.9 }, ''],
    [{ fontSize: 8 }, 'font-size:8px;'],
    [{ fontSize: 120 }, 'font-size:120px;'],
    [{ fontSize: 120.1 }, ''],
    [{ lineHeight: 0.7 }, ''],
    [{ lineHeight: 0.8 }, 'line-height:0.8;'],
    [{ lineHeight: 4 }, 'line-height:4;'],
    [{ lineHeight: 4.1 }, ''],
    [{ lineHeight: 7.9 }, ''],
    [{ lineHeight: 8 }, 'line-height:8px;'],
    [{ lineHeight: 200 }, 'line-height:200px;'],
    [{ lineHeight: 201 }, ''],
    [{ letterSpacing: -5.1 }, ''],
    [{ letterSpacing: -5 }, 'letter-spacing:-5px;'],
    [{ letterSpacing: 30 }, 'letter-spacing:30px;'],
    [{ letterSpacing: 31 }, ''],
    [{ fontWeight: 99 }, ''],
    [{ fontWeight: 100 }, 'font-weight:100;'],
    [{ fontWeight: 900 }, 'font-weight:900;'],
    [{ fontWeight: 901 }, ''],
  ])('%j is %j', (mobile, styles) => {
    expect(textStyles({ typography: { mobile } })).toBe(styles)
  })

  it.each([
    [-10, 5],
    [4.9, 5],
    [5, 5],
    [33.3, 33.3],
    [100, 100],
    [101, 100],
  ])('a column of %d percent has %d', (percent, shown) => {
    expect(columnWidth(percent)).toBe(shown)
  })
})

const WORDS = [
  'url(//evil.example)',
  'red;background:url(x)',
  'none}*{color:red',
  'expression(alert(1))',
  '#fff;--x:url(y)',
  '#ffff',
  '</style><script>',
  'none\u0000',
  'NONE',
  '',
  'uppercase',
  'italic',
  '#a1b2c3',
]
const NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, -1e21, 1e-9, -0, 5e-324, 16, 12.5]
const DECLARATIONS =
  /^(?:[a-z]+(?:-[a-z]+)*:(?:-?\d+(?:\.\d+)?(?:e-\d+)?(?:px)?|#[0-9a-f]{3}(?:[0-9a-f]{3})?|[a-z-]+);)*$/

it('T33 makes declarations of numbers and known words of whatever a template says, and nothing else', () => {
  const made = WORDS.flatMap((word) =>
    NUMBERS.flatMap((number) => {
      const side = { top: number, right: number, bottom: number, left: number }
      const words = { textTransform: word, fontStyle: word, textDecoration: word }
      const font = { ...words, fontSize: number, lineHeight: number, letterSpacing: number, fontWeight: number }
      return [
        spacingStyles({ padding: { mobile: side, desktop: side }, margin: { mobile: side, desktop: side } }),
        textStyles({ typography: { mobile: font, desktop: font }, textColor: { color: word, custom: word } }),
      ]
    }),
  )
  const plain = made.map((styles) => styles.replace(/@media \(min-width: 768px\)\{([^{}]*)\}$/, '$1'))

  expect(plain.filter((styles) => !DECLARATIONS.test(styles))).toEqual([])
  expect(plain.filter((styles) => styles !== '').length).toBeGreaterThan(50)
})
