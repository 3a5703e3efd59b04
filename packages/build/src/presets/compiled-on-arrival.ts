import type { Rspack } from '@rsbuild/core'

/**
 * Has Chrome compile all functions of a file as it arrives, in another thread ("explicit compile hints"). Otherwise the
 * main thread compiles each as it is first called, a hundred of them between a press and the page it leads to (ADR 48).
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'

/** Behind what makes files smaller, which takes comments away, and before their hashes are known. */
export const compiledOnArrival = ({ BannerPlugin, Compilation }: typeof Rspack.rspack) =>
  new BannerPlugin({ banner: COMPILE_ALL, raw: true, test: /\.js$/, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE })
