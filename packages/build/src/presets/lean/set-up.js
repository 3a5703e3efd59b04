// In place of what the bundler has each bundle do about the federation at its start (rspack's
// moduleFederationDefaultRuntime.js): without remotes that a build knows of and shared packages that a second build shook.
export const setUp = (bundle) => {
  const { consumesLoadingData, federation, initializeExposesData: exposed, initializeSharingData: given } = bundle
  if (!federation || !(given || exposed)) return
  const { bundlerRuntime } = Object.assign(federation, __module_federation_bundler_runtime__)
  const { chunkMapping = {}, initialConsumes, moduleIdToConsumeDataMapping = {} } = consumesLoadingData ?? {}
  const moduleToHandlerMapping = {}
  for (const [id, { fallback, shareKey, shareScope, ...data }] of Object.entries(moduleIdToConsumeDataMapping)) {
    const { requiredVersion, strictVersion, singleton, eager } = data
    const shareConfig = { fixedDependencies: false, requiredVersion, strictVersion, singleton, eager }
    moduleToHandlerMapping[id] = { getter: fallback, shareKey, shareInfo: { shareConfig, scope: [shareScope] } }
  }
  const shared = {}
  for (const [scope, packages] of Object.entries(given?.scopeToSharingDataMapping ?? {})) {
    for (const { name, version, factory, treeShakingMode: _, ...shareConfig } of packages) {
      ;(shared[name] ??= []).push({ version, scope: [scope], shareConfig, get: factory })
    }
  }
  const common = { installedModules: {}, moduleToHandlerMapping, webpackRequire: bundle }
  const override = (place, key, value) => {
    if (place?.[key]) place[key] = value
  }
  const initPromises = {}
  const initTokens = {}
  federation.consumesLoadingModuleToHandlerMapping = moduleToHandlerMapping
  federation.initOptions = {
    name: __module_federation_container_name__,
    shareStrategy: __module_federation_share_strategy__,
    shared,
    remotes: [],
    plugins: __module_federation_runtime_plugins__,
  }
  override(bundle, 'S', bundlerRuntime.S)
  override(bundle.f, 'consumes', (chunkId, promises) =>
    bundlerRuntime.consumes({ chunkId, promises, chunkMapping, ...common }),
  )
  override(bundle, 'I', (shareScopeName, initScope) =>
    bundlerRuntime.I({ shareScopeName, initScope, initPromises, initTokens, webpackRequire: bundle }),
  )
  override(bundle, 'initContainer', (shareScope, initScope, remoteEntryInitOptions) =>
    bundlerRuntime.initContainerEntry({
      shareScope,
      initScope,
      remoteEntryInitOptions,
      shareScopeKey: exposed?.shareScope,
      webpackRequire: bundle,
    }),
  )
  override(bundle, 'getContainer', async (name) => {
    const { moduleMap } = exposed
    if (!Object.hasOwn(moduleMap, name)) throw new Error(`Module "${name}" does not exist in container.`)
    return moduleMap[name]()
  })
  federation.instance = bundlerRuntime.init({ webpackRequire: bundle })
  if (initialConsumes) bundlerRuntime.installInitialConsumes({ initialConsumes, ...common })
}
