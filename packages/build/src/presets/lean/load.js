// In place of runtime-core/dist/utils/load.js, which knows of modules, SystemJS, Node and other scripts besides ours.
import { RUNTIME_001, RUNTIME_008, runtimeDescMap } from '@module-federation/error-codes'
import { loadScript } from '@module-federation/sdk'
import { DEFAULT_REMOTE_TYPE, DEFAULT_SCOPE } from '../constant.js'
import { getRemoteEntryExports, globalLoading } from '../global.js'
import { error } from './logger.js'

export const isEsmRemoteType = () => false

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`

export const getRemoteInfo = ({ shareScope, type, entryGlobalName, ...remote }) => ({
  ...remote,
  entryGlobalName: entryGlobalName || remote.name,
  shareScope: shareScope || DEFAULT_SCOPE,
  type: type || DEFAULT_REMOTE_TYPE,
})

/** One load of an entry at a time; one that failed is tried again when it is asked for again. */
export async function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }) {
  if (remoteEntryExports) return remoteEntryExports
  const key = getRemoteEntryUniqueKey(remoteInfo)
  globalLoading[key] ??= load(origin, remoteInfo).catch((cause) => {
    delete globalLoading[key]
    throw cause
  })
  return globalLoading[key]
}

async function load({ options }, remoteInfo) {
  const { name, entry, entryGlobalName } = remoteInfo
  const arrived = () => getRemoteEntryExports(name, entryGlobalName)
  if (!arrived().entryExports) {
    const maker = options.plugins.find(({ createScript }) => createScript)
    const createScriptHook = (url, attrs) => maker?.createScript({ url, attrs, remoteInfo })
    await loadScript(entry, { attrs: {}, createScriptHook }).catch((cause) =>
      error(RUNTIME_008, runtimeDescMap, { remoteName: name, resourceUrl: entry }, cause?.message ?? String(cause)),
    )
  }
  const { entryExports, remoteEntryKey } = arrived()
  if (!entryExports) error(RUNTIME_001, runtimeDescMap, { remoteName: name, remoteEntryUrl: entry, remoteEntryKey })
  return entryExports
}
