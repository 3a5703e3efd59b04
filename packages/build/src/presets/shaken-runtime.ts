import type { Rspack } from '@rsbuild/core'

type Replacement = typeof Rspack.NormalModuleReplacementPlugin

/**
 * The federation's run-time is resolved by `require`, so its CommonJS build would be bundled, whole. This takes the
 * ES modules beside it, which are shaken: an entry of a remote weighs half.
 */
export const withShakenRuntime = (NormalModuleReplacementPlugin: Replacement) =>
  new NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, replacing(asModule))

/** React Router exports its development build only, warnings and all, to whoever imports modules. */
export const withProductionRouter = (NormalModuleReplacementPlugin: Replacement) =>
  new NormalModuleReplacementPlugin(
    /react-router[\\/]dist[\\/]development[\\/]/,
    replacing((path) => path.replace(/(?<=dist[\\/])development/, 'production')),
  )

type Data = Parameters<Extract<ConstructorParameters<Replacement>[1], (...input: never) => unknown>>[0]

const replacing = (change: (path: string) => string) => (data: Data) => {
  data.request = change(data.request)
  if (data.createData?.resource) data.createData.resource = change(data.createData.resource)
}

const asModule = (path: string) => path.replace(/\.cjs$/, '.js')
