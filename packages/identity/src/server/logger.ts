import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Logs say what happened, never to whom: no query, body, header, address or token. */
export function createLogger(level: string, output: DestinationStream = pino.destination(1)): Logger {
  const options = {
    name: 'identity',
    level,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    redact: {
      paths: ['email', 'recipient', 'password', 'token', 'code', 'authorization', 'cookie', 'err.config', 'err.detail'],
      censor: '[redacted]',
    },
  }
  return pino(options, output)
}

// The part after /sign-in/<tenant>/ and /auth/ names a running sign-in.
const pathOf = (url: string) => (url.split('?')[0] ?? '').replace(/^(\/sign-in\/[^/]+|\/auth)\/[^/]+/, '$1/…')
