import { fileURLToPath } from 'node:url'
import type { Rspack } from '@rsbuild/core'

const ONE_REFRESH = fileURLToPath(new URL('./one-refresh.js', import.meta.url))

/** Development only: one Fast Refresh run-time for the whole page, and who of the slices registers what. */
export const withOneRefresh = (name: string, { DefinePlugin, NormalModuleReplacementPlugin }: typeof Rspack.rspack) => [
  new DefinePlugin({ __AISLE_SLICE__: JSON.stringify(name) }),
  new NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (data) => {
    if (data.contextInfo.issuer !== ONE_REFRESH) data.request = ONE_REFRESH
  }),
]
