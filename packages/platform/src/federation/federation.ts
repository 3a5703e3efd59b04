import type { Lazy, PageRegistry, Remote } from '@aisle/contract'
import { getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime'
import { LOAD_DEADLINE, retryQuietly, untilAborted } from './patience.ts'
import { admit, remoteOf } from './remote-checks.ts'
import { asFailure, type RemoteFailure } from './remote-failure.ts'
import { scriptPlugin } from './script-plugin.ts'

export { type FailureReason, RemoteFailure } from './remote-failure.ts'

/** What is used of the federation's run-time. */
export type FederationRuntime = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>

export type FederationOptions = {
  readonly registry: Pick<PageRegistry, 'remotes'>
  /** Told once for each load that failed for good, retries included. */
  readonly onFailure: (failure: RemoteFailure) => void
  /** What the tenant runs now, asked before a remote that failed is tried again. */
  readonly refresh?: (signal: AbortSignal) => Promise<Pick<PageRegistry, 'remotes'>>
  readonly runtime?: FederationRuntime
}

export type Federation = ReturnType<typeof createFederation>

/**
 * Loads the code of remotes: from the address and with the hash that the registry names, within 120 s, trying twice
 * more when the network is to blame. The lazy parts of the remote that it gives do the same for their chunks.
 */
export function createFederation({ registry, onFailure, refresh, runtime = runtimeOfPage() }: FederationOptions) {
  const remotes = new Map(Object.entries(registry.remotes))
  const loads = new Map<string, Promise<Remote>>()
  const loaded = new Set<string>()
  const failed = new Set<string>()

  runtime.registerPlugins([scriptPlugin((container = '') => remotes.get(remoteName(container)))])

  /** The cause may be gone in the registry too: another version, another hash. Without an answer the known entry stands. */
  const renew = async (name: string) => {
    const fresh = await refresh?.(AbortSignal.timeout(REFRESH_DEADLINE)).catch(() => undefined)
    const entry = fresh?.remotes[name]
    if (entry) remotes.set(name, entry)
  }

  const evaluate = async (name: string, attempt: number) => {
    if (failed.has(name)) await renew(name)
    const { url } = admit(name, remotes.get(name)).entry
    const isRepeated = attempt > 0 || failed.has(name)
    // A broken answer may sit in the browser's cache: another address asks the server again.
    const entry = isRepeated ? `${url}?try=${Date.now()}` : url
    runtime.registerRemotes([{ name: containerName(name), entry }], { force: isRepeated })
    return remoteOf(name, await runtime.loadRemote<unknown>(`${containerName(name)}/remote`))
  }

  const attemptLoad = <T>(remote: string, part: string, load: (attempt: number) => Promise<T>): Promise<T> => {
    const deadline = AbortSignal.timeout(LOAD_DEADLINE)
    return untilAborted(retryQuietly(load, deadline), deadline).catch((cause: unknown) => {
      const failure = asFailure(remote, part, cause)
      onFailure(failure)
      throw failure
    })
  }

  const start = (name: string) => {
    const load = attemptLoad(name, 'entry', (attempt) => evaluate(name, attempt)).then(
      (remote) => {
        loaded.add(name)
        return patient(remote, (part, loadPart) => attemptLoad(name, part, loadPart))
      },
      (failure: unknown) => {
        failed.add(name)
        if (loads.get(name) === load) loads.delete(name)
        throw failure
      },
    )
    loads.set(name, load)
    return load
  }

  return {
    /** The code of a remote, loaded once for all who ask. @throws RemoteFailure, or the signal's reason when aborted */
    loadRemote: (name: string, signal: AbortSignal): Promise<Remote> =>
      untilAborted(loads.get(name) ?? start(name), signal),

    /** Lets the next `loadRemote` start over while a load is under way ("Try again" after 10 s). A remote that is there stays. */
    forget(name: string): void {
      if (loaded.has(name) || !loads.delete(name)) return
      failed.add(name)
    },
  }
}

type LoadPart = <T>(part: string, load: () => Promise<T>) => Promise<T>

/** The same remote, its lazy parts loaded with patience. */
function patient(remote: Remote, loadPart: LoadPart): Remote {
  const each = <Props>(kind: string, parts: Readonly<Record<string, Lazy<Props>>>) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, load]): [string, Lazy<Props>] => [
        name,
        () => loadPart(`${kind} ${name}`, load),
      ]),
    )
  return {
    ...remote,
    pages: each('page', remote.pages),
    widgets: each('widget', remote.widgets),
    dialogs: each('dialog', remote.dialogs),
  }
}

/** The global variable of a remote's container, as the build preset names it: `mf-orders` → `mf_orders`. */
const containerName = (remote: string) => remote.replaceAll('-', '_')
const remoteName = (container: string) => container.replaceAll('_', '-')

/** Milliseconds that the registry may take before the known entry is tried again. */
const REFRESH_DEADLINE = 5000

function runtimeOfPage(): FederationRuntime {
  const instance = getInstance()
  if (!instance) throw new Error('The shell was built without its preset.')
  return instance
}
