import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
