import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { type Partners, startPartners } from '../partners.ts'
import { createLogger } from '../server/logger.ts'

export const merchantKey = 'a-merchant-key-for-tests'
export const ownOrigin = 'http://partners.localhost:3000'
export const storeOrigin = 'http://fresh.localhost:3000'

export type Running = {
  readonly url: string
  readonly smtpPort: number
  readonly folder: string
  restart(): Promise<void>
}

/** The whole service on free ports with a folder of its own. */
export function startForTests(variables: Record<string, string> = {}): Running {
  let partners: Partners
  let folder: string

  const start = async () => {
    const environment = readEnvironment({
      PORT: '0',
      SMTP_PORT: '0',
      DATA_DIR: folder,
      MERCHANT_KEY: merchantKey,
      PARENT_ORIGINS: 'http://*.localhost:3000',
      ALLOW_FAULTS: 'true',
      ...variables,
    })
    partners = await startPartners(environment, createLogger('silent'))
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-partners-'))
    await start()
  })
  afterAll(async () => {
    await partners.stop()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get url() {
      return partners.url
    },
    get smtpPort() {
      return partners.smtpPort
    },
    get folder() {
      return folder
    },
    async restart() {
      await partners.stop()
      await start()
    },
  }
}
