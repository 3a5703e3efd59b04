import { flushCompileCache } from 'node:module'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './background/background.ts'
import { connectDatabase } from './database/database.ts'
import { refuseUnsafe } from './database/refuse-unsafe.ts'
import { readConfig } from './server/config.ts'
import { createLogOutput } from './server/log-output.ts'
import { createPublishedKeys } from './server/published-keys.ts'

const config = readConfig(process.env)
const database = connectDatabase(config.databaseUrl, { poolSize: config.poolSize })
const issuerOf = ({ issuer, jwksUrl }: typeof config.guestTokens) => ({
  issuer,
  keys: createPublishedKeys(new URL(jwksUrl)),
})
const app = buildApp({
  database,
  issuers: { guest: issuerOf(config.guestTokens), user: issuerOf(config.userTokens) },
  services: config.services,
  logLevel: config.logLevel,
  logStream: createLogOutput(),
  trustedProxies: config.trustedProxies,
  guardsOverload: true,
})

const background = startBackgroundWork({
  database,
  services: config.services,
  storeUrl: config.storeUrl,
  identityUrl: config.identityUrl,
  onError: (err, job) => app.log.error({ err, job }, 'background work failed'),
})

const stop = async () => {
  await app.close()
  await background.stop()
  await database.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
if (process.env.NODE_ENV === 'production') await refuseUnsafe(database)
await app.listen({ port: config.port, host: config.host })
// One that is killed leaves what it has compiled to the next one as well, where there is a folder for it.
flushCompileCache()
