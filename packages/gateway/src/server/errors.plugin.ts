import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { messages } from './gateway.messages.ts'
import { failure, isLeftByReader } from './reply.ts'
import { notFound, notJson } from './server.errors.ts'

/** Whatever is thrown becomes the documents' wrapper; details of our own faults go to the log only. */
export function installErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => send(reply, notFound()))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = appErrorOf(error)
    if (isLeftByReader(error, reply)) request.log.info({ err: error }, 'its reader has left')
    else if (known.status === 500) request.log.error({ err: error }, 'request failed')
    else if (known.status > 500) request.log.warn({ err: error, code: known.code }, 'a service is missing')
    return send(reply, known)
  })
}

/**
 * For an address that leads to no route at all, as `/%ff` or one that is too long: no hook has seen it, and the
 * framework would answer in words of its own that repeat the address.
 */
export const refuseUnroutable =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    send(reply, appErrorOf(error))
  }

function send(reply: FastifyReply, { status, code, message, retryAfter }: AppError) {
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  return reply.code(status).header('cache-control', 'no-store').send(failure(code, message))
}

function appErrorOf(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413) return new AppError(413, 'TOO_LARGE', messages.tooLarge)
  if (error.statusCode === 415) return notJson()
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(error.statusCode, 'BAD_REQUEST', messages.badRequest)
  }
  return new AppError(500, 'UNEXPECTED', messages.unexpected, { cause: error })
}
