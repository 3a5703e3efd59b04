import type { Surface } from '@aisle/contract'
import type { RegistryDocument } from '../registry/document.ts'
import type { RemoteRelease, ShellRelease } from '../registry/release.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { Refusal } from '../refusal.ts'
import { isInRange } from './caret-range.ts'

export type Releases = Pick<ReleaseStore, 'readRemote' | 'readShell'>

/** Everything that the remotes of a tenant and its shell must hold together. @throws Refusal with the reason */
export function checkComposition(document: RegistryDocument, releases: Releases): void {
  const surfaces = Object.values(document.remotes)
    .map(({ surface }) => surface)
    .sort((a, b) => (a.remote < b.remote ? -1 : 1))
  checkUnique(document.tenant, 'path', surfaces, ({ routes }) => Object.values(routes).map(({ path }) => shapeOf(path)))
  checkUnique(document.tenant, 'link name', surfaces, ({ routes }) =>
    Object.values(routes).flatMap(({ linkName }) => linkName ?? []),
  )
  checkUnique(document.tenant, 'dialog', surfaces, ({ dialogs }) => Object.keys(dialogs))
  if (!document.shell) return
  const shell = releases.readShell(document.shell.version)
  for (const [name, { version }] of Object.entries(document.remotes)) {
    checkAgainstShell(releases.readRemote(name, version), shell)
  }
}

/** Names that the shell's own dialogs have. */
const shellDialogs = ['confirm', 'information', 'account-drawer', 'sign-up']

function checkUnique(
  tenant: string,
  what: string,
  surfaces: readonly Surface[],
  namesOf: (surface: Surface) => readonly string[],
) {
  const owners = new Map<string, string>(what === 'dialog' ? shellDialogs.map((name) => [name, 'the shell']) : [])
  for (const surface of surfaces) {
    for (const name of namesOf(surface)) {
      const owner = owners.get(name)
      if (owner !== undefined) {
        const both = owner === surface.remote ? `${owner} has twice` : `${owner} and ${surface.remote} both have`
        throw new Refusal(`${both} the ${what} "${name}" for the tenant ${tenant}.`)
      }
      owners.set(name, surface.remote)
    }
  }
}

/** Paths that match the same addresses are the same path, whatever their parameters are called. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replaceAll(/:[^/?]+/g, ':') || '/'

export function checkAgainstShell({ name, remote, needs, uses = {} }: RemoteRelease, shell: ShellRelease): void {
  if (!shell.serves.includes(remote.contract)) {
    throw new Refusal(
      `${name} ${remote.version} is written for contract ${remote.contract}; shell ${shell.shell.version} serves ${shell.serves.join(' and ')}.`,
    )
  }
  for (const [module, range] of Object.entries(needs)) {
    const provided = shell.provides[module]
    if (provided === undefined) {
      throw new Refusal(
        `${name} shares ${module} with the shell, but shell ${shell.shell.version} does not provide it.`,
      )
    }
    if (!isInRange(provided, range)) {
      throw new Refusal(`${name} needs ${module} ${range}; shell ${shell.shell.version} provides ${provided}.`)
    }
  }
  for (const [module, names] of Object.entries(uses)) {
    const given = shell.gives?.[module]
    const missing = names.find((used) => given && !given.includes(used))
    if (missing !== undefined) {
      throw new Refusal(
        `${name} uses ${missing} of ${module}, which shell ${shell.shell.version} does not give; publish a shell that does first, or both together.`,
      )
    }
  }
}
