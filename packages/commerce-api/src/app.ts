import type { AnyEndpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import { MAX_DEVICE_TOKEN } from '@aisle/api/notification'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { createNumberWatch } from './cart/wrong-numbers.ts'
import type { Database } from './database/database.ts'
import { domains } from './domains.ts'
import { installPaymentCallbacks } from './payment/callback/callback.routes.ts'
import { createLimiter } from './rate-limit/limiter.ts'
import { createAuthenticate } from './server/authenticate.ts'
import type { Services } from './server/config.ts'
import { installDocs } from './server/docs.routes.ts'
import type { Domain, Warn } from './server/domain.ts'
import { installErrors, refuseUnroutable } from './server/errors.plugin.ts'
import { installHealth } from './server/health.routes.ts'
import { loggerOptions, OneLinePerRequest, requestIdOf } from './server/logging.ts'
import { installOverloadGuard } from './server/overload.ts'
import { installSecurityHeaders } from './server/security-headers.ts'
import { notServed } from './server/server.errors.ts'
import { createServe } from './server/serve.ts'
import { createTokenReader, type Issuers } from './server/tokens.ts'

export type AppOptions = {
  readonly database: Database
  readonly issuers: Issuers
  readonly services: Services
  readonly now?: () => Date
  readonly checkReplies?: boolean
  readonly logLevel?: string
  /** Where log lines go; standard output unless a test reads them. */
  readonly logStream?: { write(line: string): void }
  readonly trustedProxies?: string
  /** Answer 503 while the process is behind; on in production. */
  readonly guardsOverload?: boolean
  /** Domains to serve; all of them unless a test asks for fewer. */
  readonly domains?: readonly Domain[]
}

/** The longest parameter of a path is a device's token, in which every character may be escaped. */
const MAX_PARAMETER = 3 * MAX_DEVICE_TOKEN

/** The commerce API as a Fastify instance that does not listen yet. */
export function buildApp(options: AppOptions) {
  const { database, issuers, services, now = () => new Date(), checkReplies = false } = options
  z.config(z.locales.en())
  const app = Fastify({
    logger: { ...loggerOptions(options.logLevel ?? 'silent'), stream: options.logStream },
    logController: new OneLinePerRequest(),
    genReqId: requestIdOf,
    frameworkErrors: refuseUnroutable,
    trustProxy: options.trustedProxies ?? 'loopback',
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 20_000,
    http: { headersTimeout: 10_000 },
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
  })
  app.server.maxConnections = 2000
  app.removeContentTypeParser('text/plain')
  installErrors(app)
  installSecurityHeaders(app)
  if (options.guardsOverload) installOverloadGuard(app)
  installHealth(app, database)

  const authenticate = createAuthenticate(issuers, database)
  const limiter = createLimiter(database, now)
  const onRefused = createNumberWatch(limiter)
  const { serve, serveFlow, served } = createServe(app, { database, authenticate, checkReplies, onRefused })
  const readToken = createTokenReader(issuers)
  const warn: Warn = (details, message) => app.log.warn(details, message)
  const alert: Warn = (details, message) => app.log.error(details, message)
  for (const domain of options.domains ?? domains) {
    domain({ serve, serveFlow, database, limiter, services, readToken, now, warn, alert })
  }

  installPaymentCallbacks(app, { database, services, now, warn, alert })

  const unserved = Object.values<AnyEndpoint>(endpoints).filter((endpoint) => !served.has(endpoint.name))
  for (const { method, path } of unserved) {
    app.route({
      method,
      url: path,
      handler: async (request) => {
        await authenticate(request)
        throw notServed()
      },
    })
  }
  installDocs(app, Object.values(endpoints), served)
  return Object.assign(app, {
    notServed: unserved.map(({ name, method, path, service }) => ({ name, method, path, service })),
  })
}
