import type { RenderJob, RenderPool } from '@aisle/build/rendering'
import { type Boot, isServed, type Registry, type RegistryRemote, type RenderedPage } from '@aisle/contract'
import type { PageMatch } from '../documents/page-match.rules.ts'

export type PageToRender = {
  readonly registry: Registry
  readonly page: PageMatch
  readonly boot: Boot
  /** Path and query. */
  readonly address: string
}

/** The job of rendering a page, `undefined` where shell or remote have no server build that may run, or the page is not public. */
export function renderJobOf({ registry, page, boot, address }: PageToRender): RenderJob | undefined {
  const shell = registry.shell?.server
  if (!shell || !page.route.isPublic || !serverBuildOf(page.remote)) return undefined
  const remotes = Object.entries(registry.remotes).flatMap(([name, remote]) => {
    const server = serverBuildOf(remote)
    const isShown = name === page.remoteName || Object.values(remote.surface.widgets).some(({ slot }) => slot)
    return server && isShown ? [[name, server] as const] : []
  })
  return { boot, address, shell, remote: page.remoteName, remotes: Object.fromEntries(remotes) }
}

/** A remote of a contract that is not served runs nowhere: the browser refuses it before it runs, and so does the server. */
const serverBuildOf = ({ contract, server }: RegistryRemote) => (isServed(contract) ? server : undefined)

/** Renders public pages on the server as far as that goes within the time given. */
export const createPageRenderer =
  (pool: RenderPool) =>
  async (page: PageToRender, deadline: number): Promise<RenderedPage | undefined> => {
    const job = renderJobOf(page)
    return job && (await pool.render(job, deadline))
  }
