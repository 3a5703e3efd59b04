import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import { compressor, encodingFor } from '../assets/compression.rules.ts'
import { isLeftByReader } from '../server/reply.ts'

/** What the hooks of reply-from are given. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>

/** Shorter bodies do not get smaller by much. */
const WORTH_COMPRESSING = 1024

/** Sends a service's answer on, compressed where it is text, the browser takes it, and nobody did so yet. */
export function sendCompressed(request: FastifyRequest, reply: AnyReply, body: Readable) {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY)
  const isText = /\b(json|text|xml)\b/.test(String(reply.getHeader('content-type')))
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.header('vary', varyOf(reply))
  const isPlain =
    !isText || length < WORTH_COMPRESSING || request.method === 'HEAD' || reply.hasHeader('content-encoding')
  if (isPlain || !encoding) return reply.send(body)

  const compressed = compressor(encoding)
  pipeline(body, compressed, (error) => {
    if (error && !isLeftByReader(error, reply)) request.log.warn({ err: error }, 'answer of a service broke off')
  })
  return reply.removeHeader('content-length').header('content-encoding', encoding).send(compressed)
}

const varyOf = (reply: AnyReply) => [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
