import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'

/**
 * What the shell gives of shared packages that are used in small part; the rest of them is in no bundle. An import of
 * anything else does not build. Add a name here, and publish the shell first or together with the remote.
 */
export const kits: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': [
    'MutationCache',
    'QueryClient',
    'QueryClientProvider',
    'QueryErrorResetBoundary',
    'keepPreviousData',
    'notifyManager',
    'queryOptions',
    'skipToken',
    'useMutation',
    'useQuery',
    'useQueryClient',
    'useQueryErrorResetBoundary',
    'useSuspenseQuery',
  ],
  'styled-components': ['__PRIVATE__', 'createGlobalStyle', 'css', 'default', 'keyframes', 'styled'],
  'zod/mini': [
    'array',
    'boolean',
    'config',
    'discriminatedUnion',
    'email',
    'enum',
    'extend',
    'gte',
    'instanceof',
    'int',
    'iso',
    'literal',
    'lte',
    'maxLength',
    'minLength',
    'multipleOf',
    'nullable',
    'number',
    'object',
    'omit',
    'optional',
    'parse',
    'pick',
    'positive',
    'record',
    'refine',
    'regex',
    'safeParse',
    'startsWith',
    'strictObject',
    'string',
    'union',
    'unknown',
  ],
}

/**
 * What runs once, before anybody has the package. The page's policy forbids evaluation: schemas would probe for it, and
 * every probe is a violation.
 */
export const beginnings: Readonly<Record<string, string>> = {
  'zod/mini': "import { config as configure } from 'whole/zod/mini'\nconfigure({ jitless: true })\n",
}

/** What the shell shares of a package: its kit, filled. Seen from the shell's folder, since this name travels. */
export const filledKit = (name: string) => `./kit/${name}.filled.js`

/**
 * Sends every import of a package that has a kit to a module with the kit's names, so that one of another name does not
 * build, in the shell as in remotes. Only that module takes what is shared, and only the filled kit holds the package.
 */
export function withKits(folder: string, { experiments, NormalModuleReplacementPlugin }: Rspack) {
  const kitOf = (name: string) => join(folder, 'kit', `${name}.js`)
  const names = Object.keys(kits)
  return [
    new experiments.VirtualModulesPlugin(
      Object.fromEntries(
        names.flatMap((name) => [
          [kitOf(name), reexport(name, name)],
          [join(folder, filledKit(name)), reexport(name, WHOLE + name) + (beginnings[name] ?? '')],
        ]),
      ),
    ),
    ...names.map(
      (name) =>
        new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), (data) => {
          if (data.contextInfo.issuer !== kitOf(name)) data.request = kitOf(name)
        }),
    ),
  ]
}

/** Under this name a package is not taken for the shared one. */
const WHOLE = 'whole/'

export const wholePackages = Object.fromEntries(Object.keys(kits).map((name) => [`${WHOLE}${name}$`, name]))

const reexport = (name: string, from: string) => `export { ${kits[name]?.join(', ')} } from '${from}'\n`

type Rspack = typeof Rspack.rspack
