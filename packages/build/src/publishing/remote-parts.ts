import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const partKinds = ['pages', 'widgets', 'dialogs'] as const
export type PartKind = (typeof partKinds)[number]

/** Part name → the module that its code imports: `orders` → `./features/orders/orders.page.tsx`. */
export type RemoteParts = Readonly<Record<PartKind, ReadonlyMap<string, string>>>

/** Which parts `src/remote.ts` has code for, as it is written there: `orders: () => import('./orders.page.tsx')`. */
export function readRemoteParts(folder: string): RemoteParts {
  const source = withoutComments(readFileSync(join(folder, 'src/remote.ts'), 'utf8'))
  return {
    pages: importsIn(blockOf(source, 'pages')),
    widgets: importsIn(blockOf(source, 'widgets')),
    dialogs: importsIn(blockOf(source, 'dialogs')),
  }
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

const lazyImport = /(?:'([^']+)'|"([^"]+)"|([\w$]+))\s*:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g

const importsIn = (block: string): ReadonlyMap<string, string> =>
  new Map(
    [...block.matchAll(lazyImport)].flatMap(([, single, double, bare, request]) => {
      const name = single ?? double ?? bare
      return name !== undefined && request !== undefined ? [[name, request] as const] : []
    }),
  )
