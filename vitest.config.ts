import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const inside = (folders: readonly string[], name = '*.test.{ts,tsx}') => folders.map((folder) => `${folder}/**/${name}`)
const RULES = '*.rules.test.ts'
const onNode = [
  'packages/{contract,api,gateway,demo}',
  'scripts',
  'e2e/{accessibility,bench,journeys,routing,security}',
]
/** They go to another folder, start programs and have other modules stand in for their own. */
const tools = ['packages/{build,launcher}']
const onDom = ['packages/{platform,ui}', 'shell', 'mf-*']
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/build/templates/**', '**/*.nightly.test.ts']
/** One PostgreSQL for the run; hundreds of shoppers at once take their time on a busy machine. */
const onPostgres = {
  environment: 'node' as const,
  // What a file changes is in a database of its own: a worker keeps what it has imported, which halves the time.
  isolate: false,
  globalSetup: ['packages/commerce-api/src/server/test-database.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const units = {
  environment: 'node' as const,
  // Servers and hundreds of their callers take more than five seconds on a busy machine.
  testTimeout: 20_000,
  exclude: [...exclude, '**/*.database.test.ts', `**/${RULES}`],
}

export default defineConfig({
  test: {
    // One worker less than there are cores is the default, which leaves one of two cores idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // A worker keeps what it has imported.
        test: { ...units, name: 'unit', isolate: false, include: inside(onNode) },
      },
      {
        test: { ...units, name: 'tools', include: inside(tools) },
      },
      {
        test: {
          // Pure functions, which leave nothing behind: they need no page, and no worker of their own.
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: inside([...onNode, ...tools, ...onDom], RULES),
          exclude,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'api',
          include: inside(['packages/{commerce-api,identity,partners}']).concat('packages/*/**/*.database.test.ts'),
          exclude,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'nightly',
          include: ['packages/commerce-api/**/*.nightly.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'dom',
          testTimeout: 20_000,
          environment: 'happy-dom',
          include: inside(onDom),
          exclude: [...exclude, `**/${RULES}`],
          setupFiles: ['packages/platform/vitest.setup.ts'],
        },
      },
    ],
  },
})
