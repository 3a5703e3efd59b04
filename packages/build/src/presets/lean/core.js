// In place of runtime-core/dist/core.js: a bundle's instance without hooks and snapshots. Of its plugins one lends this
// run-time to remotes and one makes scripts (`load.js`).
import { RUNTIME_010, getShortErrorMsg, runtimeDescMap } from '@module-federation/error-codes'
import { RemoteHandler } from './remote/index.js'
import { SharedHandler } from './shared/index.js'
import { getBuilderId } from './utils/env.js'
import { error } from './utils/logger.js'

export class ModuleFederation {
  moduleCache = new Map()

  constructor({ name, ...options }) {
    this.name = name
    this.options = { id: getBuilderId(), name, plugins: [], remotes: [], shared: {} }
    this.sharedHandler = new SharedHandler(this)
    this.remoteHandler = new RemoteHandler(this)
    this.shareScopeMap = this.sharedHandler.shareScopeMap
    this.initOptions({ name, ...options })
  }

  /** A remote hears of its host once it is given what is shared. The page registers remotes, not a bundle. */
  initOptions({ plugins = [], shared, ...options }) {
    const known = this.options
    if (options.name !== known.name) error(getShortErrorMsg(RUNTIME_010, runtimeDescMap))
    const { allShareInfos } = this.sharedHandler.registerShared(known, { name: known.name, shared })
    const { id, remotes } = known
    this.options = { ...known, ...options, remotes, id: options.id || id, shared: allShareInfos }
    this.registerPlugins(plugins)
    return this.options
  }

  registerPlugins(plugins) {
    this.options.plugins.push(...plugins)
    // What lends this run-time to remotes does so now.
    for (const plugin of plugins) plugin.beforeInit?.({ origin: this, options: this.options })
  }

  registerRemotes(remotes, options) {
    this.remoteHandler.registerRemotes(remotes, options)
  }

  loadRemote(id) {
    return this.remoteHandler.loadRemote(id)
  }

  loadShare(name, options) {
    return this.sharedHandler.loadShare(name, options)
  }

  initializeSharing(scope) {
    return this.sharedHandler.initializeSharing(scope)
  }

  initShareScopeMap(scope, shared) {
    this.sharedHandler.initShareScopeMap(scope, shared)
  }
}
