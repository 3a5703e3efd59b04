import { isDeepStrictEqual } from 'node:util'
import { writeDurably } from '../files/durable.ts'
import { readIfThere } from '../files/json.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit, type AuditEntry, currentUser, readAudit } from './audit.ts'
import type { RegistryDocument } from './document.ts'
import { ensurePrivateKey, readPublicKey } from './keys.ts'
import { withLock } from './lock.ts'
import { createReleaseStore } from './release-store.ts'
import { open, seal } from './signed-document.ts'
import { createTenantReader, previousPath, type Problem, tenantPath } from './tenant-reader.ts'

export type { RegistryDocument, TenantDeclaration } from './document.ts'
export { isServiceWorkerOff, switchServiceWorker } from './service-worker-switch.ts'
export type { Problem } from './tenant-reader.ts'
export type Registry = ReturnType<typeof openRegistry>

type Options = {
  /** Told about documents that were refused. Once per change of the file. */
  readonly onProblem?: (problem: Problem) => void
  readonly now?: () => Date
}

/** What a command changes: the tenants it is about, and the document that each shall have. */
export type Change = {
  /** As typed, for the audit log. */
  readonly command: string
  readonly slice?: string
  readonly tenants: readonly string[]
  readonly edit: (document: RegistryDocument | undefined, tenant: string) => RegistryDocument
  /** Refuses documents that do not hold together, by throwing. */
  readonly check?: (document: RegistryDocument) => void
  /** Runs once all documents are checked, before the first is written. */
  readonly prepare?: () => void
}

/** The registry in a folder: which tenant runs which remotes, at which version, with which hash. */
export function openRegistry(folder: string, { onProblem = reportProblem, now = () => new Date() }: Options = {}) {
  const reader = createTenantReader(folder, onProblem)

  /** The document on disk, by this registry's key. @throws Refusal if something else changed it */
  const readForChange = (tenant: string) => {
    const text = readIfThere(tenantPath(folder, tenant))
    if (text === undefined) return undefined
    const key = readPublicKey(folder)
    try {
      if (!key) throw new Error('the key to check it with is gone')
      return open(text, key).document
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Refusal(`The document of ${tenant} cannot be changed, because ${reason}.`)
    }
  }

  const write = (document: RegistryDocument) => {
    const path = tenantPath(folder, document.tenant)
    const before = readIfThere(path)
    if (before !== undefined) writeDurably(previousPath(folder, document.tenant), before)
    writeDurably(path, seal(document, ensurePrivateKey(folder)))
  }

  return {
    folder,
    releases: createReleaseStore(folder),
    readTenant: reader.readTenant,
    tenantByHost: reader.tenantByHost,
    listTenants: reader.listTenants,
    readAudit: () => readAudit(folder),

    /** Applies a change to all its tenants, or to none. Gives the documents that changed. @throws Refusal */
    async change({ command, slice, tenants, edit, check, prepare }: Change): Promise<readonly RegistryDocument[]> {
      return await withLock(folder, { command }, () => {
        const time = now().toISOString()
        const edits = tenants.flatMap((tenant) => {
          const before = readForChange(tenant)
          const after = edit(before, tenant)
          check?.(after)
          if (before && isDeepStrictEqual(before, after)) return []
          const document = { ...after, revision: (before?.revision ?? 0) + 1, updatedAt: time }
          return [{ before, document }]
        })
        prepare?.()
        for (const { document } of edits) write(document)
        const entries = edits.flatMap(({ before, document }) =>
          movesOf(before, document, slice).map((move): AuditEntry => ({
            time,
            who: currentUser(),
            command,
            tenant: document.tenant,
            ...move,
            revision: document.revision,
          })),
        )
        if (entries.length > 0) appendAudit(folder, entries)
        return edits.map(({ document }) => document)
      })
    },
  }
}

type Move = Pick<AuditEntry, 'from' | 'slice' | 'to'>

/** Slices whose version changed, or the one that the command was about. */
function movesOf(
  before: RegistryDocument | undefined,
  after: RegistryDocument,
  slice: string | undefined,
): readonly Move[] {
  const slices = ['shell', ...new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)])]
  const moves = slices.map((name) => ({
    slice: name,
    from: before && versionIn(before, name),
    to: versionIn(after, name),
  }))
  const changed = moves.filter(({ from, to }) => from !== to)
  if (changed.length > 0) return changed
  return [slice === undefined ? {} : { slice, from: versionIn(after, slice), to: versionIn(after, slice) }]
}

const versionIn = ({ shell, remotes }: RegistryDocument, slice: string) =>
  slice === 'shell' ? shell?.version : remotes[slice]?.version

const reportProblem = ({ tenant, message }: Problem) => console.error(`Registry, ${tenant}: ${message}`)
