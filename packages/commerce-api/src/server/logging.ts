import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Only these fields of a request reach the log: no address with its query, no headers, no body (T63). */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: serializeError,
    },
  }
}

/** What was asked and what came of it stand in one line. */
export class OneLinePerRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (err) reply.log.error({ ...line, err }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** Messages of the database quote rows, so the kind, the code and the stack's frames must do. */
function serializeError(error: FastifyError) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const cause = error.cause instanceof Error ? { cause: causeOf(error.cause) } : {}
  const stack = frames.slice(0, 10).join('\n')
  return { type: error.name, message: error.code ?? '', stack, ...cause }
}

const causeOf = (cause: Error) => ({ type: cause.name, code: 'code' in cause ? String(cause.code) : undefined })

/** The caller's `x-request-id` when it is a plain one, else a new one. */
export function requestIdOf(request: IncomingMessage) {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
