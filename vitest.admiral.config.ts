import { defineConfig } from 'vitest/config'

const left = '{properties,corrections-at-random,replays,taps,readme,ledger}.test.ts'

/** The tests of Admiral that are quick enough to be run once for every mutant. */
export default defineConfig({
  test: {
    include: ['games/admiral/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/second/**', `**/${left}`],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
    // On a busy machine the longest takes more than the usual 5 s.
    testTimeout: 60_000,
  },
})
