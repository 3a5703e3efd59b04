import { availableParallelism } from 'node:os'
import { inWorkspace } from '../workspace.ts'
import { readPlaywrightReport, readReport, readVitestReport, reportPath } from './reports.ts'
import type { Step } from './steps.ts'

const bin = (name: string) => inWorkspace('node_modules/.bin', name)

const types = (part: string): Step => ({
  name: `types (${part})`,
  command: [bin('tsc'), '-p', `tsconfig.${part}.json`],
})

type VitestOptions = {
  readonly files?: readonly string[]
  readonly args?: readonly string[]
  readonly env?: Step['env']
}

function vitest(name: string, projects: readonly string[], { files = [], args = [], env }: VitestOptions = {}): Step {
  const report = reportPath([...projects, ...files].join('-').replaceAll('/', '.'))
  return {
    name,
    command: [
      process.execPath,
      inWorkspace('node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...args,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    read: () => readVitestReport(readReport(report)),
    ...(env && { env }),
  }
}

const program = (path: string, ...args: readonly string[]): Step['command'] => [
  process.execPath,
  inWorkspace(path),
  ...args,
]
const aisle = (...args: readonly string[]) => program('packages/build/bin/aisle.mjs', ...args)

/** Tests on PostgreSQL wait for it: one worker more than there are cores, 213 → 171 to 188 s on two. */
const MORE_WORKERS = [`--maxWorkers=${availableParallelism() + 1}`]

/** Everything that needs no browser. */
export const checksWithoutBrowser = (): readonly Step[] => [
  types('browser'),
  types('worker'),
  types('server'),
  types('e2e'),
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint and cycles', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'boundaries and dependencies', command: aisle('boundaries') },
  { name: 'API report', command: aisle('report', '--check') },
  { name: 'links', command: aisle('links') },
  vitest('unit tests', ['unit', 'tools', 'rules', 'dom']),
  vitest('API tests on PostgreSQL', ['api'], { args: MORE_WORKERS }),
  { name: 'sizes', command: aisle('size') },
  { name: 'sizes of documents', command: program('e2e/size/documents.ts') },
  { name: 'calls not served yet', command: program('packages/commerce-api/src/not-served.ts') },
]

type PlaywrightOptions = { readonly args?: readonly string[]; readonly env?: Step['env'] }

function playwright(name: string, report: string, config: string, { args = [], env }: PlaywrightOptions = {}): Step {
  const path = reportPath(report)
  const playwrightCli = 'e2e/node_modules/@playwright/test/cli.js'
  return {
    name,
    command: program(playwrightCli, 'test', '--config', inWorkspace(config), ...args),
    read: () => readPlaywrightReport(readReport(path)),
    ...(env && { env }),
  }
}

/** How often properties are tried at night (G15). */
const MANY_RUNS = { PROPERTY_RUNS: '100000', BALANCE_RUNS: '2000' }

/** Everything that takes too long for every change: pairs of calls at once, properties on many inputs, load. */
export const nightlyChecks = (): readonly Step[] => [
  vitest('calls at once on PostgreSQL (G3)', ['nightly']),
  vitest('properties of money (G15)', ['api'], {
    files: ['pricing', 'cents-balance', 'refund.rules', 'totals-without', 'merge-cart.rules'],
    env: MANY_RUNS,
  }),
  vitest('kill -9 under writers (G4), guesses of cart numbers (T10), quantities (T22)', ['api'], {
    files: ['order-crash', 'cart-guesses', 'cart-quantities', 'payment-events', 'refund-stories'],
    env: { CRASH_CYCLES: '100', CART_GUESSES: '100000', QUANTITIES: '3334', PAYMENT_RUNS: '1000' },
  }),
  vitest('calls changed by chance (G7)', ['api'], {
    files: ['mutated-calls'],
    env: { MUTATED_CALLS: '100000' },
  }),
  playwright(
    'checkout in all 36 ways, left at ten moments (F23), lists late in any order, leaks of every remote (F7), two tabs (G16)',
    'browser',
    'e2e/playwright.config.ts',
    {
      args: ['checkout-ways', 'last-step', 'placing', 'rapid', 'late-lists', 'leaks', 'two-tabs', '--project=desktop'],
      env: { ALL_WAYS: '1', ALL_LATE: '1', LEAKS_OF: 'all', TAB_OPERATIONS: '1000' },
    },
  ),
  playwright('all journeys without a server build', 'browser', 'e2e/playwright.config.ts', {
    args: ['--project=unrendered'],
    env: { ALL_UNRENDERED: '1' },
  }),
  vitest('replies harmed in a thousand ways (F13)', ['dom'], {
    files: ['harmed-replies'],
    env: { HARM_SEEDS: '1000' },
  }),
  vitest('stories of a cart in two tabs (G16), templates by chance (T33)', ['dom'], {
    files: ['cart.model', 'template-fuzz'],
    env: { PROPERTY_RUNS: '5000' },
  }),
  { name: 'orders under load (G1)', command: program('e2e/bench/bench.ts', '--only', 'orders') },
]

/** Composition and journeys in a real browser, on the production build; then development, which is alone. */
export const browserChecks = (): readonly Step[] => [
  playwright('composition and journeys in the browser', 'browser', 'e2e/playwright.config.ts'),
  playwright('development in the browser', 'development', 'e2e/dev/playwright.config.ts'),
]
