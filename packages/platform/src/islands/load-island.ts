import type { Lazy, PageRegistry } from '@aisle/contract'
import { getInstance } from '@module-federation/enhanced/runtime'
import type { FederationRuntime } from '../federation/federation.ts'
import { LOAD_DEADLINE, retryQuietly } from '../federation/patience.ts'
import { admit } from '../federation/remote-checks.ts'
import { asFailure, RemoteFailure } from '../federation/remote-failure.ts'
import { scriptPlugin } from '../federation/script-plugin.ts'

export type IslandLoaderOptions = {
  readonly registry: Pick<PageRegistry, 'remotes'>
  /** What stands before the store's own paths in a foreign page. */
  readonly base: string
  readonly runtime?: FederationRuntime
}

type Islands = Readonly<Record<string, Lazy<object>>>

/**
 * Loads widgets that a remote gives to foreign pages (its module `./island`), from the address and with the hash that
 * the registry names, trying twice more when the network is to blame. @throws RemoteFailure
 */
export function createIslandLoader({ registry, base, runtime = runtimeOfPage() }: IslandLoaderOptions) {
  const containers = new Map(Object.keys(registry.remotes).map((name) => [containerName(name), name]))
  const loads = new Map<string, Promise<Islands>>()
  const tried = new Set<string>()
  runtime.registerPlugins([scriptPlugin((container = '') => registry.remotes[containers.get(container) ?? ''])])

  const evaluate = async (remote: string): Promise<Islands> => {
    const { url } = admit(remote, registry.remotes[remote]).entry
    const isRepeated = tried.has(remote)
    tried.add(remote)
    // A broken answer may sit in the browser's cache: another address asks the server again.
    const entry = base + (isRepeated ? `${url}?try=${Date.now()}` : url)
    runtime.registerRemotes([{ name: containerName(remote), entry }], { force: isRepeated })
    const module = await runtime.loadRemote<{ readonly islands?: Islands }>(`${containerName(remote)}/island`)
    return module?.islands ?? {}
  }

  const start = (remote: string) => {
    const load = patiently(remote, 'island', () => evaluate(remote))
    loads.set(remote, load)
    load.catch(() => loads.delete(remote)) // told to who waits for it; the next mount starts over
    return load
  }

  return async (remote: string, name: string): Promise<Lazy<object>> => {
    const part = `widget ${name}`
    const load = (await (loads.get(remote) ?? start(remote)))[name]
    if (!load) throw new RemoteFailure(remote, part, 'broken', { message: 'it is no island' })
    return () => patiently(remote, part, load)
  }
}

const patiently = <T>(remote: string, part: string, load: () => Promise<T>): Promise<T> =>
  retryQuietly(load, AbortSignal.timeout(LOAD_DEADLINE)).catch((cause: unknown) => {
    throw asFailure(remote, part, cause)
  })

/** As the build preset names it: `mf-orders` → `mf_orders`. */
const containerName = (remote: string) => remote.replaceAll('-', '_')

function runtimeOfPage(): FederationRuntime {
  const instance = getInstance()
  if (!instance) throw new Error('This page was built without the shell preset: it has no federation run-time.')
  return instance
}
