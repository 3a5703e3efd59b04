import { join } from 'node:path'
import { userInfo } from 'node:os'
import * as z from 'zod/mini'
import { appendDurably } from '../files/durable.ts'
import { readIfThere } from '../files/json.ts'

/** What changed, for one tenant. `from` and `to` are versions, or absent where there was or is none. */
export const auditEntrySchema = z.object({
  time: z.iso.datetime(),
  who: z.string(),
  command: z.string(),
  tenant: z.string(),
  slice: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  revision: z.int(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

const pathOf = (folder: string) => join(folder, 'audit.jsonl')

export const appendAudit = (folder: string, entries: readonly AuditEntry[]) =>
  appendDurably(pathOf(folder), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))

/** All entries, the oldest first. */
export const readAudit = (folder: string): readonly AuditEntry[] =>
  (readIfThere(pathOf(folder)) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => z.parse(auditEntrySchema, JSON.parse(line)))

/** Who gave the command. */
export const currentUser = () => process.env['USER'] ?? process.env['LOGNAME'] ?? userInfo().username
