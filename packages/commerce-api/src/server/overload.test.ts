import Fastify from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { installErrors } from './errors.plugin.ts'
import { installOverloadGuard } from './overload.ts'

const app = Fastify()
afterEach(() => app.close())

function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('F41 answers 503 while the event loop is behind, keeps its health check, and recovers', async () => {
  installErrors(app)
  installOverloadGuard(app, 100)
  app.get('/work', async () => 'done')
  app.get('/healthz', async () => 'ok')
  await app.ready()
  for (let turn = 0; turn < 6; turn += 1) {
    block(300)
    await wait(1)
  }
  const busy = await app.inject('/work')
  expect(busy.statusCode).toBe(503)
  expect(busy.headers['retry-after']).toBe('2')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await wait(2500)
  expect((await app.inject('/work')).statusCode).toBe(200)
}, 15_000)
