import { readEnvironment } from './environment.ts'
import { startPartners } from './partners.ts'
import { createLogger } from './server/logger.ts'

const environment = readEnvironment(process.env)
const partners = await startPartners(environment, createLogger(environment.LOG_LEVEL))

let stopping: Promise<void> | undefined
const stop = () => {
  stopping ??= partners.stop()
  return stopping
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
