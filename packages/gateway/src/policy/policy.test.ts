import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function openPage(path = '/find-store') {
  const answer = await gateway.send({ path, headers: { accept: 'text/html' } })
  const policies = answer.rawHeaders.filter(
    (_, index) => answer.rawHeaders[index - 1]?.toLowerCase() === 'content-security-policy',
  )
  return { ...answer, policies }
}

describe('a page', () => {
  it('T45 is under two policies, neither of which lets inline or evaluated scripts run', async () => {
    const { policies } = await openPage()

    expect(policies).toHaveLength(2)
    for (const policy of policies) {
      const [scripts = ''] = policy.split('; ').filter((directive) => directive.startsWith('script-src '))
      expect(scripts).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
    }
    expect(policies[0]).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'/)
    expect(policies[1]).toContain("script-src 'self'")
    expect(policies.join()).not.toContain('unsafe')
  })

  it('T45 has a nonce of its own, on everything that needs one', async () => {
    const [first, second] = await Promise.all([openPage('/pages/about'), openPage('/pages/about')])
    const nonceOf = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const nonces = [...first.text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
    const needing = first.text.match(/<(script|style|link rel="(preload" as="(script|style)|stylesheet"))/g) ?? []

    expect(nonceOf(first.policies[0])).not.toBe(nonceOf(second.policies[0]))
    expect(new Set(nonces)).toEqual(new Set([nonceOf(first.policies[0])]))
    expect(nonces).toHaveLength(needing.length)
    expect(first.text).not.toMatch(/\son\w+=|style="/)
  })

  it('T31 needs Trusted Types, made by the two policies we know', async () => {
    const { policies } = await openPage()

    expect(policies[0]).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
  })

  it('T44 T52 is framed by nobody and frames the partners only', async () => {
    const { policies, headers } = await openPage()

    expect(policies[0]).toContain("frame-ancestors 'none'")
    expect(policies[0]).toContain('frame-src http://partners.localhost:3000;')
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('talks to this origin and to the identity service only', async () => {
    const { policies } = await openPage()

    expect(policies[0]).toContain("connect-src 'self' http://id.localhost:3000;")
    expect(policies[0]).toContain("form-action 'self' http://id.localhost:3000;")
    expect(policies[0]).toMatch(/object-src 'none'; base-uri 'none'/)
  })

  it('has the other headers that protect it, and names no software', async () => {
    const { headers } = await openPage()

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'reporting-endpoints': 'reports="/_/reports"',
    })
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describe('answers that are no pages', () => {
  it.each(['/v1/Order', '/auth/guest-token', '/_/remotes/x/1.0.0/y.js', '/robots.txt', '/healthz'])(
    '%s is sniffed by nobody',
    async (path) => {
      const { headers } = await gateway.send({ path })

      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('T65 set no cookie unless they are the guest token', async () => {
    const answers = await Promise.all(
      ['/find-store', '/', '/v1/Order', '/robots.txt', '/nowhere'].map((path) => gateway.send({ path })),
    )

    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
  })
})
