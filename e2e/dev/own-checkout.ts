import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const WORKSPACE = join(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', '.git', '.aisle', 'test-results', 'coverage', 'e2e', 'docs'])

/** A checkout of its own with what is installed and built here: the work tree stays as it is. */
export async function makeCheckout() {
  const root = await mkdtemp(join(tmpdir(), 'aisle-checkout-'))
  const isCopied = (path: string) => path === WORKSPACE || !LEFT_OUT.has(basename(path))
  await cp(WORKSPACE, root, { recursive: true, filter: isCopied })
  for (const folder of await foldersWithPackages()) {
    await symlink(join(WORKSPACE, folder, 'node_modules'), join(root, folder, 'node_modules'))
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

async function foldersWithPackages() {
  const names = await readdir(WORKSPACE)
  const packages = await readdir(join(WORKSPACE, 'packages'))
  return [
    '.',
    'shell',
    ...names.filter((name) => name.startsWith('mf-')),
    ...packages.map((name) => `packages/${name}`),
  ]
}

export type Edit = { readonly file: string; readonly before: string; readonly after: string }

/**
 * Saves a file of the checkout with another text in place of one that it has. In one step, as editors do: a build that
 * reads a file while it is written finds it empty, and a page without its module starts anew.
 */
export async function edit({ file, before, after }: Edit, root = process.env['DEV_CHECKOUT'] ?? ''): Promise<void> {
  const path = join(root, file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(before)) throw new Error(`${file} does not say "${before}".`)
  await writeFile(`${path}.saving`, source.replace(before, after))
  await rename(`${path}.saving`, path)
}
