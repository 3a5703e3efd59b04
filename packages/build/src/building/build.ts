import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import * as z from 'zod/mini'
import { writeDurably } from '../files/durable.ts'
import { serverConfig } from '../presets/server.ts'
import { hasServiceWorker, serviceWorkerConfig } from '../presets/service-worker.ts'
import { hasIslands, islandsConfig } from '../presets/shell.ts'
import { Refusal } from '../refusal.ts'
import { type BuildRecord, readBuild, recordPath, webFolder } from './build-record.ts'
import { readBundleFacts } from './bundle-facts.ts'
import { hashInputs } from './inputs.ts'
import { hashFolder, shortHash } from './integrity.ts'
import type { Slice } from './slices.ts'

type Built = { readonly slice: Slice; readonly record: BuildRecord; readonly isFresh: boolean }

/** Builds the slices that are not built from their present source, in one process. @throws Refusal if one does not build */
export async function buildSlices(workspace: string, slices: readonly Slice[]): Promise<readonly Built[]> {
  const built: Built[] = []
  for (const slice of slices) {
    const inputs = hashInputs(workspace, slice)
    const record = readBuild(slice)
    if (record?.inputs === inputs) built.push({ slice, record, isFresh: true })
    else built.push({ slice, record: await build(slice, inputs), isFresh: false })
  }
  return built
}

async function build(slice: Slice, inputs: string): Promise<BuildRecord> {
  const path = recordPath(slice)
  rmSync(path, { force: true })
  const facts = readBundleFacts(await bundle(slice, await loadConfig(slice.folder)), slice.kind)
  const entries = { ...facts.entries, ...(await buildIslands(slice)) }
  await bundle(slice, serverConfig(slice))
  if (slice.kind === 'shell' && hasServiceWorker(slice.folder)) {
    await bundle(slice, serviceWorkerConfig(slice.folder, webFolder(slice)))
  }
  const files = hashFolder(webFolder(slice))
  const record = { inputs, version: `${slice.version}-${shortHash(files)}`, files, ...facts, entries }
  writeDurably(path, JSON.stringify(record, null, 1))
  return record
}

async function buildIslands(slice: Slice) {
  if (slice.kind !== 'shell' || !hasIslands(slice.folder)) return {}
  return readBundleFacts(await bundle(slice, islandsConfig(slice.folder))).entries
}

/** Runs the bundler. @throws Refusal if it does not build */
export async function bundle(
  { name, folder }: Pick<Slice, 'name' | 'folder'>,
  config: RsbuildConfig,
): Promise<Rspack.Stats> {
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...config, logLevel: 'error' } })
  const { stats, close } = await rsbuild.build().catch((cause: unknown) => {
    throw new Refusal(`${name} does not build; the messages above say why.`, { cause })
  })
  await close()
  if (!stats || !('compilation' in stats)) throw new Error(`The bundler told nothing about ${name}.`)
  return stats
}

const configSchema = z.object({ default: z.custom<RsbuildConfig>((value) => typeof value === 'object') })

/** The bundler's configuration of a slice. */
export const loadConfig = async (folder: string) =>
  z.parse(configSchema, await import(pathToFileURL(join(folder, 'rsbuild.config.ts')).href)).default
