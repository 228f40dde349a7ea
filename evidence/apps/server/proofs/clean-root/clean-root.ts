import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { knownBlocks } from './known-blocks.ts'
import { pageBlocks } from './page-commands.ts'
import { RootShell } from './shell.ts'

const root = path.join(import.meta.dirname, '../../../../..')

/** Follows docs/operations.md in an export of the repository. Cached by commit. */
function buildRelease(cache: string): string {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const built = path.join(cache, commit)
  if (existsSync(built)) return built
  const copy = mkdtempSync(path.join(os.tmpdir(), 'opfor-export-'))
  const run = (command: string): void => {
    execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
  }
  execFileSync('bash', ['-c', `git archive ${commit} | tar --extract --directory ${copy}`], { cwd: root })
  for (const { first, commands } of pageBlocks()) if (first === 'npm ci') run(commands)
  mkdirSync(`${built}.unfinished`, { recursive: true })
  const release = path.join(copy, 'dist/release')
  for (const name of readdirSync(release))
    if (/^opfor-(?:server-)?\d.*\.(?:zip|tgz)$/.test(name))
      copyFileSync(
        path.join(release, name),
        path.join(`${built}.unfinished`, name.replace(/\d+\.\d+\.\d+/, '')),
      )
  execFileSync('mv', [`${built}.unfinished`, built])
  rmSync(copy, { recursive: true })
  return built
}

async function startAptProxy(socket: string): Promise<http.Server> {
  const proxy = http.createServer((request, response) => {
    const outgoing = http.request(request.url ?? '', { headers: request.headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      incoming.pipe(response)
    })
    outgoing.on('error', () => response.writeHead(502).end())
    outgoing.end()
  })
  await new Promise<void>((resolve) => {
    proxy.listen(socket, resolve)
  })
  return proxy
}

async function relayTo(socket: string, port: number): Promise<net.Server> {
  const relay = net.createServer((inside) => {
    const outside = net.connect(socket)
    inside.on('error', () => outside.destroy())
    outside.on('error', () => inside.destroy())
    inside.pipe(outside).pipe(inside)
  })
  await new Promise<void>((resolve) => {
    relay.listen(port, '127.0.0.1', resolve)
  })
  return relay
}

const aptPort = 3142
const cache = path.join(os.tmpdir(), 'opfor-clean-root')

/** Runs debootstrap only once; later roots are unpacked from the cache. */
function makeRoot(): string {
  const archive = path.join(cache, 'bookworm.tar')
  mkdirSync(cache, { recursive: true })
  if (!existsSync(archive)) {
    const base = mkdtempSync(path.join(cache, 'base-'))
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', base], { stdio: 'ignore' })
    execFileSync('tar', ['--create', '--file', archive, '--directory', base, '.'])
    rmSync(base, { recursive: true })
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'opfor-root-'))
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder])
  chmodSync(folder, 0o755)
  return folder
}

/** Copies the release under each version that the page names. */
function copyReleases(folder: string): void {
  const built = buildRelease(cache)
  for (const version of pageBlocks().flatMap(({ first }) => /^version=(\S+)$/.exec(first)?.[1] ?? [])) {
    copyFileSync(path.join(built, 'opfor-server-.zip'), path.join(folder, `root/opfor-server-${version}.zip`))
    copyFileSync(path.join(built, 'opfor-.tgz'), path.join(folder, `root/opfor-${version}.tgz`))
  }
}

/** Isolates network, processes and mounts; returns the exit code. */
export async function runInCleanRoot(program: string): Promise<number> {
  const folder = makeRoot()
  copyReleases(folder)
  const socket = `${folder}.sock`
  const proxy = await startAptProxy(socket)
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  // A shell as first process collects orphaned processes.
  const init = ['bash', '-c', '"$@" & wait $!', 'init']
  const inside = spawn('unshare', [...namespaces, ...init, process.execPath, program, '--inside', folder], {
    stdio: 'inherit',
  })
  const [code] = (await once(inside, 'exit')) as [number | null]
  proxy.close()
  rmSync(folder, { recursive: true, force: true })
  rmSync(socket, { force: true })
  return code ?? 1
}

export interface CleanRoot {
  readonly folder: string
  readonly shell: RootShell
  /** `change` rewrites the commands before they run. */
  readonly runBlock: (first: string, change?: (commands: string) => string) => Promise<string>
}

export async function enterCleanRoot(folder: string): Promise<CleanRoot> {
  execFileSync('ip', ['link', 'set', 'lo', 'up'])
  execFileSync('mount', ['-t', 'proc', 'proc', path.join(folder, 'proc')])
  execFileSync('mount', ['--rbind', '/dev', path.join(folder, 'dev')])
  await relayTo(`${folder}.sock`, aptPort)
  writeFileSync(
    path.join(folder, 'etc/apt/apt.conf.d/relay'),
    `Acquire::http::Proxy "http://127.0.0.1:${aptPort}";\n`,
  )
  copyFileSync(path.join(import.meta.dirname, 'systemctl'), path.join(folder, 'usr/local/bin/systemctl'))
  const shell = new RootShell(folder)
  const runBlock = async (first: string, change = (commands: string) => commands): Promise<string> => {
    const block = pageBlocks().find((each) => each.first === first)
    if (block === undefined) throw new Error(`The page has no block "${first}".`)
    const start = performance.now()
    const output = await shell.run(change(block.commands))
    const { difference } = knownBlocks[first] ?? {}
    console.log(
      `${block.heading}: ${first} (${((performance.now() - start) / 1000).toFixed(1)} s)` +
        (difference === undefined ? '' : `\n    different from the page: ${difference}`),
    )
    return output
  }
  return { folder, shell, runBlock }
}

function copyNode({ folder }: CleanRoot, commands: string): string {
  const [, name = ''] = /^node=(\S+)$/m.exec(commands) ?? []
  const target = path.join(folder, 'opt', name)
  mkdirSync(path.join(target, 'bin'), { recursive: true })
  copyFileSync(process.execPath, path.join(target, 'bin/node'))
  const npm = path.join(
    realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()),
    '../../../../../apps/server',
  )
  cpSync(npm, path.join(target, 'lib/node_modules/npm'), { recursive: true })
  return `${commands.replace(/^(?:curl|tar) .*\n/gm, '')}ln --symbolic /opt/${name}/lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm\n`
}

export async function install(root: CleanRoot): Promise<void> {
  for (const { heading, first } of pageBlocks()) {
    if (heading !== 'Install' || knownBlocks[first]?.by !== 'deployment') continue
    await root.runBlock(first, first.startsWith('node=') ? (commands) => copyNode(root, commands) : undefined)
  }
}
