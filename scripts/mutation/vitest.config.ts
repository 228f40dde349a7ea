import { defineConfig } from 'vitest/config'
import { mutated } from './mutated.ts'

const { tests = '', without = [] } = mutated[process.env['OPFOR_MUTATED'] ?? ''] ?? {}

/** Only the tests that are fast enough to run for every mutant. */
export default defineConfig({
  test: {
    include: [tests],
    exclude: ['**/node_modules/**', '**/*.soak.test.ts', ...without.map((name) => `**/${name}.test.ts`)],
    setupFiles: ['scripts/test-setup/pin-seeds.ts'],
    env: { PROPERTY_RUNS: '25' },
    pool: 'threads',
    isolate: false,
    // On a busy machine the longest takes more than the usual 5 s.
    testTimeout: 60_000,
  },
})
