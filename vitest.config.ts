import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,sync,lab,apps,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
})
