import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const packages = {
  kernel: 'kernel',
  games: 'games',
  sheets: 'sheets',
  variants: 'variants',
  lab: 'lab',
  sync: 'sync',
  evidence: 'evidence',
  studies: 'studies',
  cli: 'apps/cli',
  server: 'apps/server',
}
const settings = readdirSync(root).filter(
  (name) => /^tsconfig.*\.json$/.test(name) || name === 'oxlint.config.ts' || name === 'package.json',
)

/** A temporary copy of the settings and the code, in which tests can write files. */
export interface Scratch {
  readonly folder: string
  write(file: string, text: string): void
  remove(): void
}

/** Our packages resolve to the copies, others to the installed ones. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'opfor-architecture-'))
  // Other tests may write builds at the same time.
  const isSource = (source: string): boolean => path.basename(source) !== 'dist'
  for (const name of [
    ...settings,
    ...Object.values(packages),
    'scripts/check/lint-rules.ts',
    'scripts/check/layers.ts',
    'scripts/check/circles.ts',
  ]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource })
  }
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@opfor'), { recursive: true })
  for (const [name, source] of Object.entries(packages))
    symlinkSync(path.join(folder, source), path.join(modules, '@opfor', name))
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@opfor' && name !== '.cache') {
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
    }
  }
  return {
    folder,
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    },
    remove() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
