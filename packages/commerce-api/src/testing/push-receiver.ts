import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { importJWK, jwtVerify } from 'jose'

/** A message as a push service gets it, and what the browser behind it reads. */
export type ReceivedPush = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The encrypted body. */
  readonly sealed: Buffer
  readonly opened: unknown
}

export type PushReceiver = Awaited<ReturnType<typeof startPushReceiver>>

/** A push service on this machine with one browser behind it, which decrypts what comes (RFC 8030, 8188, 8291). */
export async function startPushReceiver() {
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const auth = randomBytes(16)
  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const sealed = Buffer.concat(chunks)
    const opened: unknown = JSON.parse(open(sealed))
    received.push({ path: request.url ?? '', headers: request.headers, sealed, opened })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`

  function open(sealed: Buffer) {
    const salt = sealed.subarray(0, 16)
    const keyLength = sealed.readUInt8(20)
    const sender = sealed.subarray(21, 21 + keyLength)
    const body = sealed.subarray(21 + keyLength)
    const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array | string, bytes: number) =>
      new Uint8Array(hkdfSync('sha256', secret, from, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(browser.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
    // The last octet that is not zero ends the text (RFC 8188 §2).
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    origin,
    received,
    subscribe: () => ({
      endpoint: `${origin}/push/${randomUUID()}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
    /** What the service answers from now on: 410 once the browser has gone. */
    answer: (next: number) => {
      status = next
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/**
 * Whoever signed a message, by what a push service may believe of it (RFC 8292 §2).
 * @throws Error when the header is none, or is not signed with the key that it names
 */
export async function readVapid(authorization: string | undefined, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience })
  return { key, subject: payload.sub, expires: payload.exp ?? 0 }
}
