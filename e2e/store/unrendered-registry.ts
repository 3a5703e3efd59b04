import { cp, glob, rm } from 'node:fs/promises'
import { openRegistry } from '../../packages/build/src/registry/registry.ts'

/** Copies a registry as if all that is published in it had been built without `server/`. Gives the new folder. */
export async function copyWithoutServerBuilds(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true })
  for await (const folder of glob(`${to}/{shell,remotes/*}/*/server`)) await rm(folder, { recursive: true })
  const registry = openRegistry(to)
  await registry.change({
    command: 'test',
    tenants: registry.listTenants(),
    edit: (document, tenant) => {
      if (!document) throw new Error(`${tenant} has no document.`)
      const remotes = Object.entries(document.remotes).map(([name, remote]) => [name, { ...remote, server: undefined }])
      const { shell } = document
      return {
        ...document,
        remotes: Object.fromEntries(remotes),
        ...(shell ? { shell: { ...shell, server: undefined } } : {}),
      }
    },
  })
  return to
}
