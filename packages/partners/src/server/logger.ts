import type { FastifyRequest } from 'fastify'
import { pino, type Logger } from 'pino'

/** Logs say what happened, never to whom: no query, body, header, address, card or token. */
export function createLogger(level: string): Logger {
  return pino({
    name: 'partners',
    level,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    redact: {
      paths: ['email', 'to', 'from', 'number', 'cvc', 'token', 'authorization', 'cookie'],
      censor: '[redacted]',
    },
  })
}

const pathOf = (url: string) =>
  (url.split('?')[0] ?? '').replace(/^(\/age-check\/(?:sessions|frame)|\/inbox\/messages)\/[^/]+/, '$1/…')
