// In place of webpack-bundler-runtime/dist/consumes.js, which also knows layers and packages shaken by a second build.
import { attachShareScopeMap } from './attachShareScopeMap.js'

/** The shared packages that a chunk takes: asked for together with it, and modules of the bundle from then on. */
export function consumes({
  chunkId,
  promises,
  installedModules,
  webpackRequire,
  chunkMapping,
  moduleToHandlerMapping,
}) {
  attachShareScopeMap(webpackRequire)
  for (const id of chunkMapping[chunkId] ?? []) {
    const install = (give) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id]
        module.exports = give()
      }
    }
    const take = async () => {
      const { shareKey, getter, shareInfo } = moduleToHandlerMapping[id]
      const factory = await webpackRequire.federation.instance.loadShare(shareKey, {
        customShareInfo: { ...shareInfo },
      })
      if (!factory && !getter) throw new Error(`Nobody gives ${shareKey}.`)
      const give = factory || (await getter())
      installedModules[id] = 0
      install(give)
    }
    const refuse = (error) => {
      delete installedModules[id]
      install(() => {
        throw error
      })
    }
    if (!(id in installedModules)) installedModules[id] = take().catch(refuse)
    promises.push(installedModules[id])
  }
}
