// In place of webpack-bundler-runtime/dist/initializeSharing.js, which also starts remotes that a build knows of.
import { attachShareScopeMap } from './attachShareScopeMap.js'

export async function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope }) {
  const { instance } = webpackRequire.federation
  const scope = initScope ?? []
  const token = (initTokens[shareScopeName] ??= { from: instance.name })
  if (scope.includes(token)) return true
  scope.push(token)
  const { shareStrategy: strategy } = instance.options
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, { strategy, initScope: scope, from: 'build' }),
  )
  attachShareScopeMap(webpackRequire)
  await initPromises[shareScopeName]
  return true
}
