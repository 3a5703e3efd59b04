import { runProgram } from './processes/run-program.ts'

type Run = (args: readonly string[]) => Promise<void>

/** A command of `aisle`, the program of the team that builds and publishes. */
const aisle =
  (...before: readonly string[]): Run =>
  (args) =>
    runProgram('packages/build/bin/aisle.mjs', [...before, ...args])

/** What `npm run NAME` does. */
export const commands: ReadonlyMap<string, Run> = new Map<string, Run>([
  ['start', async (args) => (await import('./start/start.ts')).start(args)],
  ['dev', async (args) => (await import('./dev/dev.ts')).dev(args)],
  ['test', async () => (await import('./test/test.ts')).test()],
  ['verify', async () => (await import('./test/test.ts')).verify()],
  ['nightly', async () => (await import('./test/test.ts')).nightly()],
  ['import', async (args) => (await import('./import/import.ts')).importFeed(args)],
  ['content', async (args) => (await import('./content/content.ts')).content(args)],
  ['orders', async (args) => (await import('./orders/orders.ts')).orders(args)],
  ['bench', (args) => runProgram('e2e/bench/bench.ts', args)],
  ['size', async (args) => (await import('./size/size.ts')).size(args)],
  ['new', aisle('new')],
  ['aisle', aisle()],
])
