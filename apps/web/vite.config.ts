import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstChunks } from './delivery/first-chunk.ts'
import { headersInPreview } from './delivery/headers-in-preview.ts'
import { registryModule } from './delivery/registry-module.ts'

/** The rules and the board of the first match: all they need is asked for at once. The names of all other files would cost more. */
const ofFirstMatch = /\/blitzkrieg-/

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  define: { OPFOR_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    registryModule({ withSmallGame: mode === 'small-game' }),
    headersInPreview(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Opfor',
        short_name: 'Opfor',
        description: 'Your opponent for solo wargames.',
        display: 'standalone',
        start_url: './',
        theme_color: '#2f4a3c',
        background_color: '#f4efe4',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        // One file: a worker that fetches a second script would need a policy of its own for it.
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        // The first visit too is served from the device once all is there: what loads when it is opened opens offline.
        clientsClaim: true,
        // Short links and the server's own addresses are for the server to answer, where there is one.
        navigateFallbackDenylist: [/\/(?:l|api)\//],
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
    rolldownOptions: { output: { codeSplitting: { groups: firstChunks() } } },
  },
  preview: { cors: false },
}))
