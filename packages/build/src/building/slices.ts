import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../files/json.ts'
import { Refusal } from '../refusal.ts'

/** A part that is built and published apart. */
export type Slice = {
  readonly name: string
  readonly kind: 'remote' | 'shell'
  readonly folder: string
  /** The version in its package.json, to which a build adds its hash. */
  readonly version: string
}

const packageSchema = z.object({ version: z.string() })

/** All slices of the workspace, the shell first. */
export const listSlices = (workspace: string): readonly Slice[] =>
  [
    'shell',
    ...readdirSync(workspace)
      .filter((name) => name.startsWith('mf-'))
      .sort(),
  ]
    .filter((name) => existsSync(join(workspace, name, 'rsbuild.config.ts')))
    .map((name) => readSlice(workspace, name))

/** @throws Refusal if there is no such slice */
export function findSlice(workspace: string, name: string): Slice {
  const slices = listSlices(workspace)
  const slice = slices.find((candidate) => candidate.name === name)
  if (!slice)
    throw new Refusal(`There is no ${name}; what can be built is ${slices.map(({ name }) => name).join(', ')}.`)
  return slice
}

function readSlice(workspace: string, name: string): Slice {
  const folder = join(workspace, name)
  const version = readJson(join(folder, 'package.json'), packageSchema)?.version
  if (version === undefined) throw new Refusal(`${name} has no package.json with a version.`)
  return { name, kind: name === 'shell' ? 'shell' : 'remote', folder, version }
}
