// In place of runtime/dist/index.js: a bundle's one instance, which is all that the page and the bundler speak to.
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core'
import { getGlobalFederationInstance } from './utils.js'

let own = null

export const getInstance = () => own

export function init({ id = '', ...options }) {
  const known = getGlobalFederationInstance(options.name, options.version)
  if (known) known.initOptions({ ...options, id })
  else setGlobalFederationInstance((own = new ModuleFederation({ ...options, id })))
  own ??= known
  return own
}
