import { defineConfig } from 'vitest/config'

/** The tests of BLITZKRIEG! that are quick enough to be run once for every mutant. */
export default defineConfig({
  test: {
    include: ['games/blitzkrieg/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/second/**',
      '**/{properties,correction-anywhere,readme,board-pack}.test.ts',
    ],
    setupFiles: ['scripts/pin-seeds.ts'],
    pool: 'threads',
    isolate: false,
  },
})
