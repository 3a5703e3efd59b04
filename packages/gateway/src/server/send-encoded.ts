import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import { compressor, type Encoding } from '../assets/compression.rules.ts'
import { isLeftByReader } from './reply.ts'

/** A route's reply, or one that the hooks of reply-from are given. */
export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>

/**
 * Sends a body compressed while it arrives.
 *
 * @param brokenOff what the log says when the body ends before its time, for another reason than that its reader has left
 */
export function sendEncoded(reply: AnyReply, body: Readable, encoding: Encoding, brokenOff: string): AnyReply {
  const encoded = compressor(encoding)
  pipeline(body, encoded, (error) => {
    if (error && !isLeftByReader(error, reply)) reply.request.log.warn({ err: error }, brokenOff)
  })
  return reply.header('content-encoding', encoding).send(encoded)
}
