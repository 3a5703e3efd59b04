import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const partKinds = ['pages', 'widgets', 'dialogs'] as const
export type PartKind = (typeof partKinds)[number]

/** Part name → the module that its code imports: `orders` → `./features/orders/orders.page.tsx`. */
export type RemoteParts = Readonly<Record<PartKind, ReadonlyMap<string, string>>>

/** Which parts `src/remote.ts` has code for, as it is written there. */
export function readRemoteParts(folder: string): RemoteParts {
  const source = withoutComments(readFileSync(join(folder, 'src/remote.ts'), 'utf8'))
  const named = new Map(matchesOf(source, namedImport))
  const partsIn = (kind: PartKind) => {
    const block = blockOf(source, kind)
    const byName = matchesOf(block, reference).flatMap(([part, name]): [string, string][] => {
      const request = named.get(name)
      return request === undefined ? [] : [[part, request]]
    })
    return new Map([...matchesOf(block, lazyImport), ...byName])
  }
  return { pages: partsIn('pages'), widgets: partsIn('widgets'), dialogs: partsIn('dialogs') }
}

/** Imports of parts whose file is not there. */
export const missingModules = (folder: string, parts: RemoteParts): readonly string[] =>
  partKinds.flatMap((kind) => [...parts[kind].values()]).filter((request) => !existsSync(join(folder, 'src', request)))

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')

/** The text between the braces after `name:`. */
function blockOf(source: string, name: string): string {
  const start = new RegExp(`\\b${name}\\s*:\\s*\\{`).exec(source)
  if (!start) return ''
  const from = start.index + start[0].length
  let depth = 1
  let end = from
  while (depth > 0 && end < source.length) {
    if (source[end] === '{') depth += 1
    if (source[end] === '}') depth -= 1
    end += 1
  }
  return source.slice(from, end - 1)
}

/** `orders: () => import('./orders.page.tsx')` */
const lazyImport = /['"]?([\w$-]+)['"]?\s*:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g
/** `const contentPage = () => import('./content.page.tsx')`, for parts that share a module. */
const namedImport = /\bconst\s+([\w$]+)\s*=\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g
/** `legalPage: contentPage` */
const reference = /['"]?([\w$-]+)['"]?\s*:\s*([A-Za-z_$][\w$]*)\s*(?=[,}]|$)/g

/** The two groups of each match. */
const matchesOf = (text: string, pattern: RegExp): readonly [string, string][] =>
  [...text.matchAll(pattern)].flatMap(([, first, second]): [string, string][] =>
    first === undefined || second === undefined ? [] : [[first, second]],
  )
