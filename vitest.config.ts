import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const inside = (folders: readonly string[]) => folders.flatMap((folder) => [`${folder}/**/*.test.{ts,tsx}`])
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/build/templates/**']

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
            'e2e/routing',
          ]),
          exclude: [...exclude, '**/*.database.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: inside(['packages/{commerce-api,identity,partners}']).concat('packages/*/**/*.database.test.ts'),
          exclude,
          globalSetup: ['packages/commerce-api/src/server/test-database.setup.ts'],
          // Hundreds of shoppers at once take their time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
