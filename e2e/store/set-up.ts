import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillShelves } from './fill-shelves.ts'
import { startGatewayBeside } from './gateway-beside.ts'
import startStore from './start-store.ts'
import { copyWithoutServerBuilds } from './unrendered-registry.ts'

/** The store under test, and beside its gateway one that has no server build to render with. */
export default async function setUp() {
  await using started = new AsyncDisposableStack()
  const stop = await startStore()
  started.defer(async () => await stop?.())
  const data = process.env['STORE_DATA']
  if (data !== undefined) {
    await fillShelves()
    const folder = await mkdtemp(join(tmpdir(), 'aisle-unrendered-'))
    started.defer(() => rm(folder, { recursive: true, force: true }))
    const registryDir = await copyWithoutServerBuilds(join(data, 'registry'), join(folder, 'registry'))
    const gateway = started.use(await startGatewayBeside(data, { registryDir, logs: folder }))
    // What a gateway does not know yet its first answers may go out without.
    await gateway.warmUp()
    process.env['UNRENDERED_PORT'] = String(gateway.port)
  }
  const kept = started.move()
  return () => kept.disposeAsync()
}
