import { describe, expect, it } from 'vitest'
import { safeImage, safeLink } from './safe-address.rules.ts'

describe('addresses that editors write', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['tel:+15551234567', 'tel:+15551234567'],
    ['/pages/about', '/pages/about'],
    ['pages/about', '/pages/about'],
    ['#top', '/#top'],
    ['/.//evil.example/x', '/evil.example/x'],
    ['/a/..//evil.example', '/evil.example'],
    ['https://here.invalid//evil.example/x', '/evil.example/x'],
  ])('keeps the link %s', (address, kept) => {
    expect(safeLink(address)).toBe(kept)
  })

  const tricks = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/x',
    'filesystem:https://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com',
    'about:blank',
    'view-source:https://example.com',
    'http://[bad',
    ...['javascript', 'data', 'vbscript', 'livescript', 'blob', 'filesystem', 'file', 'ws'].flatMap((scheme) => [
      `${scheme}:alert(1)//`,
      `${scheme.toUpperCase()}:alert(1)`,
      `\t${scheme}:alert(1)`,
      `${scheme.slice(0, 2)}\r\n${scheme.slice(2)}:alert(1)`,
      `${scheme}\u0000:alert(1)`,
    ]),
  ]

  it('T34 are tried in more than fifty ways', () => {
    expect(new Set(tricks).size).toBeGreaterThan(50)
  })

  it.each(tricks)('T34 drops the link %j', (address) => {
    expect(safeLink(address)).toBeUndefined()
  })

  it.each(['', ' ', '\n'])('1§2 takes %j for no image', (address) => {
    expect(safeImage(address)).toBeUndefined()
  })

  it.each([...tricks, 'http://example.com/x.png', 'data:image/svg+xml,<svg onload=alert(1)>'])(
    'T34 drops the image %j',
    (address) => {
      expect(safeImage(address)).toBeUndefined()
    },
  )
})
