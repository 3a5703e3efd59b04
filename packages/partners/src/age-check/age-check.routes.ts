import type { FastifyInstance } from 'fastify'
import type { ParentOrigins } from '../parent-origins.ts'
import { foreignOrigin, invalidRequest } from '../server/app-error.ts'
import { requireMerchant } from '../server/merchant.ts'
import { requireOwnPage } from '../server/own-page.ts'
import { sendPage } from '../server/page-reply.ts'
import { renderAgeCheck } from './age-check.page.ts'
import { resultSchema, type Session, startSchema } from './age-check.schemas.ts'
import type { AgeCheckService } from './age-check.service.ts'

export type AgeCheckRoutes = {
  ageChecks: AgeCheckService
  parents: ParentOrigins
  merchantKey: string
  ownOrigin: string
}
type SessionParams = { Params: { sessionId: string } }

/**
 * An age check that a store opens (spec 1 §4): its server starts a session, reads the outcome there and has it
 * forgotten; the page is framed by the store and only says that it has ended.
 */
export function ageCheckRoutes(app: FastifyInstance, options: AgeCheckRoutes): void {
  const { ageChecks, parents, ownOrigin } = options
  const merchantOnly = { onRequest: requireMerchant(options.merchantKey) }

  app.get('/age-check/widget.js', async (_request, reply) => reply.sendFile('age-check-widget.js'))

  app.post('/age-check/sessions', merchantOnly, async ({ body }, reply) => {
    const start = startSchema.safeParse(body)
    if (!start.success) throw invalidRequest('An age check needs the tenant, and a minimum age from 16 to 30 if any')
    return reply.code(201).send(present(await ageChecks.start(start.data)))
  })

  app.get<SessionParams>('/age-check/sessions/:sessionId', merchantOnly, async ({ params }) =>
    present(ageChecks.find(params.sessionId)),
  )

  app.delete<SessionParams>('/age-check/sessions/:sessionId', merchantOnly, async ({ params }, reply) => {
    await ageChecks.forget(params.sessionId)
    return reply.code(204).send()
  })

  app.get<SessionParams & { Querystring: { origin?: string } }>(
    '/age-check/frame/:sessionId',
    async (request, reply) => {
      const session = ageChecks.find(request.params.sessionId)
      const parent = parents.find(request.query.origin)
      if (!parent || parent.tenant !== session.tenant) throw foreignOrigin()
      return sendPage(reply, renderAgeCheck(session, parent), { framedBy: parent.origin })
    },
  )

  app.post<SessionParams>(
    '/age-check/sessions/:sessionId/result',
    { onRequest: requireOwnPage(ownOrigin) },
    async ({ params, body }) => {
      const result = resultSchema.safeParse(body)
      if (!result.success) throw invalidRequest('Fill in both names and the date of birth.')
      const { status } = ageChecks.finish(params.sessionId, result.data)
      return { status }
    },
  )
}

/** What the merchant reads. */
const present = ({ sessionId, tenant, minimumAge, status, found }: Session) => ({
  sessionId,
  tenant,
  minimumAge,
  status,
  firstName: found?.firstName ?? null,
  lastName: found?.lastName ?? null,
  dateOfBirth: found?.dateOfBirth ?? null,
})
