import { SCRIPT_PATHS } from '@aisle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import { notFound } from '../server/server.errors.ts'
import { createAssetFiles, type AssetFiles } from './asset-files.ts'
import { assetSegments, contentTypeOf, isCompressible, isNamedByContent } from './asset-path.rules.ts'
import { encodingFor } from './compression.rules.ts'

type AssetOptions = {
  readonly registryDir: string
  readonly imagesDir?: string | undefined
  readonly partnersOrigin: string
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** A drawing may hold scripts, which run when it is opened by itself. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Published builds, which never change under their address, and the pictures of the catalogue. */
export const assetRoutes = ({ registryDir, imagesDir, partnersOrigin }: AssetOptions) =>
  async function (app: FastifyInstance) {
    const builds = createAssetFiles(registryDir)
    const options = { constraints: { site: 'store' } }

    for (const path of SCRIPT_PATHS) {
      app.get(`${path}*`, options, async (request, reply) => {
        allowKnownOrigins(request, reply, partnersOrigin)
        const segments = assetSegments(request.raw.url ?? '', '/_/')
        if (segments?.includes('server')) throw notFound() // runs on servers only
        reply.headers({
          'cache-control': isInWork(segments) ? 'no-cache' : IMMUTABLE,
          'cross-origin-resource-policy': 'cross-origin',
        })
        withoutPageHeaders(reply)
        return await sendFile(request, reply, builds, segments)
      })
    }

    const images = imagesDir === undefined ? undefined : createAssetFiles(imagesDir)
    app.get('/images/*', options, async (request, reply) => {
      const segments = assetSegments(request.raw.url ?? '', '/images/')
      const isFixed = isNamedByContent(segments?.at(-1) ?? '')
      reply.headers({
        'cache-control': isFixed ? IMMUTABLE : ONE_DAY,
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': IMAGE_POLICY,
      })
      return await sendFile(request, reply, images, segments)
    })
  }

/** A build of `npm run dev`, which changes in place: `mf-orders/0.1.0-dev/…`. */
const isInWork = (segments: readonly string[] = []) => segments.some((segment) => /^\d[\w.]*-dev$/.test(segment))

/**
 * What says something of pages only, of a request, or what HTTP takes for granted: five scripts make a page, and 170
 * bytes of each of their heads are not compressed.
 */
function withoutPageHeaders(reply: FastifyReply) {
  for (const name of ['referrer-policy', 'x-frame-options', 'x-request-id']) reply.removeHeader(name)
  reply.raw.removeHeader('connection')
}

/** Widgets may be mounted in pages of the partners; nobody else gets to read (T37). */
function allowKnownOrigins(request: FastifyRequest, reply: FastifyReply, partnersOrigin: string) {
  reply.header('vary', 'origin, accept-encoding')
  const { origin } = request.headers
  if (origin === partnersOrigin || origin === storeOf(request).origin)
    reply.header('access-control-allow-origin', origin)
}

async function sendFile(
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
