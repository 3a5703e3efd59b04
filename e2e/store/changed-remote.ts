import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WORKSPACE = join(import.meta.dirname, '../..')

export type Change = {
  /** Below the remote's folder. */
  readonly file: string
  readonly before: string
  readonly after: string
}

/** A checkout of its own in which one remote says something else; the work tree stays as it is. */
export async function changedRemote(remote: string, { file, before, after }: Change) {
  const root = await mkdtemp(join(tmpdir(), 'aisle-changed-'))
  const from = (path: string) => join(WORKSPACE, path)
  for (const path of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package.json']) await cp(from(path), join(root, path))
  await symlink(from('packages'), join(root, 'packages'))
  await mkdir(join(root, remote))
  for (const path of ['package.json', 'rsbuild.config.ts', 'src']) {
    await cp(from(`${remote}/${path}`), join(root, remote, path), { recursive: true })
  }
  await symlink(from(`${remote}/node_modules`), join(root, remote, 'node_modules'))

  const path = join(root, remote, file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} of ${remote} does not say "${before}".`)
  await writeFile(path, source.replace(before, after))
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}
