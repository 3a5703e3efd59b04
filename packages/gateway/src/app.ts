import { createRenderPool } from '@aisle/build/rendering'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import { assetRoutes } from './assets/asset.routes.ts'
import { registryRoutes } from './assets/registry.routes.ts'
import { wellKnownRoutes } from './assets/well-known.routes.ts'
import { crawlerRoutes } from './crawlers/crawler.routes.ts'
import { createSitemaps } from './crawlers/sitemap.service.ts'
import { createStoreLists } from './crawlers/store-lists.ts'
import { createVisitors } from './crawlers/visitors.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { createDocuments } from './documents/document.service.ts'
import { createPageCache } from './documents/page-cache.ts'
import { createIdentitySettings } from './documents/identity-settings.ts'
import { createSharedCalls } from './documents/shared-calls.ts'
import { createStoreCalls } from './documents/store-calls.ts'
import type { PublicAddress } from './environment.ts'
import { installRoutes } from './install/install.routes.ts'
import { serviceWorkerRoutes } from './install/service-worker.routes.ts'
import { apiRoutes } from './forwarding/api.routes.ts'
import { createInstances } from './forwarding/instances.ts'
import { serviceSite } from './forwarding/sites.routes.ts'
import { installGuestKeys } from './guest/guest-jwks.routes.ts'
import type { GuestKeys } from './guest/guest-keys.ts'
import { createGuestSeal } from './guest/guest-subject.ts'
import { guestTokenRoutes } from './guest/guest-token.routes.ts'
import { createGuestTokens } from './guest/guest-tokens.ts'
import { siteConstraint } from './hosts/sites.ts'
import { installStoreSite, type Registries } from './hosts/store-site.ts'
import { silentRenewRoutes } from './sign-in/silent-renew.routes.ts'
import type { Limiter } from './limits/limiter.ts'
import { type PictureRouteOptions, pictureRoutes } from './pictures/picture.routes.ts'
import { baseHeaders } from './policy/security-headers.ts'
import { createPageRenderer, prepareRendering } from './rendering/page-renderer.ts'
import { reportRoutes } from './reports/report.routes.ts'
import { installCardNumberGuard } from './server/card-number-guard.ts'
import { installErrors, refuseUnroutable } from './server/errors.plugin.ts'
import { type Dependency, installHealth } from './server/health.routes.ts'
import { defaultLimits, type Limits } from './server/limits.ts'
import { installRequestLog, loggerOptions } from './server/logging.ts'
import { themeRoutes } from './theme/theme.routes.ts'

export type GatewayOptions = PictureRouteOptions & {
  readonly address: PublicAddress
  readonly identityOrigin: string
  readonly partnersOrigin: string
  /** Addresses of the store's API, one or those of its instances. */
  readonly apiUrls: readonly string[]
  readonly identityUrl: string
  readonly partnersUrl: string
  readonly registries: Registries
  readonly registryDir: string
  readonly guestKeys: GuestKeys
  readonly guestIssuer: string
  readonly guestTokensPerMinute: number
  readonly limiter: Limiter
  readonly dependencies: readonly Dependency[]
  readonly trustedProxies?: readonly string[]
  readonly devSockets?: readonly string[]
  readonly logLevel?: string
  readonly logTo?: NodeJS.WritableStream
  readonly limits?: Partial<Limits>
  /** Threads that render pages. */
  readonly renderThreads?: number
  /** Milliseconds that a page waits for its data. */
  readonly dataDeadline?: number
  /** Milliseconds that its rendering may take. */
  readonly renderDeadline?: number
  /** Milliseconds after which a shopper has a page, as far as it is made. */
  readonly pageBudget?: number
}

