import { defineConfig } from 'vitest/config'

const left = '{proofs,corrections-at-random,readme,ledger,files,layout}.test.ts'

/** The tests of Blood & Plunder that are quick enough to be run once for every mutant. */
export default defineConfig({
  test: {
    include: ['games/blood-and-plunder/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/second/**', `**/${left}`],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
  },
})
