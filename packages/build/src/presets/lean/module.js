// In place of runtime-core/dist/module/index.js: without its hooks, which nobody hears, and marks on modules.
import { RUNTIME_002, RUNTIME_014, RUNTIME_015, runtimeDescMap } from '@module-federation/error-codes'
import { getRemoteEntry } from '../utils/load.js'
import { error } from '../utils/logger.js'

/** A remote's container: its entry, given what is shared once, and the modules that it exposes. */
export class Module {
  constructor({ remoteInfo, host }) {
    this.remoteInfo = remoteInfo
    this.host = host
  }

  async get(id, expose) {
    const entry = await this.init()
    const factory = await entry.get(expose)
    if (!factory) this.fail(RUNTIME_014, { expose, requestId: id })
    return factory()
  }

  /** Once for all who ask; what failed is tried again when somebody asks again. */
  init() {
    this.ready ??= this.start().catch((cause) => {
      this.ready = undefined
      throw cause
    })
    return this.ready
  }

  async start() {
    const { host, remoteInfo } = this
    const { shareScope: name, version = '' } = remoteInfo
    const entry = await getRemoteEntry({ origin: host, remoteInfo })
    if (!entry.init) this.fail(RUNTIME_002)
    const shareScope = (host.shareScopeMap[name] ??= {})
    const options = Object.defineProperty({ version, shareScopeKeys: name }, 'shareScopeMap', {
      value: host.shareScopeMap,
    })
    try {
      await entry.init(shareScope, [], options)
    } catch (cause) {
      this.fail(RUNTIME_015, { shareScope: name }, `${cause}`)
    }
    return entry
  }

  fail(code, facts, cause) {
    const { name, entry, entryGlobalName } = this.remoteInfo
    const met = { hostName: this.host.name, remoteName: name, remoteEntryUrl: entry, remoteEntryKey: entryGlobalName }
    error(code, runtimeDescMap, { ...met, ...facts }, cause)
  }
}
