/** Builds the web app and serves it on this machine; with --network also to phones in the same network. */
import path from 'node:path'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, '../apps/web/vite.config.ts')
console.log('Building the app ...')
const network = process.argv.includes('--network')
await build({ configFile, logLevel: 'warn', ...(network ? { mode: 'network' } : {}) })
const server = await preview({ configFile, preview: { host: network ? true : 'localhost', port: 4100 } })
console.log(`Opfor is ready: open ${server.resolvedUrls?.local[0] ?? 'http://localhost:4100/'} in a browser.`)
if (network) {
  for (const address of server.resolvedUrls?.network ?? [])
    console.log(`On a phone in the same network: ${address}`)
  console.log('This address works while this computer runs; offline use needs a host with HTTPS.')
} else console.log('For a phone in the same network: npm start -- --network.')
console.log('In the terminal: npx opfor play blitzkrieg. Ctrl-C stops.')
