import { buildSlices } from '../building/build.ts'
import { type BuildRecord, webFolder } from '../building/build-record.ts'
import type { Slice } from '../building/slices.ts'
import { newDocument, type RegistryDocument } from '../registry/document.ts'
import { publishRemote, runShell } from '../registry/changes.ts'
import type { Registry } from '../registry/registry.ts'
import { type Release, versionOf } from '../registry/release.ts'
import { Refusal } from '../refusal.ts'
import type { Budgets } from './budgets.ts'
import { checkRemote } from './check-build.ts'
import { checkComposition, type Releases } from './check-composition.ts'
import { describeRemote, describeShell } from './describe-release.ts'
import { proveCandidates } from './prove-candidates.ts'
import { readSurface } from './read-surface.ts'
import { missingModules, readRemoteParts } from './remote-parts.ts'

export type PublishOptions = {
  readonly workspace: string
  readonly registry: Registry
  readonly budgets: Budgets
  /** Names of the API's calls. */
  readonly endpoints: ReadonlySet<string>
  /** Where browsers find the registry's folder; the page's own origin when absent. */
  readonly origin?: string | undefined
}

export type Published = { readonly slice: string; readonly version: string; readonly tenants: readonly string[] }

/**
 * Builds what is stale, verifies it, copies it in and makes the tenants run it. Slices published together are checked
 * together, so that a shell and its remotes can move to a new major of a shared package.
 * @throws Refusal; nothing has changed then
 */
export async function publish(slices: readonly Slice[], options: PublishOptions): Promise<readonly Published[]> {
  return await publishCandidates(await buildCandidates(slices, options), options.registry)
}

/** All that `publish` does up to and without changing anything. @throws Refusal */
export async function verify(slices: readonly Slice[], options: PublishOptions): Promise<readonly Candidate[]> {
  const candidates = await buildCandidates(slices, options)
  await proveCandidates(candidates, options.registry)
  return candidates
}

async function buildCandidates(slices: readonly Slice[], options: PublishOptions): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  for (const { slice, record } of await buildSlices(options.workspace, slices)) {
    candidates.push({ files: webFolder(slice), release: await verifyBuild(slice, record, options) })
  }
  return candidates
}

export type Candidate = { readonly files: string; readonly release: Release }

/** Publishes builds that render their public pages. @throws Refusal; nothing has changed then */
export async function publishCandidates(
  candidates: readonly Candidate[],
  registry: Registry,
): Promise<readonly Published[]> {
  await proveCandidates(candidates, registry)
  return await publishReleases(candidates, registry)
}

/** Publishes verified builds. @throws Refusal if a tenant's slices would not fit together */
export async function publishReleases(
  candidates: readonly Candidate[],
  registry: Registry,
): Promise<readonly Published[]> {
  const names = candidates.map(({ release }) => release.name)
  const releases = withCandidates(registry.releases, candidates)
  const changed = await registry.change({
    command: `publish ${names.join(' ')}`,
    tenants: registry.listTenants(),
    edit: (document, tenant) => candidates.reduce(applyRelease, document ?? declareNothing(tenant)),
    check: (document) => checkComposition(document, releases),
    prepare: () => {
      for (const { release, files } of candidates) registry.releases.add(release, files)
    },
  })
  for (const { release } of candidates) registry.releases.setLatest(release.name, versionOf(release))
  return candidates.map(({ release }) => ({
    slice: release.name,
    version: versionOf(release),
    tenants: changed.filter((document) => runs(document, release)).map(({ tenant }) => tenant),
  }))
}

const applyRelease = (document: RegistryDocument, { release }: Candidate) =>
  release.kind === 'shell' ? runShell(document, release) : publishRemote(document, release)

const declareNothing = (tenant: string) => newDocument({ tenant, hosts: [], remotes: [] })

const runs = ({ shell, remotes }: RegistryDocument, release: Release) =>
  (release.kind === 'shell' ? shell?.version : remotes[release.name]?.version) === versionOf(release)

/** The store's releases and those about to be added. */
function withCandidates(store: Releases, candidates: readonly Candidate[]): Releases {
  const remotes = candidates.flatMap(({ release }) => (release.kind === 'remote' ? release : []))
  const shells = candidates.flatMap(({ release }) => (release.kind === 'shell' ? release : []))
  return {
    readRemote: (name, version) =>
      remotes.find((release) => release.name === name && release.remote.version === version) ??
      store.readRemote(name, version),
    readShell: (version) => shells.find(({ shell }) => shell.version === version) ?? store.readShell(version),
  }
}

/** The release that a build would be. @throws Refusal with the reason why it may not be published */
async function verifyBuild(slice: Slice, build: BuildRecord, options: PublishOptions): Promise<Release> {
  const { name, folder, kind } = slice
  if (kind === 'shell') return describeShell(build, options.origin)

  const surface = await readSurface(name, folder)
  const parts = readRemoteParts(folder)
  const [missing] = missingModules(folder, parts)
  if (missing !== undefined) throw new Refusal(`src/remote.ts of ${name} imports ${missing}, which is not there.`)
  checkRemote({ name, files: webFolder(slice), build, surface, parts }, options)
  return describeRemote(name, { build, surface, parts }, options.origin)
}
