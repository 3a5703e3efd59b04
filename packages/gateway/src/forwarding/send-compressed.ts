import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { encodingFor } from '../assets/compression.rules.ts'
import { type AnyReply, sendEncoded } from '../server/send-encoded.ts'

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

  reply.removeHeader('content-length')
  return sendEncoded(reply, body, encoding, 'answer of a service broke off')
}

const varyOf = (reply: AnyReply) => [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
