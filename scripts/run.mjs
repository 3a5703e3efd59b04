// What every npm script calls, on any Node from 20 on and with nothing installed: installs what is missing, then hands
// over to the pinned Node 24, which runs TypeScript as it is.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Aisle needs Node 20 or newer to install itself; this is ${process.version}.`)

const node = await install(root).catch((error) => fail(error.message))
const launcher = join(root, 'packages', 'launcher', 'src', 'main.ts')
// The launcher waits more than it works, and an import holds its rows for a moment only: a small young generation halves
// the memory that they take.
const flags = ['--max-semi-space-size=8']
// The channel tells the launcher when this process is gone, however it went: nothing stays behind.
const child = spawn(node, [...flags, launcher, ...process.argv.slice(2)], {
  cwd: root,
  // What a program has compiled is there for the next start of it: the API takes a third less of the CPU then.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
child.on('error', (error) => fail(`Node 24 could not be started: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
stopWithNpm()

/** npm that is killed cannot tell us; but we get another parent then. */
function stopWithNpm() {
  const parent = process.ppid
  if (!process.env['npm_lifecycle_event']) return
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
