import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isBuiltin } from 'node:module'
import { filesOf } from '../building/inputs.ts'
import { fetchLine, importsOf } from './imports.ts'
import { browserLibraries, fetchAdvice, fetchPlaces, onlyPlaces, testLibraries, type Zone, zones } from './zones.ts'

export type Violation = { readonly file: string; readonly line: number; readonly message: string }

/** Every import that goes where the architecture has no way, with what to do instead. */
export function checkBoundaries(workspace: string): readonly Violation[] {
  return zones.flatMap((zone) =>
    foldersOf(workspace, zone)
      .flatMap((folder) => filesOf(join(workspace, folder), { withTests: true }))
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => checkFile(relative(workspace, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'), zone)),
  )
}

function checkFile(file: string, source: string, zone: Zone): readonly Violation[] {
  const isTest = /\.test\.tsx?$|\.builder\.tsx?$|\/testing(\/|\.ts)|\.setup\.ts$/.test(file)
  const imports = importsOf(source).flatMap(({ specifier, line }) => {
    const message = specifier.startsWith('.')
      ? judgeRelative(file, specifier)
      : judgePackage({ file, specifier, zone, isTest })
    return message === undefined ? [] : [{ file, line, message }]
  })
  const line = isTest || fetchPlaces.test(file) ? undefined : fetchLine(source)
  return line === undefined
    ? imports
    : [...imports, { file, line, message: `fetch is not called here. ${fetchAdvice}` }]
}

/** Another package is reached by its name and its doors, not by a path into its rooms. */
function judgeRelative(file: string, specifier: string) {
  const target = posix.join(posix.dirname(file), specifier)
  if (packageOf(target) === packageOf(file)) return undefined
  return `${specifier} leads into another package. Import it by its name, if it may be imported at all.`
}

type Question = { readonly file: string; readonly specifier: string; readonly zone: Zone; readonly isTest: boolean }

function judgePackage({ file, specifier, zone, isTest }: Question) {
  const place = onlyPlaces.find(
    ({ what, ...rest }) => what.test(specifier) && (!('within' in rest) || rest.within.test(file)),
  )
  if (place && !isTest) return place.where.test(file) ? undefined : `${specifier} is not imported here. ${place.advice}`
  if (isTest && (isBuiltin(specifier) || matches(specifier, testLibraries))) return undefined
  if (matches(specifier, zone.may)) return undefined
  if (zone.may.includes('server') && isServerSide(specifier)) return undefined
  return `${zone.name} does not import ${specifier}. ${zone.advice}`
}

const isServerSide = (specifier: string) =>
  !/^(@aisle\/|mf-|shell(\/|$))/.test(specifier) &&
  !matches(
    specifier,
    browserLibraries.flatMap((name) => [name, `${name}/*`]),
  )

const matches = (specifier: string, allowed: readonly string[]) =>
  allowed.some((entry) => (entry.endsWith('/*') ? specifier.startsWith(entry.slice(0, -1)) : specifier === entry))

/** `packages/api` or `mf-orders`: the folder that a file's package.json is in. */
const packageOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/')

const foldersOf = (workspace: string, { folders }: Zone) =>
  folders.flatMap((folder) =>
    folder.startsWith('mf-*')
      ? readdirSync(workspace)
          .filter((name) => name.startsWith('mf-'))
          .map((name) => folder.replace('mf-*', name))
      : [folder],
  )
