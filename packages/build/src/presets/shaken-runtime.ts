import type { Rspack } from '@rsbuild/core'

type Replacement = typeof Rspack.NormalModuleReplacementPlugin

/**
 * The federation's run-time is resolved by `require`, so its CommonJS build would be bundled, whole. This takes the
 * ES modules beside it, which are shaken: an entry of a remote weighs half.
 */
export const withShakenRuntime = (NormalModuleReplacementPlugin: Replacement) =>
  new NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (data) => {
    data.request = asModule(data.request)
    if (data.createData?.resource) data.createData.resource = asModule(data.createData.resource)
  })

const asModule = (path: string) => path.replace(/\.cjs$/, '.js')
