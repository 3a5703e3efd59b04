import { buildSlices } from '../building/build.ts'
import { type BuildRecord, webFolder } from '../building/build-record.ts'
import { listSlices, type Slice } from '../building/slices.ts'
import { Refusal } from '../refusal.ts'
import type { Budgets } from './budgets.ts'
import { kib, totalSize } from './compressed.ts'
import { filesOfPage } from './describe-release.ts'
import { readSurface } from './read-surface.ts'
import { readRemoteParts } from './remote-parts.ts'

export type Measured = { readonly what: string; readonly bytes: number; readonly budget?: number | undefined }

/** Prints compressed bytes per slice and page. @throws Refusal if one is beyond its budget */
export async function reportSizes(workspace: string, budgets: Budgets, print: (text: string) => void): Promise<void> {
  const built = await buildSlices(workspace, listSlices(workspace))
  const measured = (await Promise.all(built.map(({ slice, record }) => measure(slice, record, budgets)))).flat()
  const home = homeOf(measured, budgets)
  const rows = home ? [...measured, home] : measured
  print(tableOf(rows))
  const beyond = rows.filter(isBeyond)
  if (beyond.length > 0) throw new Refusal(`Beyond budget: ${beyond.map(({ what }) => what).join(', ')}.`)
}

export const isBeyond = ({ bytes, budget }: Measured) => budget !== undefined && bytes > budget * 1024

const SHELL = 'shell'
const HOME = 'mf-catalogue home'

async function measure(slice: Slice, build: BuildRecord, budgets: Budgets): Promise<readonly Measured[]> {
  const { name, kind, folder } = slice
  const sizeOf = (files: readonly string[]) =>
    totalSize(
      webFolder(slice),
      files.filter((file) => file.endsWith('.js')),
    )
  if (kind === 'shell') return [{ what: SHELL, bytes: sizeOf(build.entries['boot'] ?? []) }]

  const parts = readRemoteParts(folder)
  const { routes } = await readSurface(name, folder)
  return [
    { what: name, bytes: sizeOf(Object.values(build.entries).flat()), budget: budgets.remoteEntry },
    ...Object.keys(routes).map((page) => ({
      what: `${name} ${page}`,
      bytes: sizeOf(filesOfPage(build, parts, page)),
      budget: budgets.firstPageChunk,
    })),
  ]
}

/** All JavaScript until the home page is rendered: the shell, the catalogue's entry and the page. */
function homeOf(measured: readonly Measured[], budgets: Budgets): Measured | undefined {
  const parts = measured.filter(({ what }) => [SHELL, 'mf-catalogue', HOME].includes(what))
  if (parts.length < 3) return undefined
  return {
    what: 'home page, all scripts',
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    budget: budgets.homePage,
  }
}

function tableOf(rows: readonly Measured[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2
  return rows
    .map((row) => {
      const limit = row.budget === undefined ? '' : ` of ${row.budget} KiB${isBeyond(row) ? '  beyond budget' : ''}`
      return `${row.what.padEnd(width)}${kib(row.bytes).padStart(10)}${limit}`
    })
    .join('\n')
}
