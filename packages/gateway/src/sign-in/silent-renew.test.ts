import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { answerJson } from '../testing/upstream.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const html = { accept: 'text/html' }

describe('T42 the page of silent renewals', () => {
  const open = () => gateway.send({ path: '/silent-renew?code=c-1&state=s-1', headers: html })

  it('holds no script, and so listens to nobody and redeems nothing', async () => {
    const { status, text, headers } = await open()

    expect(status).toBe(200)
    expect(text).not.toMatch(/<script|<link|<iframe|\son\w+=|c-1|s-1/i)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('is framed by its own origin, and no other page is', async () => {
    const { headers } = await open()
    const other = await gateway.send({ path: '/callback', headers: html })

    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(other.headers['x-frame-options']).toBe('DENY')
  })
})

describe('1§7 the identity API', () => {
  it.each(['/v1/Account', '/v1/PasswordPolicy'])('%s is asked of the store’s own origin', async (path) => {
    gateway.api.seen.length = 0
    gateway.identity.answerWith((_, response) => answerJson(response, 200, { succeeded: true, data: {} }))

    const answer = await gateway.send({ path, headers: { authorization: 'Bearer t', cookie: 'aisle-session=x' } })

    expect(answer.status).toBe(200)
    expect(gateway.identity.seen.at(-1)).toMatchObject({ method: 'GET', url: path })
    expect(gateway.identity.seen.at(-1)?.headers).toMatchObject({ 'x-tenant-id': 'fresh', authorization: 'Bearer t' })
    expect(gateway.identity.seen.at(-1)?.headers).not.toHaveProperty('cookie')
    expect(gateway.api.seen).toEqual([])
  })

  it('closes no account that a browser names: that call is the store’s', async () => {
    gateway.identity.seen.length = 0

    await gateway.send({ path: '/v1/Account', method: 'DELETE', headers: { authorization: 'Bearer t' } })

    expect(gateway.identity.seen).toEqual([])
  })
})
