// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PNPM = 'pnpm@12.21.0'

/**
 * Installs the packages unless that was done for this very lockfile. Answers the path of the pinned Node.
 * @param {string} root folder of the checkout
 * @param {(root: string) => Promise<number>} run
 */
export async function install(root, run = runPnpm) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const stamp = join(root, 'node_modules', '.aisle-install')
  const wanted = fingerprint(root)
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return node

  console.log('Installing the packages …')
  if ((await run(root)) !== 0 || !existsSync(node)) {
    throw new Error('The packages could not be installed; the lines above say why. Nothing else was done.')
  }
  writeFileSync(stamp, wanted)
  return node
}

/**
 * Changes with everything that an install depends on.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @returns {Promise<number>}
 */
function runPnpm(root) {
  const args = ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only']
  // CI: pnpm asks no questions, for example whether it may replace what an older version installed.
  const env = { ...process.env, CI: 'true' }
  return new Promise((resolve) => {
    const child = spawn('npx', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) => {
      console.error(`npx could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
