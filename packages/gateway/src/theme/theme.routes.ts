import { themeSchema } from '@aisle/api/theme'
import { THEME_STYLES_PATH } from '@aisle/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { createSharedCalls } from '../documents/shared-calls.ts'
import { storeOf } from '../hosts/store-site.ts'
import { lateThemeStyles } from './tokens.ts'

/** Milliseconds that a page that is on screen already waits for its colours. */
const DEADLINE = 5_000

/** A store's colours for pages that could not wait for them; nothing where they still cannot be had. */
export const themeRoutes = (shared: ReturnType<typeof createSharedCalls>) =>
  async function (app: FastifyInstance) {
    app.get(THEME_STYLES_PATH, { constraints: { site: 'store' } }, async (request, reply) => {
      const { theme } = await shared.readAll(storeOf(request).tenant, AbortSignal.timeout(DEADLINE), (call, err) =>
        request.log.warn({ call, err }, 'the colours of a page go out without a call'),
      )
      const styles = theme ? lateThemeStyles(z.safeParse(themeSchema, theme.data).data) : ''
      return reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(styles)
    })
  }
