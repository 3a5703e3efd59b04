import { expect, it } from 'vitest'
import { contrastRatio, parseHexColor } from './color.rules.ts'
import { themeStyles, themeTokens, tokenStyles } from './tokens.ts'

const contrastOf = (tokens: Readonly<Record<string, string>>, a: string, b: string) =>
  contrastRatio(parseHexColor(tokens[a]) ?? [0, 0, 0], parseHexColor(tokens[b]) ?? [0, 0, 0])

it.each([
  null,
  {},
  { primaryColor: '#ffe600' },
  { primaryColor: '#000000', textColor: '#999999' },
  { primaryColor: '#2e7d4f', surfaceColor: '#f6f5f1', backgroundColor: '#ffffff' },
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

it('names every token that components use', () => {
  for (const token of ['--space-8:64px', '--text-2xl', '--radius-l', '--shadow-2', '--font-sans', '--target:44px']) {
    expect(tokenStyles).toContain(token)
  }
})
