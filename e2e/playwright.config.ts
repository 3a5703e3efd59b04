import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath, headlessShellPath, throughPort } from './store/chromium.ts'

// A store that is only named by its port does not say where its registry is, of which this needs a copy.
const hasData = process.env['STORE_PORT'] === undefined || process.env['STORE_DATA'] !== undefined

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const unrendered = {
  name: 'unrendered',
  // What is told apart by it, through a gateway whose registry has no server build; all journeys at night.
  testMatch: process.env['ALL_UNRENDERED']
    ? ['journeys/*.spec.ts']
    : ['journeys/{customer-buys,guest-buys,unrendered}.spec.ts'],
  use: {
    ...DESKTOP,
    launchOptions: {
      executablePath: headlessShellPath(),
      args: [...chromiumFlags, ...throughPort(process.env['UNRENDERED_PORT'])],
    },
  },
}

export default defineConfig({
  testDir: '.',
  testMatch: ['{accessibility,age,composition,frame,install,journeys,rendering,routing,security,session}/**/*.spec.ts'],
  globalSetup: './store/set-up.ts',
  // Two cores serve the store and its browsers; a third one has to wait for them.
  workers: 2,
  fullyParallel: true,
  // What passes at the second try is named at the end; `SECOND_TRIES` of the launcher says how many may.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  outputDir: '../test-results/browser',
  use: {
    // A trace costs a third of a run; `--trace on` takes one of what is looked into.
    screenshot: 'only-on-failure',
    // What a worker answers passes tests by that answer in its place; tests of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: headlessShellPath(), args: [...chromiumFlags] },
  },
  projects: [
    // What a shopper does most, by touch and on the width of a phone; accessibility looks at every width itself.
    {
      name: 'phone',
      testMatch: [
        'age/**/*.spec.ts',
        'journeys/{browse,checkout-steps,customer-buys,delivery,guest-buys,signing-in}.spec.ts',
        'rendering/hydration.spec.ts',
      ],
      use: PHONE,
    },
    { name: 'desktop', testIgnore: ['age/**', 'install/**', 'journeys/{delivery,unrendered}.spec.ts'], use: DESKTOP },
    {
      name: 'installed',
      testMatch: ['install/**/*.spec.ts'],
      use: { ...PHONE, launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags] } },
    },
    ...(hasData ? [unrendered] : []),
  ],
})
