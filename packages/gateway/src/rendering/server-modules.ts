import type { PageJob, Remote, ServerBuild, RenderedPage } from '@aisle/contract'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { isSharedModule, sharedModule, sharedModuleUrl, type SharedPackages } from './shared-module.ts'
import { readVerified } from './read-verified.ts'

type Shell = { readonly shared: SharedPackages; renderPage(page: PageJob): Promise<RenderedPage> }

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const shellSchema = z.object({
  shared: z.custom<SharedPackages>(isObject),
  renderPage: z.custom<Shell['renderPage']>((value) => typeof value === 'function'),
})
const remoteSchema = z.object({ remote: z.custom<Remote>(isObject) })

/**
 * Imports server builds from the registry's folder, byte for byte as they were published. What a remote imports of the
 * shared packages comes from the shell that it is rendered with, so that both run one React.
 */
export function createServerModules(folder: string) {
  const packages = new Map<string, SharedPackages>()
  /** Releases that differ in the browser only have the same shell here: remotes that run with it know one React. */
  const shells = new Map<string, Shell>()

  registerHooks({
    resolve(specifier, context, next) {
      const shell = parameter(context.parentURL, 'shell')
      if (shell === undefined || !packages.get(shell)?.[specifier]) return next(specifier, context)
      return { url: sharedModuleUrl(specifier, shell), format: 'module', shortCircuit: true }
    },
    load(url, context, next) {
      const integrity = parameter(url, 'integrity')
      if (integrity !== undefined) return { format: 'module', source: readVerified(url, integrity), shortCircuit: true }
      if (!isSharedModule(url)) return next(url, context)
      return { format: 'module', source: sharedModule(url, packages), shortCircuit: true }
    },
  })

  const load = async ({ file, integrity }: ServerBuild, shell: Readonly<Record<string, string>>): Promise<unknown> =>
    await import(`${pathToFileURL(join(folder, file)).href}?${new URLSearchParams({ integrity, ...shell })}`)

  return {
    /** @throws Error for a file that is not the published one, or what its code throws */
    async loadShell(build: ServerBuild): Promise<Shell> {
      const known = shells.get(build.integrity)
      if (known) return known
      const shell = shellSchema.parse(await load(build, {}))
      shells.set(build.integrity, shell)
      packages.set(build.integrity, shell.shared)
      return shell
    },

    /** @throws Error for a file that is not the published one, or what its code throws */
    loadRemote: async (build: ServerBuild, shell: ServerBuild): Promise<Remote> =>
      remoteSchema.parse(await load(build, { shell: shell.integrity })).remote,
  }
}

const parameter = (url: string | undefined, name: string) => URL.parse(url ?? '')?.searchParams.get(name) ?? undefined
