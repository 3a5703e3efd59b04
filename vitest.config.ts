import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const inside = (folders: readonly string[]) => folders.flatMap((folder) => [`${folder}/**/*.test.{ts,tsx}`])
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/build/templates/**', '**/*.nightly.test.ts']
/** One PostgreSQL for the run; hundreds of shoppers at once take their time on a busy machine. */
const onPostgres = {
  environment: 'node' as const,
  globalSetup: ['packages/commerce-api/src/server/test-database.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // One worker less than there are cores is the default, which leaves one of two cores idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: inside([
            'packages/{contract,api,build,launcher,gateway,demo}',
            'scripts',
            'e2e/bench',
            'e2e/journeys',
            'e2e/routing',
          ]),
          exclude: [...exclude, '**/*.database.test.ts'],
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
          include: inside(['packages/{platform,ui}', 'shell', 'mf-*']),
          exclude,
          setupFiles: ['packages/platform/vitest.setup.ts'],
        },
      },
    ],
  },
})
