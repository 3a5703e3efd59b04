import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPSTREAM_TIMEOUT } from '../server/limits.ts'
import { isRefused } from './instances.ts'
import { badRequest, tooLate, unreachable } from '../server/server.errors.ts'

/** Bodies go on as they came, within the server's limit; what they hold is the service's business. */
export async function installForwarding(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  await app.register(replyFrom, {
    disableCache: true, // addresses hold personal data
    disableRequestLogging: true,
    undici: { connections: 128, headersTimeout: UPSTREAM_TIMEOUT, bodyTimeout: UPSTREAM_TIMEOUT },
    destroyAgent: true,
  })
}

type Hooks = Pick<
  NonNullable<Parameters<FastifyReply['from']>[1]>,
  'rewriteHeaders' | 'rewriteRequestHeaders' | 'onResponse'
> & {
  /** What to do when nobody listens at the service's address. */
  readonly onRefused?: (() => void) | undefined
}

/** Asks `service` what the browser asks, and answers what it answers. */
export function forward(request: FastifyRequest, reply: FastifyReply, service: string, { onRefused, ...hooks }: Hooks) {
  const { body, raw } = request
  if (!raw.url?.startsWith('/')) throw badRequest()
  // Put together, not resolved: `//elsewhere/` stays a path of this service (T60).
  return reply.from(new URL(service).origin + raw.url, {
    ...hooks,
    retryDelay: () => null,
    ...(Buffer.isBuffer(body)
      ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
      : {}),
    onError: (failed, { error }) => {
      if (onRefused && isRefused(error)) return onRefused()
      request.log.warn({ err: error }, 'service did not answer')
      const isLate = 'statusCode' in error && error.statusCode === 504
      void failed.send(isLate ? tooLate(error) : unreachable(error))
    },
  })
}
