import { defineConfig } from 'vitest/config'

const left =
  '{properties,corrections-at-random,corrections-in-generation,corrections-in-mission,correct-anything,replays,second,readme,ledger}.test.ts'

/** The tests of Conflict of Heroes that are quick enough to be run once for every mutant. */
export default defineConfig({
  test: {
    include: ['games/conflict-of-heroes/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/second/**', `**/${left}`],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
    // On a busy machine the longest takes more than the usual 5 s.
    testTimeout: 60_000,
  },
})
