import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hostileHtml as payloads } from './hostile-html.corpus.ts'
import { parseRichText } from './rich-text.rules.ts'
import { RichText } from './rich-text.tsx'

const htmlOf = (html: string) => {
  const { container } = render(<RichText html={html} />)
  return container.firstElementChild?.innerHTML ?? ''
}

describe('foreign HTML', () => {
  it(`T31 runs nothing of ${payloads.length} attempts`, () => {
    expect(payloads.length).toBeGreaterThanOrEqual(300)
    for (const payload of payloads) {
      const { container, unmount } = render(<RichText html={payload} />)
      for (const element of container.firstElementChild?.querySelectorAll('*') ?? []) {
        expect(element.tagName, payload).not.toMatch(
          /^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|SVG|MATH|FORM|INPUT|BASE|META|LINK)$/,
        )
        for (const { name, value } of element.attributes) {
          expect(name, payload).toMatch(/^(href|src|alt|width|height|colspan|rowspan|loading|rel)$/)
          expect(value, payload).not.toMatch(/^\s*(javascript|vbscript|data):/i)
        }
      }
      unmount()
    }
  })

  it.each([
    ['<p>Fish &amp; chips</p>', '<p>Fish &amp; chips</p>'],
    ['<b>bold<i>both</b>after', '<b>bold<i>both</i></b>after'],
    ['<custom>kept</custom>', 'kept'],
    ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['<a href="/a">a<a href="/b">b</a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ['<td>x</td>', 'x'],
    ['<table> <tr> <td>a<td>b </table>', '<table><tbody><tr><td>a</td><td>b </td></tr></tbody></table>'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    ['<p>unclosed', '<p>unclosed</p>'],
    ['</p>stray', 'stray'],
    ['<h1>Terms</h1><h2>Use</h2>', '<h2>Terms</h2><h3>Use</h3>'],
    ['<h3>Pickup</h3><h4>Hours</h4>', '<h2>Pickup</h2><h3>Hours</h3>'],
    ['<a href="/pages/about?x=1#y">About</a>', '<a href="/pages/about?x=1#y">About</a>'],
    ['<a href="mailto:help@example.com">Mail</a>', '<a href="mailto:help@example.com">Mail</a>'],
    [
      '<a href="https://example.com/">Out</a>',
      '<a href="https://example.com/" rel="noopener noreferrer nofollow">Out</a>',
    ],
    ['<table><tr><td colspan="2">x</table>', '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'],
    ['', ''],
  ])('shows %s', (html, shown) => {
    expect(htmlOf(html)).toBe(shown)
  })

  it('is read back by a browser as it was made', () => {
    for (const payload of payloads) {
      const made = htmlOf(payload)
      const parsed = document.createElement('div')
      parsed.innerHTML = made
      expect(parsed.innerHTML, payload).toBe(made)
    }
  })

  it('T55 survives thousands of open tags', () => {
    expect(() => htmlOf('<div>'.repeat(20_000))).not.toThrow()
  })

  it('T57 reads hostile text in linear time', () => {
    const hostile = [
      '<'.repeat(100_000),
      '<a '.repeat(30_000),
      '<a "'.repeat(30_000),
      `<a ${'x="'.repeat(30_000)}`,
      `<a ${'x'.repeat(100_000)}>`,
      `<a ${'x '.repeat(50_000)}>`,
      `<a${' '.repeat(100_000)}x>`,
      '<!--'.repeat(30_000),
      '<svg>'.repeat(30_000),
      '&'.repeat(100_000),
      '&#'.repeat(50_000),
      '<p>'.repeat(30_000),
      '<b></p>'.repeat(20_000),
    ]
    for (const text of hostile) {
      const started = performance.now()
      parseRichText(text)
      expect(performance.now() - started, text.slice(0, 20)).toBeLessThan(1000)
    }
  })
})
