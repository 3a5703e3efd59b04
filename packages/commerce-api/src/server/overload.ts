import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { busy } from './server.errors.ts'

const LIMIT_MILLISECONDS = 250
const SAMPLE_MILLISECONDS = 1000
const NANOSECONDS = 1e6

/**
 * Sends callers away early when the process is behind: a quick 503 is kinder than a slow time-out (F41).
 * Health checks are answered all the same, and truthfully.
 */
export function installOverloadGuard(app: FastifyInstance, limit = LIMIT_MILLISECONDS) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  let isBehind = false
  const timer = setInterval(() => {
    isBehind = delay.percentile(90) / NANOSECONDS > limit
    delay.reset()
  }, SAMPLE_MILLISECONDS)
  timer.unref()
  delay.enable()

  app.addHook('onRequest', async (request) => {
    if (isBehind && request.routeOptions.url !== '/healthz') throw busy()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
}
