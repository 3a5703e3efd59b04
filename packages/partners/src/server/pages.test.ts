import { describe, expect, it } from 'vitest'
import { startForTests, storeOrigin } from '../testing/start-partners.ts'

const running = startForTests()
const open = (path: string) => fetch(`${running.url}${path}`, { headers: { accept: 'text/html' } })
const framed = (path: string, origin = storeOrigin) => open(`${path}?origin=${encodeURIComponent(origin)}`)

describe('the card form', () => {
  it('has labelled fields that browsers can fill, framed by the one store that opens it', async () => {
    const response = await framed('/payments/datacap/fields')
    const text = await response.text()

    expect(text).toMatch(/<label for="number">Card number<\/label>[^>]*autocomplete="cc-number"/s)
    expect(text).toMatch(/<label for="expiry">Expiry<\/label>[^>]*autocomplete="cc-exp"/s)
    expect(text).toMatch(/<label for="cvc">CVC<\/label>[^>]*autocomplete="cc-csc"/s)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${storeOrigin}`)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-frame-options')).toBeNull()
  })

  it.each(['https://evil.example', 'http://fresh.localhost:3001', 'null', '', 'http://x.localhost:3000; script-src *'])(
    'T44 is not shown for a page at "%s"',
    async (origin) => {
      const response = await framed('/payments/datacap/fields', origin)

      expect(response.status).toBe(403)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  it('takes colours of the store and nothing else', async () => {
    const look = (query: string) => open(`/payments/look.css?${query}`).then((response) => response.text())

    expect(await look('accent=7A1F2B&radius=4')).toContain('--accent:#7a1f2b;')
    expect(await look('accent=7A1F2B&radius=4')).toContain('--radius:4px')
    expect(await look(`accent=${encodeURIComponent('red}body{background:url(//evil)')}`)).not.toContain('evil')
  })
})

describe('the service', () => {
  it('is alive and ready', async () => {
    expect((await open('/healthz')).status).toBe(200)
    expect((await open('/readyz')).status).toBe(200)
  })

  it('frames the loyalty app for stores only', async () => {
    const own = await framed('/loyalty')

    expect(own.headers.get('content-security-policy')).toContain(`frame-ancestors ${storeOrigin}`)
    expect((await framed('/loyalty', 'https://evil.example')).status).toBe(403)
  })

  it.each(['/', '/inbox', '/islands/cart', '/nowhere'])(
    'lets nobody frame %s and allows no inline code',
    async (path) => {
      const { headers } = await open(path)

      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each(['/assets/../package.json', '/assets/..%2fpackage.json', '/assets/card-rules.d.ts', '/assets/.env'])(
    'T59 does not serve %s',
    async (path) => {
      expect((await open(path)).status).toBe(404)
    },
  )
})
