import { defineConfig } from 'vitest/config'

/** The kernel's own tests, without those that measure time: what `npm run mutate kernel` runs against each change. */
export default defineConfig({
  test: {
    include: ['kernel/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', 'evidence/kernel/bench/**'],
    setupFiles: ['scripts/pin-seeds.ts'],
    env: { PROPERTY_RUNS: '25' },
    pool: 'threads',
    isolate: false,
  },
})
