import { describe, expect, it } from 'vitest'
import { contrastRatio, formatHexColor, INK, parseHexColor, reachContrast, readableOn, WHITE } from './color.rules.ts'

const color = (text: string) => parseHexColor(text) ?? expect.fail(`${text} is no colour`)

describe('colours of a theme', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#2a9dcc', [42, 157, 204]],
    ['#2A9DCC', [42, 157, 204]],
  ])('reads %s', (text, rgb) => {
    expect(parseHexColor(text)).toEqual(rgb)
  })

  it.each(['red', '#12', '#12345', '#ggg', 'url(x)', '#fff;background:url(//evil)', '', null, undefined])(
    'T34 takes %j for no colour',
    (text) => {
      expect(parseHexColor(text)).toBeUndefined()
    },
  )

  it('measures contrast as WCAG does', () => {
    expect(contrastRatio(color('#000'), WHITE)).toBeCloseTo(21, 5)
    expect(contrastRatio(color('#767676'), WHITE)).toBeCloseTo(4.54, 2)
  })

  it.each(['#2a9dcc', '#ffeb3b', '#ffffff', '#8bc34a'])(
    'darkens the accent %s until it can be text on white',
    (accent) => {
      const readable = reachContrast(color(accent), [WHITE], 4.5, INK)

      expect(contrastRatio(readable, WHITE)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('leaves a readable accent as it is', () => {
    expect(formatHexColor(reachContrast(color('#0b5394'), [WHITE], 4.5, INK))).toBe('#0b5394')
  })

  it.each([
    ['#ffeb3b', INK],
    ['#0b5394', WHITE],
    ['#000000', WHITE],
  ])('writes readably on %s', (background, expected) => {
    expect(readableOn(color(background))).toEqual(expected)
  })
})
