import type { RenderCode, RenderJob, RenderPool } from '@aisle/build/rendering'
import { type Boot, isServed, type Registry, type RegistryRemote, type RenderedPage } from '@aisle/contract'
import { matchPage, type PageMatch } from '../documents/page-match.rules.ts'
import type { Registries } from '../hosts/store-site.ts'

export type PageToRender = {
  readonly registry: Registry
  readonly page: PageMatch
  readonly boot: Boot
  /** Path and query. */
  readonly address: string
}

/** The job of rendering a page, `undefined` where there is no code for that. */
export function renderJobOf({ registry, page, boot, address }: PageToRender): RenderJob | undefined {
  const code = renderCodeOf(registry, page)
  return code && { ...code, boot, address }
}

/** What renders a page, `undefined` where shell or remote have no server build that may run, or the page is not public. */
function renderCodeOf(registry: Registry, page: PageMatch): RenderCode | undefined {
  const shell = registry.shell?.server
  if (!shell || !page.route.isPublic || !serverBuildOf(page.remote)) return undefined
  const remotes = Object.entries(registry.remotes).flatMap(([name, remote]) => {
    const server = serverBuildOf(remote)
    const isShown = name === page.remoteName || Object.values(remote.surface.widgets).some(({ slot }) => slot)
    return server && isShown ? [[name, server] as const] : []
  })
  return { shell, remote: page.remoteName, remotes: Object.fromEntries(remotes) }
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

/**
 * Has the code of a home page loaded before one is asked for: the first page of a gateway would go out unrendered
 * otherwise. That of one store, since most run the same builds. @throws Error where the registry cannot be read
 */
export async function prepareRendering(pool: RenderPool, registries: Registries): Promise<void> {
  for (const tenant of registries.listTenants()) {
    const registry = registries.readTenant(tenant)
    const page = registry && matchPage(registry.remotes, '/')
    const code = page && renderCodeOf(registry, page)
    if (code) return await pool.prepare(code)
  }
}
