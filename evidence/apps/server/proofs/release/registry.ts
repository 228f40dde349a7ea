import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Environment, Rehearsal } from './rehearsal.ts'

const verdaccio = '6.10.4'

/** A dependency names it by a tag, which some mirrors lack. */
const overrides = { 'node-fetch': '2.7.0' }

/** No upstream registry: unpublished packages are not found. */
const configuration = `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: {}
packages: { '**': { access: $all, publish: $authenticated } }
web: { enable: false }
log: { type: stdout, format: pretty, level: warn }
`

export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
      })
    })
  })
}

export async function installRegistry(rehearsal: Rehearsal): Promise<string> {
  const folder = rehearsal.newFolder('registry')
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, overrides }))
  writeFileSync(path.join(folder, 'config.yaml'), configuration)
  await rehearsal.run(`npm install --no-audit --no-fund --silent verdaccio@${verdaccio}`, folder, process.env)
  return folder
}

/** In the returned environment npm reaches no other registry: the proxy is an unused port. */
export async function startRegistry(rehearsal: Rehearsal, folder: string): Promise<Environment> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const program = [process.execPath, 'node_modules/verdaccio/bin/verdaccio']
  const options = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`]
  await rehearsal.start([...program, ...options], folder, process.env, 'http address')
  const response = await fetch(`${url}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: 'rehearsal' }),
  })
  const { token } = (await response.json()) as { readonly token?: string }
  if (token === undefined) throw new Error(`The registry made no account: ${response.status}.`)

  const home = rehearsal.newFolder('home')
  const nobody = 'http://127.0.0.1:9'
  const settings = [
    `registry=${url}`,
    `//127.0.0.1:${port}/:_authToken=${token}`,
    `cache=${path.join(home, 'cache')}`,
    `proxy=${nobody}`,
    `https-proxy=${nobody}`,
    'noproxy=127.0.0.1',
    'audit=false',
    'fund=false',
    'update-notifier=false',
  ]
  writeFileSync(path.join(home, '.npmrc'), `${settings.join('\n')}\n`)
  const temporary = path.join(rehearsal.folder, 'tmp')
  mkdirSync(temporary)
  return {
    HOME: home,
    LC_ALL: 'C.UTF-8',
    PATH: process.env['PATH'],
    TMPDIR: temporary,
    npm_config_userconfig: path.join(home, '.npmrc'),
    http_proxy: nobody,
    https_proxy: nobody,
    no_proxy: '127.0.0.1,localhost',
  }
}
