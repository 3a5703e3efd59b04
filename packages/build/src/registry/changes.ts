import { Refusal } from '../refusal.ts'
import type { RegistryDocument, TenantDeclaration } from './document.ts'
import type { RemoteRelease, ShellRelease } from './release.ts'

/** Versions kept to roll back to. */
const HISTORY = 10

/** Runs a release of a remote; what ran before becomes the version to roll back to. */
export function runRemote(document: RegistryDocument, { name, remote }: RemoteRelease): RegistryDocument {
  const before = document.remotes[name]?.version
  const history = (document.history[name] ?? []).filter((version) => version !== remote.version)
  return {
    ...document,
    remotes: { ...document.remotes, [name]: remote },
    history: {
      ...document.history,
      [name]: (before === undefined || before === remote.version ? history : [before, ...history]).slice(0, HISTORY),
    },
  }
}

/** What publishing does: nothing where the remote is not enabled or is pinned. */
export const publishRemote = (document: RegistryDocument, release: RemoteRelease): RegistryDocument =>
  document.enabled.includes(release.name) && !document.pins[release.name] ? runRemote(document, release) : document

/** The version to go back to. @throws Refusal if there is none */
export function rollbackTarget({ tenant, history }: RegistryDocument, name: string): string {
  const version = history[name]?.[0]
  if (version === undefined) throw new Refusal(`${tenant} has no earlier version of ${name} to go back to.`)
  return version
}

/** Runs the version before; the one left behind is not gone back to again. A pin moves along. */
export function rollBack(document: RegistryDocument, { name, remote }: RemoteRelease): RegistryDocument {
  return {
    ...document,
    pins: document.pins[name] ? { ...document.pins, [name]: remote.version } : document.pins,
    remotes: { ...document.remotes, [name]: remote },
    history: { ...document.history, [name]: (document.history[name] ?? []).slice(1) },
  }
}

export const pin = (document: RegistryDocument, release: RemoteRelease): RegistryDocument => ({
  ...runRemote(requireEnabled(document, release.name), release),
  pins: { ...document.pins, [release.name]: release.remote.version },
})

export function unpin(document: RegistryDocument, name: string): RegistryDocument {
  const { [name]: pinned, ...pins } = document.pins
  if (pinned === undefined) throw new Refusal(`${document.tenant} has not pinned ${name}.`)
  return { ...document, pins }
}

/** Lets a tenant run a remote: at once if there is a release, else with its first. */
export function enable(document: RegistryDocument, name: string, release: RemoteRelease | undefined): RegistryDocument {
  if (document.enabled.includes(name)) throw new Refusal(`${document.tenant} has ${name} already.`)
  const enabled = { ...document, enabled: [...document.enabled, name] }
  return release ? runRemote(enabled, release) : enabled
}

/** Takes a remote from a tenant: its routes, links and widgets are gone with the next page. */
export function disable(document: RegistryDocument, name: string): RegistryDocument {
  requireEnabled(document, name)
  const { [name]: _, ...remotes } = document.remotes
  const { [name]: __, ...pins } = document.pins
  return { ...document, remotes, pins, enabled: document.enabled.filter((other) => other !== name) }
}

export const runShell = (document: RegistryDocument, { shell }: ShellRelease): RegistryDocument => ({
  ...document,
  shell,
})

/** Hosts follow the declaration; which remotes are enabled is the operator's once the tenant exists. */
export const redeclare = (document: RegistryDocument, { hosts }: TenantDeclaration): RegistryDocument => ({
  ...document,
  hosts: [...hosts],
})

function requireEnabled(document: RegistryDocument, name: string) {
  if (!document.enabled.includes(name)) throw new Refusal(`${document.tenant} does not have ${name}; enable it first.`)
  return document
}
