import type { ServerBuild } from '@aisle/contract'
import { join } from 'node:path'
import { proveRendering, type RemoteToProve } from '../proof/prove-rendering.ts'
import { serverFile } from '../presets/server.ts'
import { Refusal } from '../refusal.ts'
import type { Registry } from '../registry/registry.ts'
import type { RemoteRelease, ShellRelease } from '../registry/release.ts'
import type { Candidate } from './publish.ts'

/**
 * Renders the public pages of builds that are about to be published. A remote is rendered with the shell that it goes
 * with or that was published last; a shell renders what the tenants run. @throws Refusal
 */
export async function proveCandidates(candidates: readonly Candidate[], registry: Registry): Promise<void> {
  const builds = candidates.map(({ release, files }) => ({ release, server: serverBuildIn(release, files) }))
  const remotes = builds.flatMap(({ release, server }): RemoteToProve[] =>
    release.kind === 'remote' ? [{ name: release.name, remote: release.remote, server, runs: false }] : [],
  )
  const shell = builds.find(({ release }) => release.kind === 'shell')?.server
  const running = shell ? runningRemotes(registry, new Set(remotes.map(({ name }) => name))) : []
  await proveRendering(shell ?? publishedShell(registry), [...remotes, ...running])
}

function serverBuildIn({ kind, name, files }: RemoteRelease | ShellRelease, folder: string): ServerBuild {
  const file = serverFile(kind)
  const integrity = files[file]
  if (integrity === undefined) throw new Refusal(`The build of ${name} has no ${file}, which renders it on the server.`)
  return { file: join(folder, file), integrity }
}

function publishedShell({ folder, releases }: Registry): ServerBuild {
  const version = releases.latest('shell')
  const server = version === undefined ? undefined : releases.readShell(version).shell.server
  if (!server) {
    throw new Refusal('No shell is published here that renders pages; publish the shell first, or both together.')
  }
  return { ...server, file: join(folder, server.file) }
}

/** Each version of each remote that a tenant runs, where it has a server build. */
function runningRemotes(registry: Registry, without: ReadonlySet<string>): readonly RemoteToProve[] {
  const known = new Map<string, RemoteToProve>()
  for (const tenant of registry.listTenants()) {
    for (const [name, remote] of Object.entries(registry.readTenant(tenant)?.remotes ?? {})) {
      const { server } = remote
      if (!server || without.has(name)) continue
      const file = join(registry.folder, server.file)
      known.set(file, { name, remote, server: { ...server, file }, runs: true })
    }
  }
  return [...known.values()]
}
