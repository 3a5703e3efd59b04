// In place of runtime-core/dist/utils/share.js, of which shared.js needs little.
import { Global } from '../global.js'

export const getGlobalShareScope = () => Global.__FEDERATION__.__SHARE__

export const formatShareConfigs = (known, { shared = {} }) => ({
  newShareInfos: shared,
  allShareInfos: { ...shared, ...known.shared },
})

const unused = () => undefined
export const addUseIn = unused
export const directShare = unused
export const getRegisteredShare = unused
export const getTargetSharedOptions = unused
export const shouldUseTreeShaking = unused
