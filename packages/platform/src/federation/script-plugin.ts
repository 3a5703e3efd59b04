import type { RegistryRemote } from '@aisle/contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { LOAD_DEADLINE } from './patience.ts'

/** Loads entries as the registry wants them: with their hash, and with our deadline instead of 20 seconds. */
export const scriptPlugin = (findByContainer: (container: string | undefined) => RegistryRemote | undefined) =>
  ({
    name: 'aisle-scripts',
    createScript({ url, remoteInfo }) {
      const remote = findByContainer(remoteInfo?.name)
      if (!remote) throw new Error(`${url} belongs to no remote of this store.`)
      const script = document.createElement('script')
      script.crossOrigin = 'anonymous'
      script.integrity = remote.entry.integrity
      script.src = url
      return { script, timeout: LOAD_DEADLINE }
    },
  }) satisfies ModuleFederationRuntimePlugin
