import { expect, it } from 'vitest'
import { contrastRatio, parseHexColor } from './color.rules.ts'
import { lateThemeStyles, themeStyles, themeTokens, tokenStyles } from './tokens.ts'

const contrastOf = (tokens: Readonly<Record<string, string>>, a: string, b: string) =>
  contrastRatio(parseHexColor(tokens[a]) ?? [0, 0, 0], parseHexColor(tokens[b]) ?? [0, 0, 0])

it.each([
  null,
  {},
  { primaryColor: '#ffe600' },
  { primaryColor: '#000000', textColor: '#999999' },
  { primaryColor: '#2e7d4f', surfaceColor: '#f6f5f1', backgroundColor: '#ffffff' },
  { primaryColor: '#7a2338', secondaryColor: '#003311' },
  { primaryColor: '#7a2338', secondaryColor: '#ffe600', textColor: '#777777' },
  { primaryColor: '#88ddff', surfaceColor: '#111111', backgroundColor: '#000000', textColor: '#222222' },
])('makes every text of the theme %j readable', (theme) => {
  const tokens = themeTokens(theme)

  for (const name of ['accent', 'text', 'muted', 'danger', 'success', 'warning']) {
    for (const background of ['surface', 'accent-soft', 'page']) {
      const ratio = contrastOf(tokens, `--color-${name}`, `--color-${background}`)
      expect(ratio, `${name} on ${background}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(contrastOf(tokens, '--color-on-accent', '--color-accent')).toBeGreaterThanOrEqual(4.5)
})

it('T34 lets no foreign text into the style sheet', () => {
  const styles = themeStyles({ primaryColor: 'red;}body{display:none', textColor: 'url(javascript:alert(1))' })

  expect(styles).toMatch(/^:root\{(--[a-z-]+:(#[0-9a-f]{6}|[\d.]+px);?)+\}$/)
})

it('1§3 tints what is set apart with the second colour, or with the first where there is none', () => {
  const softOf = (theme: object) => themeTokens(theme)['--color-accent-soft']

  expect(softOf({ primaryColor: '#7a2338' })).toBe('#f2e9eb')
  expect(softOf({ primaryColor: '#7a2338', secondaryColor: '#000000' })).toBe('#e6e6e6')
  expect(softOf({ primaryColor: '#7a2338', secondaryColor: 'black' })).toBe('#f2e9eb')
})

it('sets a page in the font of the theme before the usual ones, but none that is on screen already', () => {
  const theme = { fontFamily: 'Georgia, serif' }

  expect(themeStyles(theme)).toMatch(/;--font-sans:"Georgia",serif,system-ui,.*sans-serif\}$/)
  expect(lateThemeStyles(theme)).toBe(lateThemeStyles({}))
  expect(themeStyles({ fontFamily: 'x;}body{display:none' })).toBe(themeStyles({}))
})

it('names every token that components use', () => {
  for (const token of ['--space-8:64px', '--text-2xl', '--radius-l', '--shadow-2', '--font-sans', '--target:44px']) {
    expect(tokenStyles).toContain(token)
  }
})
