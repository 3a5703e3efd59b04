import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlyClicksHash } from '../documents/early-clicks.ts'
import { hashesOfStyles } from '../documents/style-hashes.rules.ts'
import { storeApi } from '../testing/store-api.ts'
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

const directiveOf = (policies: readonly string[], name: string) =>
  policies[0]
    ?.split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? ''

describe('a page', () => {
  it('T45 runs published builds only: nothing inline, nothing evaluated, nothing else of this origin', async () => {
    const { policies } = await openPage()
    const scripts = directiveOf(policies, 'script-src').split(' ')

    expect(policies).toHaveLength(1)
    expect(scripts).toEqual([
      'http://fresh.localhost:3000/_/shell/',
      'http://fresh.localhost:3000/_/remotes/',
      `'${earlyClicksHash}'`,
    ])
    expect(policies.join()).not.toContain('unsafe')
  })

  it('T45 has no style but those that its policy names by hash', async () => {
    const { policies, text } = await openPage('/pages/about')
    const styles = text.match(/<style/g) ?? []

    expect(hashesOfStyles(text)).toHaveLength(styles.length)
    for (const hash of hashesOfStyles(text)) expect(directiveOf(policies, 'style-src')).toContain(`'${hash}'`)
    expect(text).not.toMatch(/\son\w+=|style="/)
  })

  it('is the same for everybody, so that a cache may keep it', async () => {
    const [first, second] = await Promise.all([openPage('/pages/about'), openPage('/pages/about')])

    expect(first.policies).toEqual(second.policies)
  })

  it('T31 needs Trusted Types, and has one maker of them, which makes no markup', async () => {
    const { policies } = await openPage()

    expect(directiveOf(policies, 'require-trusted-types-for')).toBe("'script'")
    expect(directiveOf(policies, 'trusted-types')).toBe('default')
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

describe('a page of a store that checks ages', () => {
  const WIDGET = 'http://partners.localhost:3000/age-check/widget.js'
  const checks = { isStoreAgeRestricted: true, enableAgeRestrictedCheckout: true }

  async function policyWith(business: object) {
    await using own = await startGateway()
    own.api.answerWith(storeApi({ business }))
    const { headers } = await own.send({ path: '/pages/about', headers: { accept: 'text/html' } })
    return String(headers['content-security-policy'])
  }

  it.each([{ ...checks }, { ...checks, enableAgeRestrictedCheckout: false, enableAgeRestrictedBrowsing: true }])(
    'T45 may load the widget of the age check, nothing else of that host, and only through Trusted Types (%o)',
    async (business) => {
      const policy = await policyWith(business)
      const scripts = directiveOf([policy], 'script-src').split(' ')

      expect(scripts.filter((source) => source.includes('partners'))).toEqual([WIDGET])
      expect(directiveOf([policy], 'require-trusted-types-for')).toBe("'script'")
      expect(directiveOf([policy], 'trusted-types')).toBe('default age-check')
      expect(policy).not.toContain('unsafe')
    },
  )

  it.each([{}, { isStoreAgeRestricted: true }, { enableAgeRestrictedCheckout: true }])(
    'T62 is the only one that may (%o)',
    async (business) => {
      const policy = await policyWith(business)

      expect(policy).not.toContain(WIDGET)
      expect(directiveOf([policy], 'trusted-types')).toBe('default')
    },
  )
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
