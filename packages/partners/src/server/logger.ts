import type { FastifyRequest } from 'fastify'
import { pino, type Logger } from 'pino'

/** Bytes, and milliseconds, after which log lines are written, in one piece: under load each write costs more than its line. */
const AT_ONCE = 4096
const WAIT = 50

/** Logs say what happened, never to whom: no query, body, header, address, card or token. */
export function createLogger(level: string): Logger {
  const output = pino.destination({ dest: 1, minLength: AT_ONCE, sync: true })
  setInterval(() => output.flush(), WAIT).unref()
  process.once('exit', () => output.flushSync())
  return pino(
    {
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
    },
    output,
  )
}

const pathOf = (url: string) =>
  (url.split('?')[0] ?? '').replace(/^(\/age-check\/(?:sessions|frame)|\/inbox\/messages)\/[^/]+/, '$1/…')
