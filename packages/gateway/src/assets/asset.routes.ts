import { SCRIPT_PATHS } from '@aisle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import { notFound } from '../server/server.errors.ts'
import { createAssetFiles } from './asset-files.ts'
import { assetSegments } from './asset-path.rules.ts'
import { IMMUTABLE, sendFile } from './send-file.ts'

type AssetOptions = { readonly registryDir: string; readonly partnersOrigin: string }

/** Published builds, which never change under their address. */
export const assetRoutes = ({ registryDir, partnersOrigin }: AssetOptions) =>
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
