import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { install } from './install.mjs'

let root: string
let installs: number
const run = async (folder: string) => {
  installs += 1
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true })
  await writeFile(join(folder, 'node_modules/node/bin/node'), '')
  return 0
}

beforeEach(async () => {
  installs = 0
  root = await mkdtemp(join(tmpdir(), 'aisle-install-'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) await writeFile(join(root, file), file)
})
afterEach(() => rm(root, { recursive: true }))

it('installs once for one lockfile', async () => {
  const node = await install(root, run)
  await install(root, run)

  expect(installs).toBe(1)
  expect(node).toBe(join(root, 'node_modules/node/bin/node'))
})

it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])(
  'installs again when %s has changed',
  async (file) => {
    await install(root, run)
    await writeFile(join(root, file), 'changed')
    await install(root, run)

    expect(installs).toBe(2)
  },
)

it('installs again when the packages were removed', async () => {
  await install(root, run)
  await rm(join(root, 'node_modules'), { recursive: true })
  await install(root, run)

  expect(installs).toBe(2)
})

it('says so when it cannot, and tries again the next time', async () => {
  await expect(install(root, async () => 1)).rejects.toThrow('The packages could not be installed')
  await install(root, run)

  expect(installs).toBe(1)
})
