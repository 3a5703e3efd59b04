import { createOperator } from '../cli/operate.ts'
import { publishReleases } from '../publishing/publish.ts'
import { openRegistry } from '../registry/registry.ts'
import type { RemoteRelease, ShellRelease } from '../registry/release.ts'
import { makeFolder } from './fixture-workspace.ts'
import { asCandidate } from './release.builder.ts'

/** A registry in a temporary folder, with the tenants `fresh` and `corner`. */
export async function makeStore(remotes: readonly string[] = ['mf-orders', 'mf-account']) {
  const folder = makeFolder('aisle-registry-')
  const problems: string[] = []
  const registry = openRegistry(folder, { onProblem: ({ tenant, message }) => problems.push(`${tenant}: ${message}`) })
  const operator = createOperator(registry)
  await operator.declareTenant({ tenant: 'fresh', hosts: ['fresh.localhost'], remotes })
  await operator.declareTenant({ tenant: 'corner', hosts: ['corner.localhost'], remotes })
  return {
    folder,
    registry,
    operator,
    problems,
    publish: (...releases: (RemoteRelease | ShellRelease)[]) => publishReleases(releases.map(asCandidate), registry),
    versionOf: (tenant: string, name: string) => registry.readTenant(tenant)?.remotes[name]?.version,
  }
}
