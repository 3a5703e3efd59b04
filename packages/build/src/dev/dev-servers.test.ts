import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createOperator } from '../cli/operate.ts'
import { openRegistry } from '../registry/registry.ts'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { makeSmallStore } from '../testing/small-store.ts'
import { startDevServers } from './dev-servers.ts'

async function until(isDone: () => boolean) {
  const deadline = Date.now() + 20_000
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 s.')
    await setTimeout(50)
  }
}

it('publishes with every save into a copy of the registry', { timeout: 60_000 }, async () => {
  const workspace = makeSmallStore()
  process.chdir(workspace)
  const registry = openRegistry(`${makeFolder()}/registry`)
  await createOperator(registry).declareTenant({ tenant: 'fresh', hosts: ['fresh.localhost'], remotes: ['mf-one'] })
  const printed: string[] = []

  const servers = await startDevServers({
    workspace,
    registry,
    names: ['mf-one'],
    print: (text) => printed.push(text),
    firstPort: 24_100 + (process.pid % 1_000),
  })
  try {
    const copy = openRegistry(servers.registryDir)
    const pageOf = () => copy.readTenant('fresh')?.remotes['mf-one']?.preloads['second']
    const before = pageOf()
    expect(before).toHaveLength(2)
    expect(printed).toEqual([`From source: shell, mf-one. REGISTRY_DIR=${servers.registryDir}`])

    writeFiles(workspace, { 'mf-one/src/second.page.tsx': 'export default () => <p>saved</p>' })
    await until(() => JSON.stringify(pageOf()) !== JSON.stringify(before))

    expect(registry.readTenant('fresh')?.remotes).toEqual({})
  } finally {
    await servers.stop()
    delete process.env['AISLE_BUILD_MODE']
  }
})
