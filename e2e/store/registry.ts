import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const AISLE = join(import.meta.dirname, '../../packages/build/bin/aisle.mjs')
const run = promisify(execFile)

const auditSchema = z.object({
  command: z.string(),
  tenant: z.string(),
  slice: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})
export type AuditLine = z.output<typeof auditSchema>

/** The registry of the store under test; `undefined` where only its port is known. */
export const registryFolder = (): string | undefined => {
  const data = process.env['STORE_DATA']
  return data === undefined ? undefined : join(data, 'registry')
}

/** What an operator types: `aisle('rollback', 'mf-orders')`. Gives what is printed. */
export async function aisle(words: readonly string[], cwd = import.meta.dirname): Promise<string> {
  const { stdout } = await run(process.execPath, [AISLE, ...words, '--dir', requireFolder()], { cwd })
  return stdout
}

/** Lines of the audit log, the latest last. */
export async function readAudit(): Promise<readonly AuditLine[]> {
  const text = await readFile(join(requireFolder(), 'audit.jsonl'), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => z.parse(auditSchema, JSON.parse(line)))
}

function requireFolder() {
  const folder = registryFolder()
  if (folder === undefined) throw new Error('STORE_DATA does not say where the store keeps its registry.')
  return folder
}
