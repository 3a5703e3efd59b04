import { THEME_STYLES_PATH } from '@aisle/contract'
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
  it('1§3 that misses its page is fetched for it, and is in the next one', async () => {
    await using slow = await startGateway({ dataDeadline: 100 })
    const late = Promise.withResolvers<void>()
    const never = new Promise<void>(() => {})
    let theme = late.promise
    const answer = storeApi()
    slow.api.answerWith(async (seen, response) => {
      if (seen.url.includes('/Theme')) await theme
      answer(seen, response)
    })
    const open = () => slow.send({ path: '/find-store', headers: html })

    const first = await open()
    const styles = slow.send({ path: THEME_STYLES_PATH })
    late.resolve()

    expect(first.text).toContain(`<link rel="stylesheet" href="${THEME_STYLES_PATH}" media="not all">`)
    expect(await styles).toMatchObject({ status: 200, text: expect.stringContaining('--color-accent:#1b7a43') })
    theme = never
    const next = await open()
    expect(next.text).toContain('--color-accent:#1b7a43')
    expect(next.text).not.toContain(THEME_STYLES_PATH)
  })

  it('1§3 that cannot be had leaves the page as it is', async () => {
    await using broken = await startGateway()
    broken.api.answerWith(storeApi({ refuse: ['/v1/Configuration/Theme'] }))

    expect(await broken.send({ path: THEME_STYLES_PATH })).toMatchObject({ status: 200, text: '' })
  })

  it.each(vectors)('T34 the colour %j is none', async (primaryColor) => {
    await using other = await startGateway()
    other.api.answerWith(storeApi({ theme: { primaryColor, surfaceColor: primaryColor } }))

    const { text } = await other.send({ path: '/find-store', headers: html })
    const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(text) ?? []

    expect(styles).not.toMatch(/evil|javascript|script>|expression|12345g/)
    expect(text.match(/<script/g)).toHaveLength(3)
  })

  it.each([
    ['/images/fresh.svg', '/images/fresh.svg'],
    ['https://images.example/fresh.png', 'https://images.example/fresh.png'],
    [null, '/favicon.svg'],
  ])('1§3 has the icon %j in the tab as %j', async (faviconURL, icon) => {
    await using other = await startGateway()
    other.api.answerWith(storeApi({ theme: { faviconURL } }))

    const { text } = await other.send({ path: '/find-store', headers: html })

    expect(text).toContain(`<link rel="icon" href="${icon}">`)
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
