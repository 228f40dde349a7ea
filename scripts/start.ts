/** Builds the web app and serves it on this machine. */
import path from 'node:path'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, '../apps/web/vite.config.ts')
console.log('Building the app ...')
await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, preview: { host: 'localhost', port: 4100 } })
console.log(`Opfor is ready: open ${server.resolvedUrls?.local[0] ?? 'http://localhost:4100/'} in a browser.`)
console.log('In the terminal: npx opfor play blitzkrieg. Ctrl-C ends.')
