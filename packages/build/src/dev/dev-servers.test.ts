import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createOperator } from '../cli/operate.ts'
import { openRegistry } from '../registry/registry.ts'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { makeSmallStore } from '../testing/small-store.ts'
import { startDevServers } from './dev-servers.ts'

const SOCKET = /^ws:\/\/127\.0\.0\.1:\d+$/

async function until(isDone: () => boolean) {
  const deadline = Date.now() + 20_000
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 s.')
    await setTimeout(50)
  }
}

it('publishes with every save into a copy of the registry', { timeout: 60_000 }, async () => {
  const workspace = makeSmallStore()
  const from = process.cwd()
  process.chdir(workspace)
  const registry = openRegistry(`${makeFolder()}/registry`)
  await createOperator(registry).declareTenant({ tenant: 'fresh', hosts: ['fresh.localhost'], remotes: ['mf-one'] })
  const printed: string[] = []

  const servers = await startDevServers({
    workspace,
    registry,
    names: ['mf-one'],
    print: (text) => printed.push(text),
  })
  try {
    const copy = openRegistry(servers.registryDir)
    const remote = () => copy.readTenant('fresh')?.remotes['mf-one']
    const revision = () => copy.readTenant('fresh')?.revision ?? 0
    const before = revision()
    expect(remote()).toMatchObject({ version: '0.1.0-dev', preloads: { second: [] } })
    expect(servers.sockets).toEqual([expect.stringMatching(SOCKET), expect.stringMatching(SOCKET)])
    expect(printed).toEqual([`From source: shell, mf-one. REGISTRY_DIR=${servers.registryDir}`])

    writeFiles(workspace, { 'mf-one/src/second.page.tsx': 'export default () => <p>saved</p>' })
    await until(() => revision() > before)

    expect(registry.readTenant('fresh')?.remotes).toEqual({})
  } finally {
    await servers.stop()
    delete process.env['AISLE_BUILD_MODE']
    process.chdir(from)
  }
})
