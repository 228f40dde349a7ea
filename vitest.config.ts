import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { languagesModule } from './apps/web/delivery/languages-module.ts'
import { preactAliases } from './apps/web/delivery/preact.ts'

const all = '{kernel,games,sheets,variants,sync,lab,studies,apps,site,scripts,evidence}/**'
const others = ['**/node_modules/**']
const common = { pool: 'threads', isolate: false, maxWorkers: availableParallelism() } as const

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [languagesModule()],
        resolve: { alias: preactAliases },
        test: {
          ...common,
          name: 'unit',
          // Their imports of React are replaced too.
          server: { deps: { inline: ['wouter', 'zustand'] } },
          include: [`${all}/*.test.ts`],
          exclude: [...others, '**/*.soak.test.ts'],
          setupFiles: [
            'scripts/test-setup/pin-seeds.ts',
            'scripts/test-setup/unit-test-sandbox.ts',
            'scripts/test-setup/unit-test-time-limit.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...common,
          name: 'soak',
          include: [`${all}/*.soak.test.ts`],
          exclude: others,
          globalSetup: ['scripts/test-setup/build-for-tests.ts'],
          setupFiles: ['scripts/test-setup/pin-seeds.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
