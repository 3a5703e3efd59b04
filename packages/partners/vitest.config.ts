import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'partners', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
})
