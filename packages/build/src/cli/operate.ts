import { checkComposition } from '../publishing/check-composition.ts'
import { disable, enable, pin, redeclare, rollBack, rollbackTarget, unpin } from '../registry/changes.ts'
import { newDocument, type RegistryDocument, type TenantDeclaration } from '../registry/document.ts'
import type { Registry } from '../registry/registry.ts'
import { Refusal } from '../refusal.ts'

type Edit = (document: RegistryDocument) => RegistryDocument

/** What an operator does to the documents of tenants. Each refuses rather than leave a tenant that does not hold together. */
export function createOperator(registry: Registry) {
  const { releases } = registry

  const edit = (command: string, slice: string, tenants: readonly string[], change: Edit) =>
    registry.change({
      command,
      slice,
      tenants,
      edit: (document, tenant) => {
        if (!document) throw new Refusal(`There is no tenant ${tenant}; "aisle list" shows all.`)
        return change(document)
      },
      check: (document) => checkComposition(document, releases),
    })

  const latestOf = (name: string) => {
    const version = releases.latest(name)
    return version === undefined ? undefined : releases.readRemote(name, version)
  }

  return {
    /** The version before, for one tenant or for all that follow publishing and can go back. */
    async rollback(name: string, tenant: string | undefined) {
      const tenants = tenant === undefined ? followersWithHistory(registry, name) : [tenant]
      if (tenants.length === 0) throw new Refusal(`No tenant has an earlier version of ${name} to go back to.`)
      const changed = await edit(`rollback ${name}`, name, tenants, (document) =>
        rollBack(document, releases.readRemote(name, rollbackTarget(document, name))),
      )
      const [version] = changed.flatMap((document) => document.remotes[name]?.version ?? [])
      if (tenant === undefined && version !== undefined) releases.setLatest(name, version)
      return changed
    },

    pin: (name: string, version: string, tenant: string) =>
      edit(`pin ${name} ${version}`, name, [tenant], (document) => pin(document, releases.readRemote(name, version))),

    unpin: (name: string, tenant: string) => edit(`unpin ${name}`, name, [tenant], (document) => unpin(document, name)),

    enable: (name: string, tenant: string) =>
      edit(`enable ${name}`, name, [tenant], (document) => enable(document, name, latestOf(name))),

    disable: (name: string, tenant: string) =>
      edit(`disable ${name}`, name, [tenant], (document) => disable(document, name)),

    /** Makes a tenant, or gives one that exists its hosts. New tenants run the latest releases and the latest shell. */
    async declareTenant(declaration: TenantDeclaration) {
      const shell = releases.latest('shell')
      return await registry.change({
        command: `tenant ${declaration.tenant}`,
        tenants: [declaration.tenant],
        edit: (document) => {
          if (document) return redeclare(document, declaration)
          const empty = newDocument({ ...declaration, remotes: [] })
          const withShell = shell === undefined ? empty : { ...empty, shell: releases.readShell(shell).shell }
          return declaration.remotes.reduce((made, name) => enable(made, name, latestOf(name)), withShell)
        },
        check: (document) => {
          checkHosts(registry, document)
          checkComposition(document, releases)
        },
      })
    },
  }
}

const followersWithHistory = (registry: Registry, name: string) =>
  registry.listTenants().filter((tenant) => {
    const document = registry.readTenant(tenant)
    return document?.remotes[name] && !document.pins[name] && (document.history[name] ?? []).length > 0
  })

/** A host belongs to one tenant: it decides whose data is shown. */
function checkHosts(registry: Registry, { tenant, hosts }: RegistryDocument) {
  for (const host of hosts) {
    const owner = registry.tenantByHost(host)
    if (owner && owner.tenant !== tenant) throw new Refusal(`The host ${host} belongs to ${owner.tenant} already.`)
  }
}
