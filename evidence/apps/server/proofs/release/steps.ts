import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Installed, install, playFirstMove, runExample, runOpfor, saveMatch } from './installed.ts'
import { expectEqual, type Found, type Release } from './published.ts'

const root = path.join(import.meta.dirname, '../../../../..')

export async function build(release: Release, found: Found): Promise<void> {
  await release.runBlock('Build', found)
  const files = readdirSync(release.file('.'))
  for (const name of files) found(`${String(readFileSync(release.file(name)).length).padStart(9)}  ${name}`)
  const sums = readFileSync(release.file('SHA256SUMS'), 'utf8').trim().split('\n')
  expectEqual('The number of checksums', String(sums.length), String(files.length - 1))
  found('SHA256SUMS agrees with all other files')
}

/** Runs the page's verification commands and repeats the comparison independently. */
export async function verify(release: Release, found: Found): Promise<void> {
  const printed = await release.runBlock('Verify', found)
  const installed = printed.trim().split('\n').at(-1) ?? ''
  expectEqual('The version of the installed program', installed, release.version)
  await release.checkIntegrity()
  found('the integrity values of the registry are those of the files')
}

export async function installAndPlay(release: Release, found: Found): Promise<Installed> {
  const { rehearsal, environment, version } = release
  const installed = await install(rehearsal, environment, 'now', 'opfor')
  found(`from npm install to the bot's first move: ${await playFirstMove(rehearsal, installed)}`)
  const lock = JSON.parse(readFileSync(path.join(installed.folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>
  }
  const entry = lock.packages['node_modules/opfor']
  expectEqual('The installed version', entry?.version ?? '', version)
  const published = await release.view(`opfor@${version}`, 'dist.integrity')
  expectEqual('The installed checksum', entry?.integrity ?? '', published)
  return installed
}

export async function runExamples({ rehearsal, environment }: Release): Promise<void> {
  const names = ['@opfor/kernel', '@opfor/sheets']
  const installed = await install(rehearsal, environment, 'packages', ...names)
  for (const name of names) await runExample(rehearsal, installed, name)
}

export async function openMatches({ rehearsal }: Release, installed: Installed, found: Found): Promise<void> {
  const match = await saveMatch(rehearsal, installed)
  found((await runOpfor(rehearsal, installed, `replay '${match}' --check`)).trim())
  for (const file of globSync('evidence/games/*/recorded/*.json', { cwd: root }).toSorted()) {
    const printed = await runOpfor(rehearsal, installed, `replay '${path.join(root, file)}' --json`)
    const { transcript, differs } = JSON.parse(printed) as {
      readonly transcript: readonly string[]
      readonly differs?: readonly string[]
    }
    found(
      `${file}: ${transcript.length} lines, ${differs === undefined ? 'continues' : 'up to where rules differ'}`,
    )
  }
}

export async function loadApp(release: Release, found: Found): Promise<void> {
  const app = release.file(`opfor-web-${release.version}.zip`)
  const program = path.join(root, 'evidence/apps/web/proofs/released-app.ts')
  const environment = { ...release.environment, CHROMIUM: process.env['CHROMIUM'] }
  found((await release.rehearsal.run(`node '${program}' '${app}'`, root, environment)).trim())
}
