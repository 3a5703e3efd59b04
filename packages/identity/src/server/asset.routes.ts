import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readableAccent } from '../tenants/accent.rules.ts'
import { notFound } from './page-problem.ts'

const directory = new URL('../../public/', import.meta.url)
const types = { 'identity.css': 'text/css', 'identity.js': 'text/javascript' } as const

export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(types)) {
    const content = await readFile(new URL(name, directory), 'utf8')
    app.get(`/assets/${name}`, async (_request, reply) => {
      reply.raw.setHeader('cache-control', 'public, max-age=300')
      return reply.type(type).send(content)
    })
  }

  // The tenant's colour as a file of its own: the policy allows no inline style.
  app.get<{ Params: { file: string } }>('/assets/accent/:file', async ({ params }, reply) => {
    const accent = /^([0-9a-f]{6})\.css$/.exec(params.file)?.[1]
    if (accent === undefined) throw notFound()
    reply.raw.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/css').send(`:root{--accent:${readableAccent(`#${accent}`)}}`)
  })
}
