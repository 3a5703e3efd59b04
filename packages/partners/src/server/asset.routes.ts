import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const directory = fileURLToPath(new URL('../../public/', import.meta.url))

/** Scripts and styles of the pages; widgets (`-widget.js`) are for pages of stores too. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => /\.(js|css)$/.test(path),
    maxAge: 300_000,
    setHeaders: (reply, path) => {
      const isForStores = path.endsWith('-widget.js')
      reply.header('cross-origin-resource-policy', isForStores ? 'cross-origin' : 'same-origin')
    },
  })
}
