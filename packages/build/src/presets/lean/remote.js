// In place of runtime-core/dist/remote/index.js: remotes without aliases, snapshots and preloading, and hooks that
// nobody hears. The page registers them (`federation.ts` of the platform), and again with `force` to try once more.
import { RUNTIME_004, runtimeDescMap } from '@module-federation/error-codes'
import { CurrentGlobal, globalLoading } from '../global.js'
import { Module } from '../module/index.js'
import { getRemoteEntryUniqueKey, getRemoteInfo } from '../utils/load.js'
import { error } from '../utils/logger.js'
import { getGlobalShareScope } from '../utils/share.js'

export class RemoteHandler {
  constructor(host) {
    this.host = host
  }

  registerRemotes(remotes, { force = false } = {}) {
    const { options } = this.host
    for (const { entry, ...remote } of remotes) {
      const known = options.remotes.find(({ name }) => name === remote.name)
      if (known && !force) continue
      if (known) this.forget(known)
      options.remotes.push(getRemoteInfo({ ...remote, entry: new URL(entry, location.origin).href }))
    }
  }

  /** `remote/module` */
  async loadRemote(id) {
    const { host } = this
    const remoteInfo = host.options.remotes.find(({ name }) => id.startsWith(`${name}/`))
    if (!remoteInfo) return error(RUNTIME_004, runtimeDescMap, { hostName: host.name, requestId: id })
    const { name } = remoteInfo
    if (!host.moduleCache.has(name)) host.moduleCache.set(name, new Module({ host, remoteInfo }))
    return host.moduleCache.get(name).get(id, `.${id.slice(name.length)}`)
  }

  /** What is left of an entry that arrived broken or not at all, so that it can come anew. It shares nothing itself. */
  forget(remote) {
    const { moduleCache, options } = this.host
    const { name, entryGlobalName } = remote
    options.remotes.splice(options.remotes.indexOf(remote), 1)
    moduleCache.delete(name)
    // Declared by a script, it cannot be deleted.
    if (CurrentGlobal[entryGlobalName]) CurrentGlobal[entryGlobalName] = undefined
    delete globalLoading[getRemoteEntryUniqueKey(remote)]
    const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__
    const place = instances.findIndex((instance) => instance.name === name)
    if (place < 0) return
    const [instance] = instances.splice(place, 1)
    delete getGlobalShareScope()[instance.options.id || name]
  }
}
