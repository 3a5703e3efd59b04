import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { filesOf } from '../building/inputs.ts'
import { readJson } from '../files/json.ts'
import { sharedPackages } from '../presets/sharing.ts'
import { importsOf } from './imports.ts'

const namesSchema = z.optional(z.record(z.string(), z.string()))
const packageSchema = z.object({ dependencies: namesSchema, devDependencies: namesSchema })

/** What a slice may declare without naming it: what it takes from the shell, and the kit that it tests with. */
const ofSlices = [
  ...sharedPackages,
  'zod',
  'msw',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
]
const browserFolders = /^(shell|mf-.*|packages\/(platform|ui))$/

/** Packages that are imported and not declared, or declared and named nowhere, with the package.json to mend. */
export function checkDependencies(workspace: string): readonly string[] {
  const shared = declaredBy(workspace) ?? []
  return foldersOf(workspace).flatMap((folder) => {
    const declared = declaredBy(join(workspace, folder))
    if (!declared) return []
    const sources = sourcesOf(workspace, folder)
    return [
      ...undeclared(sources, [...declared, ...shared]),
      ...unused(sources, declared, browserFolders.test(folder) ? ofSlices : []),
    ].map((problem) => `${folder}/package.json ${problem}`)
  })
}

type Names = readonly string[]
/** Texts of modules. */
type Sources = readonly string[]

/** `declared` includes what the workspace's own package.json does: everything below it finds that. */
function undeclared(sources: Sources, declared: Names): Names {
  const imported = new Set(sources.flatMap((text) => importsOf(text).flatMap(({ specifier }) => packageOf(specifier))))
  return [...imported]
    .filter((name) => !declared.includes(name))
    .map((name) => `does not declare ${name}, which is imported.`)
}

export function unused(sources: Sources, declared: Names, allowed: Names = []): Names {
  // Some are named without an import: `import.meta.resolve('…')`.
  const isNamed = (name: string) => sources.some((text) => new RegExp(`['"]${typedBy(name)}['"/]`).test(text))
  return declared
    .filter((name) => !allowed.includes(name) && !isNamed(name))
    .map((name) => `declares ${name}, which nothing uses.`)
}

/** `@types/pg` is there for those who use `pg`. */
const typedBy = (name: string) => name.replace(/^@types\//, '')

/** The package of an import; none for files, modules of Node, and what stands in a pattern. */
function packageOf(specifier: string): Names {
  const name = /^(@[\w-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(specifier)?.[0]
  return name === undefined || isBuiltin(specifier) ? [] : [name]
}

function declaredBy(folder: string): Names | undefined {
  const found = readJson(join(folder, 'package.json'), packageSchema)
  return found && Object.keys({ ...found.dependencies, ...found.devDependencies })
}

const foldersOf = (workspace: string) => [
  ...foldersIn(workspace).filter((name) => /^(shell|e2e|mf-.*)$/.test(name)),
  ...foldersIn(join(workspace, 'packages')).map((name) => `packages/${name}`),
]

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Folders of a package that hold no sources of its own. */
const foreign = new Set(['node_modules', 'dist', 'templates'])

function sourcesOf(workspace: string, folder: string): Sources {
  const root = join(workspace, folder)
  return readdirSync(root)
    .filter((name) => !foreign.has(name))
    .flatMap((name) => filesOf(join(root, name), { withTests: true }))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isFixture(folder, path))
    .map((path) => readFileSync(path, 'utf8'))
}

/** Tests of the build hold programs as texts. */
const isFixture = (folder: string, path: string) => folder === 'packages/build' && /\.test\.ts$|\/testing\//.test(path)
