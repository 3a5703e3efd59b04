import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { importsOf } from '../boundaries/imports.ts'

export type Module = { readonly file: string; readonly text: string }

/** The packages of which others use the types. */
export const reported = ['contract', 'api', 'platform'] as const
export type Reported = (typeof reported)[number]

/** Files of a package that its `exports` name; of `api` that is each. What only tests import is left out. */
const doors: Readonly<Record<Reported, readonly string[] | 'all'>> = {
  contract: ['index'],
  api: 'all',
  platform: ['index', 'host', 'islands/islands'],
}

/** The declarations that each package gives: its doors, and the modules that a door hands on. */
export async function readDeclarations(workspace: string): Promise<ReadonlyMap<Reported, readonly Module[]>> {
  const target = mkdtempSync(join(tmpdir(), 'aisle-report-'))
  try {
    await emit(workspace, target)
    return new Map(reported.map((name) => [name, modulesOf(name, join(target, 'packages', name, 'src'))] as const))
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

/** Faults in types are another check's; a module that could not be declared is missed below. */
function emit(workspace: string, target: string) {
  const compiler = join(workspace, 'node_modules/.bin/tsc')
  return new Promise<void>((resolve, reject) => {
    execFile(
      compiler,
      ['-p', 'tsconfig.report.json', '--singleThreaded', '--outDir', target],
      { cwd: workspace },
      (_, output) => {
        const isThere = reported.every((name) => existsSync(join(target, 'packages', name, 'src')))
        if (isThere) resolve()
        else reject(new Error(`The compiler wrote no declarations:\n${output}`))
      },
    )
  })
}

function modulesOf(name: Reported, root: string): readonly Module[] {
  const open = doors[name]
  const files = open === 'all' ? filesBelow(root) : open.map((door) => join(root, `${door}.d.ts`))
  const found = new Map<string, Module>()
  const take = (path: string) => {
    if (found.has(path)) return
    const text = readFileSync(path, 'utf8')
    found.set(path, { file: relative(root, path), text })
    handedOn(text).forEach((specifier) => take(join(dirname(path), specifier.replace(/\.tsx?$/, '.d.ts'))))
  }
  files.forEach(take)
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Modules of the same package that are exported from. */
const handedOn = (text: string) =>
  importsOf(text.replaceAll(/^import\b.*$/gm, ''))
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))

const filesBelow = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(root, file))
