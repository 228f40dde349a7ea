import type { ManifestOptions } from 'vite-plugin-pwa'
import { manifestScreenshots } from './manifest-pictures.ts'

const matchType = 'application/vnd.opfor.match+json'

/**
 * The web app manifest. Its addresses are relative, because the app may be in a folder of a larger site. A launch takes the window that
 * is open: two windows with the same match get in each other's way. Badges and a locked orientation are not used.
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
    // One app per origin, wherever its folder is: all copies of an origin have the same matches.
    id: 'opfor',
    start_url: './',
    scope: './',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: '#f4efe4',
    background_color: '#f4efe4',
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
    // A type of its own: by application/json some systems would offer Opfor for every JSON file.
    file_handlers: [
      { action: './?files', accept: { [matchType]: ['.opfor.json'], 'text/markdown': ['.md'] } },
    ],
  }
}
