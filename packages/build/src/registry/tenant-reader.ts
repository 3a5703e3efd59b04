import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from '../files/json.ts'
import type { RegistryDocument } from './document.ts'
import { readPublicKey } from './keys.ts'
import { open } from './signed-document.ts'

export type Problem = { readonly tenant: string; readonly message: string }
export type TenantReader = ReturnType<typeof createTenantReader>

/** A folder that changed less than this many milliseconds ago may change again without a new time stamp. */
const SETTLING = 1_000

const tenantsFolder = (folder: string) => join(folder, 'tenants')
export const tenantPath = (folder: string, tenant: string) => join(tenantsFolder(folder), `${tenant}.json`)
export const previousPath = (folder: string, tenant: string) => join(folder, 'previous', `${tenant}.json`)

/**
 * Reads tenants' documents again as soon as they change, at the price of two `stat` calls. A document that was
 * tampered with, is damaged or is older than one already seen is reported, and the last good one stays.
 */
export function createTenantReader(folder: string, onProblem: (problem: Problem) => void) {
  const seen = new Map<string, { readonly stamp: string; readonly document: RegistryDocument | undefined }>()
  let tenants: {
    readonly stamp: string
    readonly names: readonly string[]
    readonly hosts: ReadonlyMap<string, string>
  } = { stamp: '', names: [], hosts: new Map() }

  const openText = (tenant: string, text: string | undefined) => {
    const key = readPublicKey(folder)
    if (text === undefined || !key) return undefined
    try {
      const { document, dropped } = open(text, key)
      if (document.tenant !== tenant) throw new Error(`it is the document of ${document.tenant}`)
      for (const name of dropped) onProblem({ tenant, message: `${name} was left out: its entry is not valid` })
      return document
    } catch (error) {
      onProblem({ tenant, message: `the document was refused: ${error instanceof Error ? error.message : error}` })
      return undefined
    }
  }

  const readTenant = (tenant: string): RegistryDocument | undefined => {
    if (!isTenantName(tenant)) return undefined
    const path = tenantPath(folder, tenant)
    const stamp = stampOf(path)
    const known = seen.get(tenant)
    if (known && known.stamp === stamp) return known.document
    if (stamp === undefined) {
      seen.delete(tenant)
      return undefined
    }
    const document = openText(tenant, readIfThere(path))
    const isReplayed = document && known?.document && document.revision < known.document.revision
    if (isReplayed)
      onProblem({ tenant, message: `the document was refused: revision ${document.revision} is an old one` })
    const good =
      (isReplayed ? undefined : document) ??
      known?.document ??
      openText(tenant, readIfThere(previousPath(folder, tenant)))
    seen.set(tenant, { stamp, document: good })
    return good
  }

  const refresh = () => {
    const stamp = stampOf(tenantsFolder(folder)) ?? ''
    if (stamp === tenants.stamp && (stamp === '' || isSettled(tenantsFolder(folder)))) return
    const names = tenantNames(folder)
    const documents = names.flatMap((name) => readTenant(name) ?? [])
    const hosts = documents.flatMap(({ hosts, tenant }) => hosts.map((host) => [host, tenant] as const))
    tenants = { stamp, names, hosts: new Map(hosts) }
  }

  return {
    /** The tenant's document as it is now; `undefined` for a tenant that does not exist. */
    readTenant,

    /** The document of the tenant with exactly this host name, without port. */
    tenantByHost(host: string): RegistryDocument | undefined {
      refresh()
      const tenant = tenants.hosts.get(host)
      return tenant === undefined ? undefined : readTenant(tenant)
    },

    listTenants(): readonly string[] {
      refresh()
      return tenants.names
    },
  }
}

const tenantNames = (folder: string) =>
  (stampOf(tenantsFolder(folder)) === undefined ? [] : readdirSync(tenantsFolder(folder)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

function stampOf(path: string) {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat && `${stat.ino}-${stat.mtimeNs}-${stat.size}`
}

const isTenantName = (tenant: string) => /^[a-z][a-z0-9-]{0,40}$/.test(tenant)
const isSettled = (path: string) => Date.now() - statSync(path).mtimeMs > SETTLING
