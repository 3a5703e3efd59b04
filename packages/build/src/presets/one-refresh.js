// Shell and remotes have a Fast Refresh run-time each, and React listens to one only: the shell's, which is there first.
// Ids are paths below a slice's folder, so the slice's name makes them different.
import * as own from 'react-refresh/runtime'

const runtime = (globalThis.__AISLE_REFRESH__ ??= own)
const mark = (id) => `${__AISLE_SLICE__} ${id}`

export const register = (type, id) => runtime.register(type, mark(id))
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = runtime
