import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Development is proven apart from the journeys: with a store of its own, whose slices change. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: ['*.spec.ts'],
  globalSetup: './start-dev-store.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['line'], ['json', { outputFile: '../../test-results/development.json' }]],
  outputDir: '../../test-results/development',
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
})
