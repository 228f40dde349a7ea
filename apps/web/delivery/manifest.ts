import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'

const folder = path.join(import.meta.dirname, '../../../docs/screens')

/** Shown when installing: two for phones, then one for larger screens. */
const manifestPictures = [
  { name: 'match', form: 'narrow', label: 'A match: the board, what the opponent did, and the question' },
  { name: 'why', form: 'narrow', label: 'Why the opponent did this, line by line' },
  { name: 'shelf', form: 'narrow', label: 'The games' },
  { name: 'desk', form: 'wide', label: 'A match on a large screen' },
] as const

export function pictureFileOf(name: string): Buffer {
  return readFileSync(path.join(folder, `${name}.webp`))
}

/** In the extended format, which Chromium writes. */
function sizeOf(webp: Buffer): string {
  if (webp.toString('latin1', 12, 16) !== 'VP8X') throw new Error('A WebP picture without its size.')
  return `${webp.readUIntLE(24, 3) + 1}x${webp.readUIntLE(27, 3) + 1}`
}

/** Made by `npm run screenshots`. */
function manifestScreenshots() {
  return manifestPictures.map(({ name, form, label }) => ({
    src: `screens/${name}.webp`,
    sizes: sizeOf(pictureFileOf(name)),
    type: 'image/webp',
    form_factor: form,
    label,
  }))
}

const matchType = 'application/vnd.opfor.match+json'

/**
 * Addresses are relative, because the app may be in a folder. A launch takes the open window: two windows with the same match
 * conflict.
 */
export function webManifest(): Partial<ManifestOptions> {
  return {
    name: 'Opfor',
    short_name: 'Opfor',
    description:
      'Your opponent for published solo wargames, at your table or on this screen. It says why it moves, and works offline.',
    lang: 'en',
    dir: 'ltr',
    categories: ['games', 'entertainment'],
    // One app per origin in any folder: all copies share the matches.
    id: 'opfor',
    start_url: './',
    scope: './',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: '#e9ecea',
    background_color: '#e9ecea',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icons/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    screenshots: manifestScreenshots(),
    shortcuts: [
      { name: 'Continue the newest match', short_name: 'Continue', url: './#/continue' },
      { name: 'New match of BLITZKRIEG!', short_name: 'BLITZKRIEG!', url: './#/new/blitzkrieg' },
      { name: 'Your own opponents', short_name: 'Opponents', url: './#/opponents' },
      { name: 'Settings', url: './#/settings' },
    ],
    share_target: {
      action: './share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'files',
            accept: ['text/markdown', 'text/plain', 'application/json', matchType, '.md', '.json', '.txt'],
          },
        ],
      },
    },
    // An own type: by application/json some systems would offer Opfor for every JSON file.
    file_handlers: [
      { action: './?files', accept: { [matchType]: ['.opfor.json'], 'text/markdown': ['.md'] } },
    ],
  }
}

const file = 'manifest.webmanifest'

/** The service worker does not precache them: only the system requests them. */
export function manifestFiles(): Plugin {
  return {
    name: 'opfor-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${file}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(webManifest()) })
      for (const { name } of manifestPictures)
        this.emitFile({ type: 'asset', fileName: `screens/${name}.webp`, source: pictureFileOf(name) })
    },
  }
}
