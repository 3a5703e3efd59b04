import { isServed, type RegistryRemote, type Remote } from '@aisle/contract'
import { RemoteFailure } from './remote-failure.ts'

/** The registry's entry for a remote, if it is one to run. @throws RemoteFailure before anything of it is evaluated */
export function admit(name: string, entry: RegistryRemote | undefined): RegistryRemote {
  const refuse = (message: string) => new RemoteFailure(name, 'entry', 'refused', { message })
  if (!entry) throw refuse('this store does not have it')
  if (!isServed(entry.contract)) throw refuse(`it needs contract ${entry.contract}, which this shell does not serve`)
  if (!entry.entry.integrity) throw refuse('it has no hash to check it against')
  // The federation's run-time would evaluate this text as code.
  if ('getPublicPath' in entry.manifest) throw refuse('its manifest carries code')
  return entry
}

/** The remote in an evaluated module `./remote`. @throws RemoteFailure if it is not the one that was published */
export function remoteOf(name: string, module: unknown): Remote {
  const remote = isRecord(module) ? module['remote'] : undefined
  const broken = (message: string) => new RemoteFailure(name, 'entry', 'broken', { message })
  if (!isRemote(remote)) throw broken('its module ./remote exports no remote')
  if (remote.surface.remote !== name) throw broken(`its code calls itself ${remote.surface.remote}`)
  return remote
}

function isRemote(value: unknown): value is Remote {
  return (
    isRecord(value) &&
    isRecord(value['surface']) &&
    typeof value['surface']['remote'] === 'string' &&
    isRecord(value['pages']) &&
    isRecord(value['widgets']) &&
    isRecord(value['dialogs'])
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
