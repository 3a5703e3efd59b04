import { describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'

const html = { accept: 'text/html' }

const vectors = [
  'red;}body{background:url(https://evil.example)}',
  'url(javascript:alert(1))',
  '</style><script>alert(1)</script>',
  'expression(alert(1))',
  'var(--x)',
  '#12345g',
  'rgb(0,0,0)',
]

describe('a theme', () => {
  it.each(vectors)('T34 the colour %j is none', async (primaryColor) => {
    await using other = await startGateway()
    other.api.answerWith(storeApi({ theme: { primaryColor, surfaceColor: primaryColor } }))

    const { text } = await other.send({ path: '/find-store', headers: html })
    const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(text) ?? []

    expect(styles).not.toMatch(/evil|javascript|script>|expression|12345g/)
    expect(text.match(/<script/g)).toHaveLength(3)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    'http://evil.example/x',
    'https:evil"onload=x',
  ])('T34 the icon %j is not taken over as it is', async (faviconURL) => {
    await using other = await startGateway()
    other.api.answerWith(storeApi({ theme: { faviconURL }, business: { logoURL: faviconURL } }))

    const { text } = await other.send({ path: '/find-store', headers: html })
    const frame = text.slice(0, text.indexOf('<script type="application/json"'))

    expect(frame).not.toMatch(/javascript:|data:text|"\/\/evil|\\evil|http:\/\/evil|"onload/)
  })
})
