import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../files/json.ts'
import type { Slice } from './slices.ts'

/** `dist/build.json`: what the bundler knows about a build and the files alone do not tell. */
export const buildRecordSchema = z.object({
  /** Hash over all that it was made from. */
  inputs: z.string(),
  /** package.json's version and a hash of the files: `0.1.0-1a2b3c4d`. */
  version: z.string(),
  /** Path below `dist/web` → integrity. */
  files: z.record(z.string(), z.string()),
  /** Files that a document loads for each entry, in order. */
  entries: z.record(z.string(), z.array(z.string())),
  /** Files of each chunk that is loaded later: what was imported, by which module. */
  chunks: z.array(z.object({ request: z.string(), from: z.string(), files: z.array(z.string()) })),
  /** Files of each exposed module: `./remote` → files. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Shared modules that it takes from the shell: `react/jsx-runtime` → range. */
  needs: z.record(z.string(), z.string()),
  /** Shared modules that it gives: `react` → version. */
  provides: z.record(z.string(), z.string()),
  /** What it uses of shared packages that are given in part: `zod/mini` → names. */
  uses: z.record(z.string(), z.array(z.string())),
})
export type BuildRecord = z.output<typeof buildRecordSchema>

export const webFolder = ({ folder }: Slice) => join(folder, 'dist/web')
export const recordPath = ({ folder }: Slice) => join(folder, 'dist/build.json')

/** The record of the last build; `undefined` where there is none, or one of an older shape. */
export const readBuild = (slice: Slice) => z.safeParse(buildRecordSchema, readJson(recordPath(slice), z.unknown())).data
