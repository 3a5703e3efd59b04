// In place of runtime-core/dist/index.js, which travels to remotes as a whole: what they take of it.
export { ModuleFederation } from './core.js'
export { CurrentGlobal, Global, setGlobalFederationInstance } from './global.js'
