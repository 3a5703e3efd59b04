import { describe, expect, it } from 'vitest'
import { spacingStyles, textStyles } from './template-styles.rules.ts'

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
