import { createECDH } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { declareServices, type PushKeys } from '../services/declarations.ts'
import { openDataFolder } from './data-folder.ts'
import { pushKeysFor } from './push-keys.ts'

const keys = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private', VAPID_SUBJECT: 'mailto:push@example.com' }

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'aisle-push-keys-'))
  const folder = await openDataFolder(root)
  return { folder, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

const declare = (folder: Awaited<ReturnType<typeof openDataFolder>>, pushKeys: PushKeys, isTesting = false) =>
  declareServices({
    ports: { gateway: 1, api: 2, identity: 3, partners: 4, smtp: 5 },
    host: '127.0.0.1',
    folder,
    secrets: { merchant: 'merchant', database: 'database', appDatabase: 'app' },
    slices: { registryDir: folder.root, devSockets: [] },
    appDatabaseUrl: 'postgres://localhost/aisle',
    apiUrl: undefined,
    pushKeys,
    isTesting,
  })

it('of the environment are told to the API, and to no other service', async () => {
  await using made = await openFolder()
  const pushKeys = await pushKeysFor({ ...keys, PATH: '/bin' }, made.folder.pushKeys)

  const told = declare(made.folder, pushKeys).filter(({ environment }) => 'VAPID_PRIVATE_KEY' in environment)
  expect(told.map(({ name }) => name)).toEqual(['commerce-api'])
  expect(told[0]?.environment).toMatchObject(keys)
  expect(told[0]?.environment).not.toHaveProperty('PATH')
  await expect(stat(made.folder.pushKeys)).rejects.toThrow('ENOENT')
})

it('of the environment that are half there stay so: the API says which are missing', async () => {
  await using made = await openFolder()
  const half = { VAPID_PUBLIC_KEY: 'public', VAPID_SUBJECT: '' }
  expect(await pushKeysFor(half, made.folder.pushKeys)).toEqual({ VAPID_PUBLIC_KEY: 'public' })
})

it('that nobody named are a pair of the store’s own, the same at each start and readable by its owner only', async () => {
  await using made = await openFolder()
  const first = await pushKeysFor({}, made.folder.pushKeys)
  expect(await pushKeysFor({}, made.folder.pushKeys)).toEqual(first)
  expect((await stat(made.folder.pushKeys)).mode & 0o777).toBe(0o600)

  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(first.VAPID_PRIVATE_KEY ?? '', 'base64url'))
  expect(pair.getPublicKey().toString('base64url')).toBe(first.VAPID_PUBLIC_KEY)
  expect(first).toMatchObject({
    VAPID_PUBLIC_KEY: expect.stringMatching(/^[\w-]{87}$/),
    VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
  })
})

it.each([true, false])('T60 a push service on this machine may be called in tests only: %s', async (isTesting) => {
  await using made = await openFolder()
  const api = declare(made.folder, keys, isTesting).find(({ name }) => name === 'commerce-api')
  expect(api?.environment['PUSH_ON_LOOPBACK']).toBe(String(isTesting))
})
