import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDataFolder } from '../start/data-folder.ts'
import { declareServices, readPushKeys } from './declarations.ts'

const keys = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private', VAPID_SUBJECT: 'mailto:push@example.com' }

it('are told to the API, and to no other service', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aisle-push-keys-'))
  await using _root = { [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
  const declarations = declareServices({
    ports: { gateway: 1, api: 2, identity: 3, partners: 4, smtp: 5 },
    host: '127.0.0.1',
    folder: await openDataFolder(root),
    secrets: { merchant: 'merchant', database: 'database', appDatabase: 'app' },
    slices: { registryDir: root, devSockets: [] },
    appDatabaseUrl: 'postgres://localhost/aisle',
    apiUrl: undefined,
    pushKeys: readPushKeys({ ...keys, PATH: '/bin' }),
    isTesting: false,
  })

  const told = declarations.filter(({ environment }) => 'VAPID_PRIVATE_KEY' in environment)
  expect(told.map(({ name }) => name)).toEqual(['commerce-api'])
  expect(told[0]?.environment).toMatchObject(keys)
  expect(told[0]?.environment).not.toHaveProperty('PATH')
})

it('that are not set are not told', () => {
  expect(readPushKeys({ VAPID_SUBJECT: '' })).toEqual({})
})
