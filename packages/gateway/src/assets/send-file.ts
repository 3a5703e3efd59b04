import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../server/server.errors.ts'
import type { AssetFiles } from './asset-files.ts'
import { contentTypeOf, isCompressible } from './asset-path.rules.ts'
import { encodingFor } from './compression.rules.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const ONE_DAY = 'public, max-age=86400'

/** Answers with a file, compressed where that helps. @throws AppError 404 where there is none to be served */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: AssetFiles | undefined,
  segments: readonly string[] | undefined,
) {
  const type = contentTypeOf(segments?.at(-1) ?? '')
  if (!files || !segments || !type) throw notFound()
  const encoding = isCompressible(type) ? encodingFor(request.headers['accept-encoding']) : undefined
  const file = await files.find(segments, encoding)
  if (!file) throw notFound()
  if (file.encoding) reply.header('content-encoding', file.encoding)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  return reply.type(type).send(file.bytes)
}
