import type { Registry } from '../registry/registry.ts'

/** What each tenant runs, as a table for people. */
export function describeRegistry(registry: Registry): string {
  const tenants = registry.listTenants().flatMap((name) => registry.readTenant(name) ?? [])
  if (tenants.length === 0) return 'No tenant yet.'
  return tenants
    .map(({ tenant, hosts, revision, shell, remotes, enabled, pins }) =>
      [
        `${tenant}  (${hosts.join(', ')}; revision ${revision})`,
        `  ${'shell'.padEnd(22)} ${shell?.version ?? 'not published'}`,
        ...enabled
          .toSorted()
          .map(
            (name) =>
              `  ${name.padEnd(22)} ${remotes[name]?.version ?? 'not published'}${pins[name] ? '  pinned' : ''}`,
          ),
      ].join('\n'),
    )
    .join('\n\n')
}
