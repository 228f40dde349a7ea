import path from 'node:path'
import { firstLoad, precachedFiles } from './first-load.ts'

const folder = path.resolve(import.meta.dirname, '..', process.env['OPFOR_BUILT'] ?? 'dist')

export default [
  {
    name: 'the home screen and a match of BLITZKRIEG!, first load',
    path: firstLoad(folder).map((file) => path.join(folder, file)),
    gzip: true,
    limit: '104.6 kB',
  },
  {
    name: 'everything that the service worker precaches',
    path: precachedFiles(folder).map((file) => path.join(folder, file)),
    gzip: true,
    limit: '465 kB',
  },
]
