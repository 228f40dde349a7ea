/**
 * Completes package-lock.json: npm sometimes omits optional packages for other platforms, and `npm ci` then rejects the file.
 * Derives each platform from the package name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>
}

const file = path.join(import.meta.dirname, '../../package-lock.json')
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Resolves a package name from a folder, like Node. */
export function folderOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  const beside = `${from}/node_modules/${name}`
  if (beside in packages) return beside
  const above = from.lastIndexOf('/node_modules/')
  if (above >= 0) return folderOf(packages, from.slice(0, above), name)
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined
}

interface Missing {
  readonly name: string
  readonly version: string
  readonly dev: boolean
}

export function missingFrom({ packages }: Lock): readonly Missing[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => folderOf(packages, from, name) === undefined)
      .map(([name, version]) => ({ name, version, dev })),
  )
}

function entryFor({ name, version, dev }: Missing) {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.flatMap((word) =>
    word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : [],
  )
  if (os.length + cpu.length === 0 || !/^\d/.test(version)) {
    throw new Error(`Cannot derive the platform from ${name}@${version}: add it manually.`)
  }
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

export const readLock = () => JSON.parse(readFileSync(file, 'utf8')) as Lock

if (import.meta.main) {
  const lock = readLock()
  const missing = missingFrom(lock)
  const added = missing.map((one) => [`node_modules/${one.name}`, entryFor(one)] as const)
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`)
  console.log(`Packages added: ${missing.map(({ name }) => name).join(', ') || 'none'}.`)
}
