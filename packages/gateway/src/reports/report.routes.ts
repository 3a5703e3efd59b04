import { REPORTS_PATH } from '@aisle/contract'
import type { FastifyInstance } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import type { Limiter } from '../limits/limiter.ts'
import { AppError } from '../server/app-error.ts'
import { messages } from '../server/gateway.messages.ts'
import { readReports } from './report.rules.ts'

const BODY_LIMIT = 32 * 1024
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/** Takes what browsers and the shell report, and writes it to the log. */
export const reportRoutes = (limiter: Limiter) =>
  async function (app: FastifyInstance) {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, parse(body)),
    )

    app.post(REPORTS_PATH, { constraints: { site: 'store' }, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await limiter.take({ name: 'report', limit: 60, seconds: 60 }, request.ip)
      const reports = readReports(request.body)
      if (!reports) throw new AppError(400, 'NO_REPORT', messages.badRequest)
      const { tenant } = storeOf(request)
      for (const report of reports) request.log.warn({ tenant, ...report }, 'reported by a browser')
      return reply.code(204).send()
    })
  }

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined // no report, like any other shape
  }
}
