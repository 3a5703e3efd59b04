import type { Boot, Registry, RenderedPage } from '@aisle/contract'
import type { PageMatch } from '../documents/page-match.rules.ts'
import type { RenderPool } from './render-pool.ts'
import type { RenderJob } from './rendering.types.ts'

export type PageToRender = {
  readonly registry: Registry
  readonly page: PageMatch
  readonly boot: Boot
  /** Path and query. */
  readonly address: string
}

/** The job of rendering a page, `undefined` where shell or remote have no server build or the page is not public. */
export function renderJobOf({ registry, page, boot, address }: PageToRender): RenderJob | undefined {
  const shell = registry.shell?.server
  if (!shell || !page.route.isPublic || !page.remote.server) return undefined
  const remotes = Object.entries(registry.remotes).flatMap(([name, { server, surface }]) => {
    const isShown = name === page.remoteName || Object.values(surface.widgets).some(({ slot }) => slot !== undefined)
    return server && isShown ? [[name, server] as const] : []
  })
  return { boot, address, shell, remote: page.remoteName, remotes: Object.fromEntries(remotes) }
}

/** Renders public pages on the server as far as that goes within the time given. */
export const createPageRenderer =
  (pool: RenderPool) =>
  async (page: PageToRender, deadline: number): Promise<RenderedPage | undefined> => {
    const job = renderJobOf(page)
    return job && (await pool.render(job, deadline))
  }
