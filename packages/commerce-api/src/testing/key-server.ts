import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { TEST_USER_ISSUER, TEST_USER_SCOPE } from '../server/test-tokens.ts'

export type TestKey = Awaited<ReturnType<typeof createTestKey>>
type PublishedKey = Pick<TestKey, 'jwk'>

/** A signing key of the identity provider, and shoppers' tokens signed with it, each another one. */
export async function createTestKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const kid = randomUUID()
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' },
    sign: (tenant: string, life = '10m') =>
      new SignJWT({ tenant, role: 'user', scope: TEST_USER_SCOPE })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(TEST_USER_ISSUER)
        .setAudience('aisle-api')
        .setSubject(randomUUID())
        .setIssuedAt()
        .setExpirationTime(life)
        .sign(privateKey),
  }
}

type Trouble = 'gone' | 'silent' | 'broken' | 'foreign'

const troubles: Record<Trouble, RequestListener> = {
  gone: (request) => request.socket.destroy(),
  silent: () => undefined,
  broken: (_, response) => response.writeHead(503).end('busy'),
  foreign: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
}

/** In the place of the identity provider: publishes keys, counts who asks, and can fail in several ways. */
export async function startKeyServer() {
  let published: readonly PublishedKey[] = []
  let trouble: Trouble | undefined
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (trouble) return troubles[trouble](request, response)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: published.map(({ jwk }) => jwk) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // oxlint-disable-line typescript/consistent-type-assertions -- a TCP server has a port
  return {
    url: new URL(`http://127.0.0.1:${port}/jwks`),
    asked: () => asked,
    publish(...keys: readonly PublishedKey[]) {
      published = keys
    },
    fail(how: Trouble | undefined) {
      trouble = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
