import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { serviceReady } from './health.routes.ts'

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

describe('slow senders', () => {
  it('T56 are cut off while others are served as before', async () => {
    await using gateway = await startGateway({
      limits: { headersTimeout: 400, requestTimeout: 600, checkInterval: 100 },
    })
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(gateway.port, '127.0.0.1')
      socket.on('error', () => undefined) // the server cuts it off
      socket.write('GET / HTTP/1.1\r\nHost: fresh')
      return socket
    })
    // On a busy machine some are cut off before the others are served.
    const cutOff = Promise.all(sockets.map(closed))
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), 100)

    const before = performance.now()
    const answer = await gateway.send({ path: '/robots.txt' })
    const took = performance.now() - before
    await cutOff
    clearInterval(drip)

    expect(answer.status).toBe(200)
    expect(took).toBeLessThan(3_000)
  })

  it('T56 get no further with a body that never ends', async () => {
    await using gateway = await startGateway({
      limits: { headersTimeout: 400, requestTimeout: 600, checkInterval: 100 },
    })
    const socket = connect(gateway.port, '127.0.0.1').resume()
    socket.on('error', () => undefined) // the server cuts it off
    socket.write(
      'POST /v1/Order HTTP/1.1\r\nHost: fresh.localhost:3000\r\nContent-Length: 1000\r\nContent-Type: application/json\r\n\r\n{',
    )

    await closed(socket)

    expect(gateway.api.seen).toHaveLength(0)
  })
})

describe('health', () => {
  it.each(['fresh.localhost:3000', '10.0.0.7:3000', 'id.localhost:3000'])('is told on %s', async (host) => {
    await using gateway = await startGateway()

    expect(await gateway.send({ host, path: '/healthz' })).toMatchObject({ status: 200, text: '{"status":"ok"}' })
  })

  it('is ready when everything behind the gateway answers', async () => {
    await using other = await startGateway()
    await using gateway = await startGateway({ dependencies: [serviceReady('api', other.api.url)] })
    const isReady = async () => (await gateway.send({ path: '/readyz' })).status

    other.api.answerWith((_, response) => response.writeHead(200).end())
    expect(await isReady()).toBe(200)
    other.api.answerWith((_, response) => response.writeHead(503).end())
    expect(await isReady()).toBe(503)
  })
})

it.each(['/%ff-canary', '/detail/%-canary', '/_/images/%c3-canary'])(
  'wraps and secures the answer for what is no address, and does not repeat it: %s',
  async (path) => {
    await using gateway = await startGateway()

    const answer = await gateway.send({ path, headers: { accept: 'text/html' } })

    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, errors: [{ errorCode: 'BAD_REQUEST' }] })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(answer.headers['x-request-id']).toBeDefined()
    expect(answer.text).not.toContain('canary')
  },
)

it('answers what is under way before it leaves', async () => {
  const gateway = await startGateway()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  gateway.api.answerWith(async (_, response) => {
    await isReleased
    response.writeHead(200).end('done')
  })

  const answer = gateway.send({ path: '/v1/Order' })
  while (gateway.api.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const leaving = gateway[Symbol.asyncDispose]()
  setTimeout(() => release(), 100)

  expect(await answer).toMatchObject({ status: 200, text: 'done' })
  await leaving
})
