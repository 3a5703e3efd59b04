// In place of runtime-core/dist/shared/index.js: what is shared is one version of each package, given by the page's
// host, and nobody hears hooks. Strategies, versions beside each other and packages in part have nothing to choose from.
import { error } from '../utils/logger.js'
import { satisfy } from '../utils/semver/index.js'
import { formatShareConfigs, getGlobalShareScope } from '../utils/share.js'

export class SharedHandler {
  shareScopeMap = {}

  constructor(host) {
    const { id, name } = host.options
    this.host = host
    getGlobalShareScope()[id || name] ??= this.shareScopeMap
  }

  /** Who gives a package first gives it to all. */
  registerShared(known, { shared, name: from }) {
    const infos = formatShareConfigs(known, { shared })
    for (const [name, versions] of Object.entries(infos.newShareInfos)) {
      for (const given of versions) {
        for (const scope of given.scope) this.scopeOf(scope)[name] ??= { [given.version]: { from, ...given } }
      }
    }
    return infos
  }

  /** What gives the package, or `false` where nobody does. @throws Error if it is of a version that is not accepted */
  async loadShare(name, { customShareInfo }) {
    const {
      scope: [scope],
      shareConfig: { requiredVersion },
    } = customShareInfo
    const [given] = Object.values(this.scopeOf(scope)[name] ?? {})
    if (!given) return false
    const { from, version } = given
    if (!satisfy(version, requiredVersion)) {
      const asked = `the requirement of ${this.host.name} which needs ${requiredVersion}`
      error(`Version ${version} from ${from} of shared singleton module ${name} does not satisfy ${asked}`)
    }
    try {
      return (given.lib ??= await (given.loading ??= given.get()))
    } catch (cause) {
      given.loading = undefined
      throw cause
    }
  }

  initializeSharing(scope) {
    this.scopeOf(scope)
    return []
  }

  initShareScopeMap(scope, shared) {
    this.shareScopeMap[scope] = shared
  }

  scopeOf(scope) {
    return (this.shareScopeMap[scope] ??= {})
  }
}
