import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlStateOf } from '../database/sql-state.ts'
import { AppError } from './app-error.ts'
import { failure } from './reply.ts'
import { headersOf } from './security-headers.ts'
import { badRequest, busy, notFound, tokenRefused } from './server.errors.ts'
import { messages } from './server.messages.ts'

/** Turns whatever was thrown into the documents' wrapper. Details of our own faults go to the log only. */
export function installErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => send(reply, notFound()))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = appErrorOf(error)
    if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed')
    return send(reply, known)
  })
}

/**
 * For an address that leads to no route at all, as `/%ff` or one that is too long: no hook has seen it, and the
 * framework would answer in words of its own that repeat the address.
 */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(headersOf(request))
  send(reply, error.statusCode === 414 ? new AppError(414, 'ADDRESS_TOO_LONG', messages.addressTooLong) : badRequest())
}

type Sendable = {
  code(status: number): Sendable
  header(name: string, value: string): Sendable
  send(body: unknown): Sendable
}

function send(reply: Sendable, { status, code, message, retryAfter, details }: AppError) {
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  return reply.code(status).send(failure(code, message, details))
}

function appErrorOf(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  const state = sqlStateOf(error)
  if (state === ACCOUNT_CLOSED) return tokenRefused(error)
  if (isPassing(state)) return busy(error)
  switch (error.statusCode) {
    case 413:
      return new AppError(413, 'TOO_LARGE', messages.tooLarge)
    case 415:
      return new AppError(415, 'NOT_JSON', messages.notJson)
    case 400:
      return badRequest()
  }
  return new AppError(500, 'UNEXPECTED', messages.unexpected, { cause: error })
}

/** Raised by the database where something is given to a customer whose account is closed. */
const ACCOUNT_CLOSED = 'AC001'

/** Time-outs, lost connections, a socket that is not there yet, a full disk: the same request may succeed later. */
const PASSING =
  /^(40001|40P01|55P03|57014|57P0[123]|53\w{3}|08\w{3}|25P03|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|ETIMEDOUT)$/

const isPassing = (state: string | undefined) => state !== undefined && PASSING.test(state)
