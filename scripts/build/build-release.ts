/** Builds a release into dist/release: the packages, the web app, the server, its container recipe, the SBOM, and SHA256SUMS of all. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { publisher, root, version } from '../program.ts'

const release = path.join(root, 'dist/release')
rmSync(release, { recursive: true, force: true })
mkdirSync(release, { recursive: true })

for (const part of ['kernel', 'sheets', 'cli', 'server'])
  run(root, process.execPath, `scripts/build/build-${part}.ts`)
for (const folder of ['../dist/kernel', '../dist/sheets', '../apps/cli/dist'])
  run(root, 'npm', 'pack', folder, '--pack-destination', release, '--silent')
// The server's build contains the web app.
zip(path.join(root, 'apps/server/dist/web'), `opfor-web-${version}.zip`)
zip(path.join(root, 'apps/server/dist'), `opfor-server-${version}.zip`)
writeFileSync(path.join(release, `opfor-${version}.cdx.json`), billOfMaterials())
// The recipe takes the packed server from its own folder.
for (const name of ['Containerfile', 'compose.yaml'])
  cpSync(path.join(root, 'apps/server/deploy', name), path.join(release, name))

const empty = Object.entries(publisher())
  .filter(([, value]) => value === '')
  .map(([name]) => name)
if (empty.length > 0)
  console.log(
    `publisher.json has no ${empty.join(', ')}: the packages are built without. Complete it before publishing.`,
  )

const sums = readdirSync(release)
  .toSorted()
  .map((name) => {
    const bytes = readFileSync(path.join(release, name))
    const sum = createHash('sha256').update(bytes).digest('hex')
    console.log(`${sum}  ${name}  ${Math.ceil(bytes.length / 1000)} kB`)
    return `${sum}  ${name}\n`
  })
writeFileSync(path.join(release, 'SHA256SUMS'), sums.join(''))

function run(cwd: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function zip(folder: string, name: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const entries = files.map((file) => {
    const place = path.join(file.parentPath, file.name)
    return [path.relative(folder, place).replaceAll(path.sep, '/'), readFileSync(place)] as const
  })
  // A fixed time makes the archive reproducible.
  const mtime = new Date(1980, 0, 2)
  writeFileSync(path.join(release, name), zipSync(Object.fromEntries(entries), { level: 9, mtime }))
}

/** CycloneDX of all shipped packages. npm needs a version for each workspace: the project's. */
function billOfMaterials(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'opfor-sbom-'))
  const versioned = (file: string): void => {
    const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<
      Record<string, unknown>
    >
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), JSON.stringify({ ...manifest, version }))
  }
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  const packages = Object.entries(lock.packages).map(([folder, entry]) => {
    if (folder.includes('node_modules')) return [folder, entry] as const
    versioned(path.join(folder, 'package.json'))
    return [folder, { ...entry, version }] as const
  })
  writeFileSync(
    path.join(copy, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  )
  const bill = run(copy, 'npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev')
  rmSync(copy, { recursive: true })
  return bill
}
