import { themeSchema } from '@aisle/api/theme'
import { OFFLINE_PATH } from '@aisle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { createSharedCalls } from '../documents/shared-calls.ts'
import { storeStateOf } from '../documents/store-state.rules.ts'
import { storeOf } from '../hosts/store-site.ts'
import { notFound } from '../server/server.errors.ts'
import { drawIcon, iconAddress, iconKinds, isIconName } from './icon.rules.ts'
import { installLook } from './install-look.rules.ts'
import { MANIFEST_PATH } from './install-tags.ts'
import { manifestOf } from './manifest.rules.ts'
import { offlinePage } from './offline.page.ts'
import { encodePng } from './png.ts'

/** Milliseconds that a store's name and colours are waited for. */
const DEADLINE = 2_000
const ONE_HOUR = 'public, max-age=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Each is drawn once: four for a tenant. */
const MAX_ICONS = 200

/** The store as an app: manifest, icons in the tenant's colours, and the page for times without a connection. */
export const installRoutes = (shared: ReturnType<typeof createSharedCalls>) =>
  async function (app: FastifyInstance) {
    const options = { constraints: { site: 'store' } }
    const icons = new Map<string, Buffer>()

    const readStore = async (request: FastifyRequest) => {
      const { tenant } = storeOf(request)
      const common = await shared.readAll(tenant, AbortSignal.timeout(DEADLINE), (call, err) =>
        request.log.warn({ call, err }, 'an app page goes out without a call'),
      )
      const theme = z.safeParse(themeSchema, common.theme?.data).data
      return { name: storeStateOf(common.configuration, tenant).businessName, theme, isComplete: 'theme' in common }
    }

    app.get(MANIFEST_PATH, options, async (request, reply) => {
      const { name, theme, isComplete } = await readStore(request)
      return reply
        .header('cache-control', isComplete ? ONE_HOUR : 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(name, installLook(theme))))
    })

    app.get(OFFLINE_PATH, options, async (request, reply) => {
      const { name, theme } = await readStore(request)
      const { html, policy } = offlinePage(name, theme)
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(html)
    })

    for (const [name, kind] of Object.entries(iconKinds)) {
      app.get(`/icons/${name}-:color.png`, options, async (request, reply) => {
        const { theme } = await readStore(request)
        const { accent, onAccent } = installLook(theme)
        const address = isIconName(name) ? iconAddress(name, accent) : undefined
        // Only the tenant's own colour: drawing takes time.
        if (address === undefined || request.url.split('?')[0] !== address) throw notFound()
        const png = icons.get(address) ?? encodePng(kind.size, drawIcon(kind, accent, onAccent))
        if (icons.size < MAX_ICONS) icons.set(address, png)
        return reply.header('cache-control', FOR_EVER).type('image/png').send(png)
      })
    }
  }
