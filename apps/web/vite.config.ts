import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import prefresh from '@prefresh/vite'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifestFiles } from './delivery/manifest.ts'
import { takeShare } from './delivery/take-share.ts'
import { firstChunks } from './delivery/first-chunk.ts'
import { headersInPreview } from './delivery/headers.ts'
import { workers } from './delivery/workers.ts'
import { appParts } from './delivery/parts.ts'
import { preactAliases } from './delivery/preact.ts'
import { languagesModule } from './delivery/languages-module.ts'
import { registryModule } from './delivery/registry-module.ts'

/** Preloads only the first match's rules and board; a list of all files would cost more. */
const ofFirstMatch = /\/blitzkrieg-/

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

const entities = fileURLToPath(new URL('index.js', import.meta.resolve('decode-named-character-reference')))

const { plugin: parts, isOfPart } = appParts()

export default defineConfig(
  async ({ mode }): Promise<UserConfig> => ({
    root: import.meta.dirname,
    base: './',
    define: { OPFOR_VERSION: JSON.stringify(version) },
    resolve: {
      alias: {
        ...preactAliases,
        // Its variant for browsers sets innerHTML, which the security headers forbid.
        'decode-named-character-reference': entities,
      },
      dedupe: ['preact'],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [
      await prefresh(),
      registryModule({ withSmallGame: mode === 'small-game' }),
      languagesModule({ withPseudo: mode === 'small-game' }),
      workers(),
      parts,
      headersInPreview(),
      manifestFiles(),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        // delivery/manifest.ts writes it: this plugin would have the worker precache it.
        manifest: false,
        workbox: {
          globPatterns: ['**/*.{js,css,html,svg,woff2}', 'parts.json'],
          // Only the installing system needs the icons.
          globIgnores: ['icons/*'],
          // Languages, the lab and the editors are downloaded on first use, then cached.
          manifestTransforms: [
            (files) => ({ manifest: files.filter(({ url }) => !isOfPart(url)), warnings: [] }),
          ],
          runtimeCaching: [
            { urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'opfor-parts' } },
            // For shares from the system; the manifest names this address.
            { urlPattern: /\/share-target$/, handler: takeShare, method: 'POST' },
          ],
          // A single file: importScripts in the worker would need its own Trusted Types policy.
          inlineWorkboxRuntime: true,
          cleanupOutdatedCaches: true,
          // The first visit is served from the cache too, so that lazy chunks load offline.
          clientsClaim: true,
          // The server handles the API.
          navigateFallbackDenylist: [/\/api\//],
        },
      }),
    ],
    build: {
      target: 'es2024',
      sourcemap: false,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, wanted) => (ofFirstMatch.test(file) ? wanted : []),
      },
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: firstChunks() } },
      },
    },
    preview: { cors: false },
  }),
)