/** The front door: one port, told apart by host. */
export async function buildGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = createServer(options)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...baseHeaders(options.address.scheme), 'x-request-id': request.id })
  })
  installErrors(app)
  installRequestLog(app)
  installCardNumberGuard(app)
  installHealth(app, options.dependencies)
  installGuestKeys(app, options.guestKeys)
  const { identityOrigin, partnersOrigin, identityUrl, partnersUrl } = options
  await app.register(serviceSite({ site: 'identity', origin: identityOrigin, service: identityUrl }))
  await app.register(serviceSite({ site: 'partners', origin: partnersOrigin, service: partnersUrl }))
  await app.register(storeSite(options))
  return app
}

function createServer(options: GatewayOptions) {
  const limits = { ...defaultLimits, ...options.limits }
  const hostOf = (origin: string) => new URL(origin).hostname
  const app: FastifyInstance = Fastify({
    logger: { ...loggerOptions(options.logLevel ?? 'info'), ...(options.logTo ? { stream: options.logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUnroutable(baseHeaders(options.address.scheme)),
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    bodyLimit: limits.bodyLimit,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.connectionTimeout,
    http: { headersTimeout: limits.headersTimeout, connectionsCheckingInterval: limits.checkInterval },
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 2000,
      constraints: {
        site: siteConstraint({
          identity: hostOf(options.identityOrigin),
          partners: hostOf(options.partnersOrigin),
          publicPort: options.address.port,
        }),
      },
    },
  })
  app.server.maxConnections = limits.maxConnections
  return app
}

const storeSite = (options: GatewayOptions) =>
  async function (app: FastifyInstance) {
    const { identityOrigin, partnersOrigin, devSockets = [], limiter } = options
    const tokens = createGuestTokens(options.guestKeys, options.guestIssuer)
    const api = createInstances(options.apiUrls)
    const calls = createStoreCalls(api, tokens)
    const pool = createRenderPool({
      folder: options.registryDir,
      threads: options.renderThreads ?? 1,
      onTrouble: ({ cause, ...trouble }) => app.log.warn({ ...trouble, err: cause }, 'a page is left to the browser'),
    })
    app.addHook('onListen', () => {
      // Nobody waits for that: a page that is asked for meanwhile has its time as ever.
      prepareRendering(pool, options.registries).catch((err: unknown) => app.log.warn({ err }, 'no code is prepared'))
    })
    app.addHook('onClose', () => pool.close())
    const shared = createSharedCalls(calls)
    const stores = createStoreLists(calls)
    const makeDocument = createDocuments({
      calls,
      shared,
      stores,
      identity: createIdentitySettings({ service: options.identityUrl, origin: identityOrigin }),
      partnersOrigin,
      render: createPageRenderer(pool),
      ...(options.dataDeadline === undefined ? {} : { dataDeadline: options.dataDeadline }),
      ...(options.renderDeadline === undefined ? {} : { renderDeadline: options.renderDeadline }),
    })
    const seal = createGuestSeal(options.guestKeys.derive('guest cookie'))
    installStoreSite(app, options.registries, options.address)
    await app.register(guestTokenRoutes({ tokens, seal, limiter, tokensPerMinute: options.guestTokensPerMinute }))
    await app.register(apiRoutes(api, createInstances([options.identityUrl])))
    await app.register(silentRenewRoutes)
    await app.register(assetRoutes(options))
    await app.register(pictureRoutes(options))
    await app.register(registryRoutes)
    await app.register(reportRoutes(limiter))
    await app.register(wellKnownRoutes)
    await app.register(serviceWorkerRoutes(options))
    await app.register(installRoutes(shared))
    await app.register(themeRoutes(shared))
    await app.register(crawlerRoutes({ shared, sitemaps: createSitemaps({ calls, shared, stores }) }))
    await app.register(
      documentRoutes({
        answer: createPageCache({
          answer: makeDocument,
          versionOf: shared.versionOf,
          ...(options.pageBudget === undefined ? {} : { budget: options.pageBudget }),
        }),
        visitorOf: createVisitors(stores),
        sources: { identityOrigin, partnersOrigin, devSockets },
      }),
    )
  }
