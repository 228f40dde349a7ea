import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,sync,lab,studies,apps,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
    // A test that hangs ends; one that only waits for a busy machine does not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
