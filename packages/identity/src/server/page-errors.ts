import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderMessage } from '../pages/message.page.ts'
import { problemMessages } from '../sign-in/sign-in.messages.ts'
import { notFound, PageProblem } from './page-problem.ts'

/** Every failure becomes a friendly page; what is not expected is logged. */
export function usePageErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error))
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()))
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const problem = error instanceof PageProblem ? error : unexpected(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  const { title, text } = problem.words
  return reply
    .code(problem.status)
    .type('text/html')
    .send(renderMessage({ tenant: problem.tenant, title, text }))
}

function unexpected(error: unknown): PageProblem {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) {
    return new PageProblem(status, { title: problemMessages.refusedTitle, text: problemMessages.refused })
  }
  return new PageProblem(500, { title: problemMessages.brokenTitle, text: problemMessages.broken })
}
