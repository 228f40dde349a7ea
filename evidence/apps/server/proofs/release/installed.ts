import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, type Rehearsal, seconds } from './rehearsal.ts'

export interface Installed {
  readonly folder: string
  readonly environment: Environment
  readonly start: number
}

export async function install(
  rehearsal: Rehearsal,
  environment: Environment,
  name: string,
  ...packages: readonly string[]
): Promise<Installed> {
  const folder = rehearsal.newFolder(`installed/${name}`)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const start = performance.now()
  await rehearsal.run(
    `npm install --silent --cache '${folder}/cache' ${packages.join(' ')}`,
    folder,
    environment,
  )
  return { folder, environment, start }
}

const opfor = 'node_modules/.bin/opfor'

export function runOpfor(
  rehearsal: Rehearsal,
  { folder, environment }: Installed,
  args: string,
): Promise<string> {
  return rehearsal.run(`${opfor} ${args}`, folder, environment)
}

export async function playFirstMove(rehearsal: Rehearsal, installed: Installed): Promise<string> {
  const { folder, environment, start } = installed
  const command = [opfor, 'play', 'blitzkrieg', '--standard', '--seed', '3']
  const match = await rehearsal.start(command, folder, environment, 'The bot places', '1\n'.repeat(20))
  const time = seconds(start)
  await match.stop()
  return time
}

export async function saveMatch(rehearsal: Rehearsal, installed: Installed): Promise<string> {
  const file = path.join(installed.folder, 'match.json')
  const play = `${opfor} play blitzkrieg --standard --seed 3 --journal '${file}'`
  // The exit code only reports that the answers ended before the match.
  await rehearsal.run(
    `printf '1\\n%.0s' {1..12} | ${play} > /dev/null || test $? -eq 3`,
    installed.folder,
    installed.environment,
  )
  return file
}

/** Throws if the output differs from the README. */
export async function runExample(rehearsal: Rehearsal, installed: Installed, name: string): Promise<void> {
  const { folder, environment } = installed
  const readme = readFileSync(path.join(folder, 'node_modules', name, 'README.md'), 'utf8')
  const [, code = '', expected] = /```ts\n(.*?)```\n\nIt prints:\n\n```\n(.*?)```/s.exec(readme) ?? []
  writeFileSync(path.join(folder, 'example.ts'), code)
  const printed = await rehearsal.run(`'${process.execPath}' example.ts`, folder, environment)
  if (printed !== expected) throw new Error(`The example of ${name} prints:\n${printed}`)
}
