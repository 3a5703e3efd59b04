import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the workspace around `from`: the nearest that has a `pnpm-workspace.yaml`. */
export function findWorkspace(from = process.cwd()): string {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('Run this inside the workspace: no pnpm-workspace.yaml was found.')
  return findWorkspace(parent)
}
