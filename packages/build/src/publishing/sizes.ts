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
  const rows = [
    ...measured.filter(({ bytes }) => bytes > 0),
    ...wholePage(measured, 'home', budgets.homePage),
    ...wholePage(measured, 'product', budgets.productPage),
    ...remotePages(measured, budgets),
  ]
  print(tableOf(rows))
  const beyond = rows.filter(isBeyond)
  if (beyond.length > 0) throw new Refusal(`Beyond budget: ${beyond.map(({ what }) => what).join(', ')}.`)
}

export const isBeyond = ({ bytes, budget }: Measured) => budget !== undefined && bytes > budget * 1024

const SHELL = 'shell'
const CATALOGUE = 'mf-catalogue'

async function measure(slice: Slice, build: BuildRecord, budgets: Budgets): Promise<readonly Measured[]> {
  const { name, kind, folder } = slice
  const sizeOf = (files: readonly string[]) =>
    totalSize(
      webFolder(slice),
      files.filter((file) => file.endsWith('.js')),
    )
  if (kind === 'shell') {
    return [
      { what: SHELL, bytes: sizeOf(build.entries['boot'] ?? []) },
      { what: laterOf(SHELL), bytes: sizeOf(filesOfCalls(build)) },
    ]
  }

  const parts = readRemoteParts(folder)
  const { routes } = await readSurface(name, folder)
  return [
    { what: name, bytes: sizeOf(Object.values(build.entries).flat()), budget: budgets.remoteEntry },
    { what: laterOf(name), bytes: sizeOf(filesOfCalls(build)) },
    ...Object.keys(routes).map((page) => ({
      what: `${name} ${page}`,
      bytes: sizeOf(filesOfPage(build, parts, page)),
      budget: budgets.firstPageChunk,
    })),
  ]
}

const laterOf = (slice: string) => `${slice}, with its first call`

/** What comes with the first call of the API, after a page that came with its data: schemas and what reads replies. */
const filesOfCalls = ({ chunks }: BuildRecord) =>
  chunks.filter(({ request }) => /\?whole$|^\.\/reply\.ts$|^zod\/mini$/.test(request)).flatMap(({ files }) => files)

/**
 * A page of the catalogue, with the shell and the remote's entry: what it takes until it answers to the shopper, and
 * that with what the first call brings along.
 */
function wholePage(measured: readonly Measured[], page: string, budget: number): readonly Measured[] {
  const sizeOf = (what: string) => measured.find((row) => row.what === what)?.bytes
  const parts = [SHELL, CATALOGUE, `${CATALOGUE} ${page}`].map(sizeOf)
  const later = [SHELL, CATALOGUE].map((slice) => sizeOf(laterOf(slice)) ?? 0)
  if (parts.includes(undefined)) return []
  const bytes = sum(parts)
  return [
    { what: `${page} page, before it is interactive`, bytes, budget },
    { what: `${page} page, with the first calls`, bytes: bytes + sum(later) },
  ]
}

/**
 * What a remote brings of its own until one of its pages shows: entry and page; where the page has a budget for both.
 * @throws Refusal for a budget of a page that is not there
 */
export const remotePages = (measured: readonly Measured[], { remotePages: pages }: Pick<Budgets, 'remotePages'>) =>
  Object.entries(pages).map(([what, budget]): Measured => {
    const [remote] = what.split(' ')
    const parts = [remote, what].map((part) => measured.find((row) => row.what === part)?.bytes)
    if (parts.includes(undefined)) throw new Refusal(`There is a budget for ${what}, which is no page of a remote.`)
    return { what: `${what}, entry included`, bytes: sum(parts), budget }
  })

const sum = (sizes: readonly (number | undefined)[]) => sizes.reduce<number>((total, size = 0) => total + size, 0)

function tableOf(rows: readonly Measured[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2
  return rows
    .map((row) => {
      const limit = row.budget === undefined ? '' : ` of ${row.budget} KiB${isBeyond(row) ? '  beyond budget' : ''}`
      return `${row.what.padEnd(width)}${kib(row.bytes).padStart(10)}${limit}`
    })
    .join('\n')
}
