import { PICTURES_PATH } from '@aisle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAssetFiles } from '../assets/asset-files.ts'
import { assetSegments, isNamedByContent } from '../assets/asset-path.rules.ts'
import { IMMUTABLE, ONE_DAY, sendFile } from '../assets/send-file.ts'
import { isKnownTag } from '../server/entity-tag.rules.ts'
import { badPicture, notFound } from '../server/server.errors.ts'
import { formatOf } from './picture-format.rules.ts'
import { askedPicture } from './picture-path.rules.ts'
import { createPictures } from './pictures.service.ts'
import { BadPicture } from './raster.ts'

export type PictureRouteOptions = {
  readonly imagesDir?: string | undefined
  /** Without it every width is the file itself. */
  readonly imageCacheDir?: string | undefined
  readonly imageCacheBytes?: number
  readonly picturePatience?: number
}

const ONE_GIB = 1024 ** 3

/** A drawing may hold scripts, which run when it is opened by itself. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The pictures of the catalogue: as they are, and in the widths of the ladder (ADR 19). No other server is asked (T60). */
export const pictureRoutes = ({
  imagesDir,
  imageCacheDir,
  imageCacheBytes = ONE_GIB,
  picturePatience: patience,
}: PictureRouteOptions) =>
  async function (app: FastifyInstance) {
    const options = { constraints: { site: 'store' } }
    const files = imagesDir === undefined ? undefined : createAssetFiles(imagesDir)
    const pictures =
      imagesDir === undefined || imageCacheDir === undefined
        ? undefined
        : createPictures({
            imagesDir,
            cacheDir: imageCacheDir,
            cacheBytes: imageCacheBytes,
            ...(patience === undefined ? {} : { patience }),
            onTrouble: (err) => app.log.warn({ err }, 'pictures are not kept'),
          })

    app.get('/images/*', options, async (request, reply) => {
      const segments = assetSegments(request.raw.url ?? '', '/images/')
      describeImage(reply, segments)
      return await sendFile(request, reply, files, segments)
    })

    app.get(`${PICTURES_PATH}*`, options, async (request, reply) => {
      const asked = askedPicture(request.raw.url ?? '')
      if (!asked) throw notFound()
      const { segments } = asked
      describeImage(reply, segments)
      const own = formatOf(segments.at(-1) ?? '')
      if (!own || !pictures) return await sendFile(request, reply, files, segments)

      reply.header('vary', 'accept')
      const found = await pictures.find({ ...asked, own, accept: request.headers.accept }).catch(report(request, asked))
      if (!found) throw notFound()
      if (found === 'as it is') return await sendFile(request, reply, files, segments)
      const { tag, type } = found
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).header('etag', tag).send()
      const bytes = await found.bytes().catch(report(request, asked))
      if (bytes) return reply.type(type).header('etag', tag).send(bytes)
      // Whoever has waited gets the file itself for now, and asks again the next time.
      reply.header('cache-control', 'no-cache')
      return await sendFile(request, reply, files, segments)
    })
  }

function describeImage(reply: FastifyReply, segments: readonly string[] = []) {
  reply.headers({
    'cache-control': isNamedByContent(segments.at(-1) ?? '') ? IMMUTABLE : ONE_DAY,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': IMAGE_POLICY,
  })
}

/** Names the file in the log: it is the shop's, and nobody else can mend it. */
const report =
  (request: FastifyRequest, { segments }: { readonly segments: readonly string[] }) =>
  (error: unknown): never => {
    if (!(error instanceof BadPicture)) throw error
    request.log.warn({ picture: `/images/${segments.join('/')}`, reason: error.message }, 'a picture cannot be read')
    throw badPicture(error)
  }
