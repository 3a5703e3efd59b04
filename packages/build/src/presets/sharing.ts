import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readJson } from '../files/json.ts'
import * as z from 'zod/mini'
import { filledKit, kits } from './kits.ts'

/** What must be one in a page: provided by the shell, never bundled in a remote. Everything else is bundled. */
export const sharedPackages = [
  'react',
  'react-dom',
  'styled-components',
  '@tanstack/react-query',
  '@aisle/platform',
  'zod/mini',
] as const

/** Packages of which modules below the root are shared too: `react/jsx-runtime` escapes otherwise. */
const withSubpaths: ReadonlySet<string> = new Set(['react', 'react-dom'])

type Sharing = {
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
  readonly version?: string
  /** What is given under the name, or that nothing is. */
  readonly import?: string | false
  readonly eager?: true
}

/** Versions of the shared packages as installed for the package in `folder`; those it does not use are absent. */
function sharedVersions(folder: string): ReadonlyMap<string, string> {
  const resolve = createRequire(join(folder, 'package.json'))
  return new Map(
    sharedPackages.flatMap((name) => {
      const version = installedVersion(resolve, name)
      return version === undefined ? [] : [[name, version]]
    }),
  )
}

/** The range a remote accepts at run time: what the shell provides may be newer within the major. */
const rangeOf = (version: string) => `^${version}`

/** Those of `later` come when somebody first asks for them; the rest is there when the page's code runs. */
export const providedByShell = (folder: string, later: readonly string[] = []) =>
  sharing(folder, (name, version) => ({
    ...(later.includes(name) ? {} : { eager: true }),
    version,
    ...(name in kits ? { import: filledKit(name) } : {}),
  }))

export const takenFromShell = (folder: string) => sharing(folder, () => ({ import: false }))

/**
 * The federation's run-time for bundles is no shared package, and yet the shell lends its own to all (`one-bundler-runtime`):
 * a remote needs, as of those, one within the major that it was built with.
 */
export function lentRuntime(kind: 'shell' | 'remote'): Record<'needs' | 'provides', Record<string, string>> {
  const version = installedVersion(createRequire(import.meta.url), '@module-federation/enhanced')
  if (version === undefined) throw new Error('The federation is not installed.')
  return kind === 'shell'
    ? { needs: {}, provides: { [LENT_RUNTIME]: version } }
    : { needs: { [LENT_RUNTIME]: rangeOf(version) }, provides: {} }
}
const LENT_RUNTIME = '@module-federation/webpack-bundler-runtime'

type Own = Pick<Sharing, 'eager' | 'import' | 'version'>

function sharing(folder: string, own: (name: string, version: string) => Own) {
  const entries = [...sharedVersions(folder)].flatMap(([name, version]) => {
    const options: Sharing = {
      singleton: true,
      strictVersion: true,
      requiredVersion: rangeOf(version),
      ...own(name, version),
    }
    return withSubpaths.has(name)
      ? ([
          [name, options],
          [`${name}/`, options],
        ] as const)
      : ([[name, options]] as const)
  })
  return Object.fromEntries(entries)
}

/** `zod/mini` → `zod`. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

const packageSchema = z.object({ version: z.string() })

function installedVersion(resolve: NodeJS.Require, name: string) {
  for (const folder of resolve.resolve.paths(name) ?? []) {
    const found = readJson(join(folder, packageOf(name), 'package.json'), packageSchema)
    if (found) return found.version
  }
  return undefined
}
