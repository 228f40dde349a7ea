import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { relayTo, startAptProxy } from './apt-relay.ts'
import { knownBlocks } from './known-blocks.ts'
import { pageBlocks } from './page-commands.ts'
import { buildRelease } from './releases.ts'
import { RootShell } from './shell.ts'

const aptPort = 3142
/** What took long to make: Debian's base system, and releases by commit. */
const cache = path.join(os.tmpdir(), 'opfor-clean-root')

/** Makes Debian's base system with debootstrap, once, and unpacks it into a new folder. */
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

/** The release of the newest commit, under each version that the page names. */
function copyReleases(folder: string): void {
  const built = buildRelease(cache)
  for (const version of pageBlocks().flatMap(({ first }) => /^version=(\S+)$/.exec(first)?.[1] ?? [])) {
    copyFileSync(path.join(built, 'opfor-server-.zip'), path.join(folder, `root/opfor-server-${version}.zip`))
    copyFileSync(path.join(built, 'opfor-.tgz'), path.join(folder, `root/opfor-${version}.tgz`))
  }
}

/**
 * Runs a program again inside a clean Debian: with a network, processes and mounts of its own, which end with it. Returns its exit
 * code.
 */
export async function runInCleanRoot(program: string): Promise<number> {
  const folder = makeRoot()
  copyReleases(folder)
  const socket = `${folder}.sock`
  const proxy = await startAptProxy(socket)
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  // The first process has to collect processes that lose their parent; a shell does.
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

/** A clean Debian from inside: a shell, and the blocks of the page that it runs. */
export interface CleanRoot {
  readonly folder: string
  readonly shell: RootShell
  /** Runs a block of the page; `change` makes of its commands what is run instead. */
  readonly runBlock: (first: string, change?: (commands: string) => string) => Promise<string>
}

/** Prepares the root: its network, mounts, and what stands in for systemd. */
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

/** Copies this machine's Node and npm where the page unpacks them. */
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

/** Runs the blocks of the section "Install". */
export async function install(root: CleanRoot): Promise<void> {
  for (const { heading, first } of pageBlocks()) {
    if (heading !== 'Install' || knownBlocks[first]?.by !== 'deployment') continue
    await root.runBlock(first, first.startsWith('node=') ? (commands) => copyNode(root, commands) : undefined)
  }
}
