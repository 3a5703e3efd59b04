import { buildApp } from './app.ts'
import { openDatabase } from './database/database.ts'
import { startHousekeeping } from './database/housekeeping.ts'
import { readEnvironment } from './environment.ts'
import { loadKeys } from './keys/keys.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutboxStore } from './mail/outbox.store.ts'
import { startOutboxWorker } from './mail/outbox.worker.ts'
import { createLogger } from './server/logger.ts'
import { createStores } from './stores.ts'

const environment = readEnvironment(process.env)
const log = createLogger(environment.LOG_LEVEL)
const pool = openDatabase(environment.APP_DATABASE_URL, (error) => log.warn({ err: error }, 'database connection lost'))
const stores = createStores(pool, environment.TENANT_ORIGINS)
const outbox = createOutboxStore(pool)
const mailer = createMailer(environment.SMTP_URL, environment.MAIL_FROM)
const worker = startOutboxWorker(outbox, mailer.send, log)
const housekeeping = startHousekeeping({ ...stores, pool, outbox, log })

const app = await buildApp({
  issuer: environment.ISSUER,
  clockSkewSeconds: environment.CLOCK_SKEW_SECONDS,
  keys: await loadKeys(environment.KEYS_DIR),
  outbox: {
    async add(mail) {
      await outbox.add(mail)
      worker.wake()
    },
  },
  pool,
  stores,
  log,
})
await app.listen({ host: environment.HOST, port: environment.PORT })

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await app.close()
  housekeeping.stop()
  await worker.stop()
  mailer.close()
  await pool.end()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
