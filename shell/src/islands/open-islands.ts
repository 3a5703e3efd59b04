import { pageRegistrySchema } from '@aisle/contract'
import { createReport, messageOf, RemoteFailure } from '@aisle/platform/host'
import { createIslandLoader, defineIsland } from '@aisle/platform/islands'
import * as z from 'zod/mini'
import { parseWithoutEvaluation } from '../boot/no-evaluation.ts'
import { allowOwnScripts } from '../boot/trusted-types.ts'
import { createIslandPlatform } from './island-platform.ts'
import { putIntoCart } from './put-into-cart.ts'

const settingsSchema = z.object({
  tenant: z.string(),
  /** What stands before the store's own paths in this page. */
  base: z.string(),
  /** Where the store is: links leave for it. */
  storeOrigin: z.string(),
  registry: pageRegistrySchema,
  /** Of the page's policy for styles. */
  nonce: z.string(),
})
export type IslandSettings = z.input<typeof settingsSchema>

export type IslandRequest = {
  readonly remote: string
  readonly name: string
  readonly element: HTMLElement
  /** Ends the island. */
  readonly signal: AbortSignal
  /** Told of what breaks once it is on screen; the island itself says so in its place. */
  readonly onFailure?: (error: Error) => void
}

/** Opens a store in a page that is not the store's, for single widgets of its remotes. Once a page. @throws ZodError */
export function openIslands(settings: IslandSettings, createLoader = createIslandLoader) {
  parseWithoutEvaluation()
  const { tenant, base, storeOrigin, registry, nonce } = z.parse(settingsSchema, settings)
  allowOwnScripts(base)
  __webpack_nonce__ = nonce
  const report = createReport(base)
  const platform = createIslandPlatform({ tenant, base, registry, report })
  const loadIsland = createLoader({ registry, base })
  void platform.start()

  const tell = ({ remote, name }: IslandRequest, error: unknown) => {
    const kind = error instanceof RemoteFailure ? error.reason : isTimeout(error) ? 'timeout' : 'render'
    const version = registry.remotes[remote]?.version
    report({ kind, remote, version, part: `island ${name}`, message: messageOf(error) })
  }

  return {
    /** Resolves once the widget is on screen. @throws RemoteFailure, TimeoutError, or the signal's reason when aborted */
    async mount(request: IslandRequest): Promise<void> {
      const { remote, name, element, signal } = request
      const island = defineIsland<object>(name, async () => (await loadIsland(remote, name))())
      const onFailure = (error: Error) => {
        tell(request, error)
        request.onFailure?.(error)
      }
      try {
        await island.mount({ element, platform, props: {}, storeOrigin, signal, onFailure })
      } catch (error) {
        if (!signal.aborted) tell(request, error)
        throw error
      }
    },

    /** Sees to it that the cart holds one of a product. @throws Error that says why it could not */
    put: (seoName: string) => putIntoCart(platform, seoName),
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
