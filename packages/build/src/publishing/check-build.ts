import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isServed, type Surface } from '@aisle/contract'
import * as z from 'zod/mini'
import type { BuildRecord } from '../building/build-record.ts'
import { integrityOf } from '../building/integrity.ts'
import { readJson } from '../files/json.ts'
import { Refusal } from '../refusal.ts'
import type { Budgets } from './budgets.ts'
import { compressedSize, kib, totalSize } from './compressed.ts'
import { filesOfPage } from './describe-release.ts'
import { partKinds, type RemoteParts } from './remote-parts.ts'

export type Candidate = {
  readonly name: string
  /** Where the built files are. */
  readonly files: string
  readonly build: BuildRecord
  readonly surface: Surface
  readonly parts: RemoteParts
}

type Rules = { readonly budgets: Budgets; readonly endpoints: ReadonlySet<string> }

/** Everything that a remote must hold by itself, before any tenant is looked at. @throws Refusal with the reason */
export function checkRemote(candidate: Candidate, { budgets, endpoints }: Rules): void {
  checkSurface(candidate, endpoints)
  checkCode(candidate)
  checkFiles(candidate)
  checkSizes(candidate, budgets)
}

function checkSurface({ name, surface }: Candidate, endpoints: ReadonlySet<string>) {
  if (surface.remote !== name) throw new Refusal(`${name} calls itself ${surface.remote} in its surface.`)
  if (!isServed(surface.contract)) {
    throw new Refusal(`${name} is written for contract ${surface.contract}, which this shell does not serve.`)
  }
  for (const [page, { data = [] }] of Object.entries(surface.routes)) {
    const unknown = data.find(({ call }) => !endpoints.has(call))
    if (unknown)
      throw new Refusal(`The page ${page} of ${name} asks for "${unknown.call}", which is no call of the API.`)
  }
}

/** What the surface names has code, and what has code is named. */
function checkCode({ name, surface, parts, build }: Candidate) {
  const declared = {
    pages: Object.keys(surface.routes),
    widgets: Object.keys(surface.widgets),
    dialogs: Object.keys(surface.dialogs),
  }
  for (const kind of partKinds) {
    const singular = kind.slice(0, -1)
    const missing = declared[kind].find((part) => !parts[kind].has(part))
    if (missing !== undefined) {
      throw new Refusal(
        `The surface of ${name} names the ${singular} ${missing}, which src/remote.ts has no code for; write it there as "${missing}: () => import('./…')".`,
      )
    }
    const unnamed = [...parts[kind].keys()].find((part) => !declared[kind].includes(part))
    if (unnamed !== undefined)
      throw new Refusal(`${name} has code for the ${singular} ${unnamed}, which its surface does not name.`)
  }
  if (!build.exposes['./remote']) throw new Refusal(`The build of ${name} does not expose ./remote.`)
  const island = Object.entries(surface.widgets).find(([, widget]) => widget.island)
  if (island && !build.exposes['./island']) {
    throw new Refusal(`The widget ${island[0]} of ${name} is an island, but there is no src/island.ts.`)
  }
}

/** The files are those that the record says, byte for byte, and the manifest is plain data. */
function checkFiles({ name, files, build }: Candidate) {
  for (const [file, integrity] of Object.entries(build.files)) {
    if (integrityOf(readFileSync(join(files, file))) !== integrity) {
      throw new Refusal(`${file} of ${name} is not the file that was built; build it again.`)
    }
    if (file.endsWith('.map')) throw new Refusal(`The build of ${name} contains the source map ${file}.`)
  }
  const manifest = readJson(join(files, 'mf-manifest.json'), manifestSchema)
  if (!manifest) throw new Refusal(`The build of ${name} has no mf-manifest.json.`)
  if (JSON.stringify(manifest).includes('"getPublicPath"')) {
    throw new Refusal(`The manifest of ${name} has getPublicPath, which the browser would run as code.`)
  }
}

function checkSizes({ name, files, build, surface, parts }: Candidate, budgets: Budgets) {
  const [entry] = Object.values(build.entries).flat()
  const entrySize = entry === undefined ? 0 : compressedSize(join(files, entry))
  if (entrySize > budgets.remoteEntry * 1024) {
    throw new Refusal(
      `The entry of ${name} weighs ${kib(entrySize)}, more than its budget of ${budgets.remoteEntry} KiB.`,
    )
  }
  for (const page of Object.keys(surface.routes)) {
    const size = totalSize(
      files,
      filesOfPage(build, parts, page).filter((file) => file.endsWith('.js')),
    )
    if (size > budgets.firstPageChunk * 1024) {
      throw new Refusal(
        `The page ${page} of ${name} weighs ${kib(size)}, more than its budget of ${budgets.firstPageChunk} KiB.`,
      )
    }
    const own = budgets.remotePages[`${name} ${page}`]
    if (own !== undefined && entrySize + size > own * 1024) {
      throw new Refusal(
        `The page ${page} of ${name} weighs ${kib(entrySize + size)} with the entry, more than its budget of ${own} KiB.`,
      )
    }
  }
}

const manifestSchema = z.record(z.string(), z.unknown())
