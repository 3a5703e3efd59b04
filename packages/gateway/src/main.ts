import { openRegistry } from '@aisle/build/registry'
import { access } from 'node:fs/promises'
import { buildGateway } from './app.ts'
import { openDatabase } from './database/database.ts'
import { readEnvironment } from './environment.ts'
import { openGuestKeys } from './guest/guest-keys.ts'
import { createLimiter } from './limits/limiter.ts'
import { createRateLimitStore } from './limits/rate-limit.store.ts'
import { serviceReady } from './server/health.routes.ts'

const env = readEnvironment(process.env)
const pool = openDatabase(env.APP_DATABASE_URL)
const tries = createRateLimitStore(pool)
const guestKeys = await openGuestKeys(env.GUEST_KEY_FILE)
const app = await buildGateway({
  address: env.address,
  identityOrigin: env.identityOrigin,
  partnersOrigin: env.partnersOrigin,
  apiUrls: env.API_URL,
  identityUrl: env.IDENTITY_URL,
  partnersUrl: env.PARTNERS_URL,
  registries: openRegistry(env.REGISTRY_DIR),
  registryDir: env.REGISTRY_DIR,
  imagesDir: env.IMAGES_DIR,
  imageCacheDir: env.IMAGE_CACHE_DIR,
  imageCacheBytes: env.IMAGE_CACHE_MIB * 1024 ** 2,
  guestKeys,
  guestIssuer: env.GUEST_ISSUER,
  guestTokensPerMinute: env.GUEST_TOKENS_PER_MINUTE,
  limiter: createLimiter(tries, guestKeys.derive('rate limits')[0]),
  trustedProxies: env.trustedProxies,
  devSockets: env.devSockets,
  renderThreads: env.RENDER_THREADS,
  logLevel: env.LOG_LEVEL,
  dependencies: [
    { name: 'database', check: () => tries.ping() },
    { name: 'registry', check: () => access(env.REGISTRY_DIR) },
    serviceReady('commerce API', ...env.API_URL),
    serviceReady('identity', env.IDENTITY_URL),
    serviceReady('partners', env.PARTNERS_URL),
  ],
})

/** Answers what is under way, then leaves; what takes longer than that is cut. */
const DRAIN_TIME = 10_000

const stop = async () => {
  setTimeout(() => process.exit(1), DRAIN_TIME).unref()
  await app.close()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
await app.listen({ port: env.PORT, host: env.HOST })
