import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath, throughPort } from './store/chromium.ts'

// A store that is only named by its port does not say where its registry is, of which this needs a copy.
const hasData = process.env['STORE_PORT'] === undefined || process.env['STORE_DATA'] !== undefined

const unrendered = {
  name: 'unrendered',
  // The same journeys through a gateway whose registry has no server build.
  testMatch: ['journeys/**/*.spec.ts'],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumFlags, ...throughPort(process.env['UNRENDERED_PORT'])],
    },
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: ['{accessibility,age,composition,frame,install,journeys,rendering,routing,security,session}/**/*.spec.ts'],
  globalSetup: './store/set-up.ts',
  // Two cores serve the store and its browsers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  outputDir: '../test-results/browser',
  use: {
    trace: 'retain-on-failure',
    // What a worker answers passes tests by that answer in its place; tests of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags] },
  },
  projects: [
    {
      name: 'phone',
      // Faults and policies do not depend on the width of a window; accessibility looks at every width itself.
      testIgnore: [
        'session/**',
        'composition/**',
        'routing/**',
        'security/**',
        'accessibility/**',
        'frame/**',
        'install/service-worker.spec.ts',
        'journeys/unrendered.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: ['journeys/unrendered.spec.ts'], use: { viewport: { width: 1440, height: 900 } } },
    ...(hasData ? [unrendered] : []),
  ],
})
