import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { hostNameOf } from './host-name.rules.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const mutatedHosts = [
  'evil.example',
  'evil.example:3000',
  'fresh.localhost.evil.example',
  'evil.example.fresh.localhost',
  'evilfresh.localhost',
  'fresh.localhost:3001',
  'fresh.localhost:0',
  'fresh.localhost:99999',
  'fresh.localhost:',
  'fresh.localhost:3000:3000',
  'fresh.localhost:evil',
  'fresh.localhost.',
  'fresh.localhost.:3000',
  'fresh.localhost,evil.example',
  'fresh.localhost evil.example',
  'fresh.localhost@evil.example',
  'evil.example@fresh.localhost',
  'http://fresh.localhost',
  'fresh.localhost/evil',
  'fresh.localhost?evil',
  'fresh.localhost#evil',
  'fresh_localhost',
  'fresh..localhost',
  '.fresh.localhost',
  '-fresh.localhost',
  'fresh%2elocalhost',
  '<script>evil</script>',
  '"><img src=evil>',
  '127.0.0.1',
  '[::1]:3000',
  '169.254.169.254',
  'localhost',
  `${'a'.repeat(300)}.localhost`,
]

describe('the host of a request', () => {
  it.each(mutatedHosts)('T3 %s is nobody and nothing of it comes back', async (host) => {
    const answer = await gateway.send({ host, headers: { accept: 'text/html', cookie: storeCookie } })
    const { 'x-request-id': _random, ...headers } = answer.headers

    expect([400, 404]).toContain(answer.status)
    expect(answer.text + JSON.stringify(headers)).not.toMatch(/evil|fresh|169\.254|99999|aaaa/)
  })

  it('T3 two Host headers, an absolute address and no host at all are refused', async () => {
    const raw = async (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(gateway.port, '127.0.0.1', () => socket.end(text))
        let answer = ''
        socket.on('data', (chunk) => (answer += String(chunk)))
        socket.on('end', () => resolve(answer))
        socket.on('error', reject)
      })

    const twice = await raw(
      'GET / HTTP/1.1\r\nHost: fresh.localhost:3000\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    const absolute = await raw(
      'GET http://evil.example/ HTTP/1.1\r\nHost: fresh.localhost:3000\r\nConnection: close\r\n\r\n',
    )
    const none = await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')

    expect(twice).toMatch(/^HTTP\/1\.1 40[04]/)
    expect(absolute).toMatch(/^HTTP\/1\.1 400/)
    expect(none).toMatch(/^HTTP\/1\.1 400/)
    expect(twice + absolute + none).not.toContain('evil')
  })

  it('T3 forwarding headers do not name the tenant', async () => {
    const headers = {
      accept: 'text/html',
      'x-forwarded-host': 'cellar.localhost:3000',
      forwarded: 'host=cellar.localhost',
    }

    const answer = await gateway.send({ path: '/find-store', headers })

    expect(answer.text).toContain('fresh Market')
    expect(answer.text).not.toContain('cellar')
  })

  it('is read whatever its case, and written anew', async () => {
    const answer = await gateway.send({
      host: 'FRESH.LocalHost:3000',
      path: '/find-store',
      headers: { accept: 'text/html' },
    })

    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('LocalHost')
  })

  it('shows a page that says so where no store is', async () => {
    const answer = await gateway.send({ host: 'nobody.localhost:3000', headers: { accept: 'text/html' } })

    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<h1>There is no store here</h1>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('may leave the port out', () => {
    expect(hostNameOf(['Host', 'fresh.localhost'], 3000)).toBe('fresh.localhost')
  })
})

describe('services with hosts of their own', () => {
  it.each([
    { host: 'id.localhost:3000', service: 'identity' as const },
    { host: 'partners.localhost:3000', service: 'partners' as const },
  ])('$service gets what is sent to $host, with its own host name', async ({ host, service }) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '6.6.6.6',
      cookie: 'a=b',
      'keep-alive': '5',
    }
    gateway[service].answerWith((_, response) =>
      response.writeHead(303, { location: '/next', 'set-cookie': 's=1' }).end(),
    )

    const answer = await gateway.send({
      host,
      path: '/some/%2F/path?x=1&y=%20',
      method: 'POST',
      headers,
      body: 'a=1&b=2',
    })

    const asked = gateway[service].seen.at(-1)
    expect(answer).toMatchObject({ status: 303, headers: { location: '/next', 'set-cookie': ['s=1'] } })
    expect(asked).toMatchObject({ method: 'POST', url: '/some/%2F/path?x=1&y=%20', body: 'a=1&b=2' })
    expect(asked?.headers).toMatchObject({
      host,
      'x-forwarded-host': host,
      'x-forwarded-for': '127.0.0.1',
      cookie: 'a=b',
    })
    expect(asked?.headers).not.toHaveProperty('keep-alive')
  })

  it.each(['//169.254.169.254/latest', 'http://169.254.169.254/latest', '/\\169.254.169.254/', '/@169.254.169.254/'])(
    'T60 %s does not lead anywhere else',
    async (path) => {
      gateway.identity.seen.length = 0
      gateway.identity.answerWith((_, response) => response.writeHead(200).end('here'))

      const answer = await gateway.send({ host: 'id.localhost:3000', path })

      expect(answer.status === 400 || answer.text === 'here').toBe(true)
    },
  )
})
