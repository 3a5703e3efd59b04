import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Only these fields reach the log: no address with its query, no headers, no body, no sender (T63). */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'unknown' }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: serializeError,
  },
})

/** Messages may quote what a shopper sent, so the kind, the code and the frames must do. */
function serializeError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const { cause } = error
  return {
    type: error.name,
    message: error.code ?? '',
    stack: frames
      .slice(0, 10)
      .map((line) => line.trim())
      .join('\n'),
    ...(cause instanceof Error ? { cause: { type: cause.name, code: 'code' in cause ? cause.code : undefined } } : {}),
  }
}

/** One line for each request that was answered. */
export function installRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request answered')
  })
}
