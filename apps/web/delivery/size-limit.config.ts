import path from 'node:path'
import { firstLoad, precachedFiles } from './first-load.ts'

const folder = path.resolve(import.meta.dirname, '..', process.env['OPFOR_BUILT'] ?? 'dist')

/** Each limit is 5% above the value measured when it was set. */
export default [
  {
    name: 'the home screen and a match of BLITZKRIEG!, first load',
    path: firstLoad(folder).map((file) => path.join(folder, file)),
    gzip: true,
    limit: '108.1 kB',
  },
  {
    name: 'everything that the service worker precaches, but the font',
    path: precachedFiles(folder)
      .filter((file) => !file.endsWith('.woff2'))
      .map((file) => path.join(folder, file)),
    gzip: true,
    limit: '477.6 kB',
  },
]
