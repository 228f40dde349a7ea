/**
 * Creates a small playable game in `games/<name>` and registers it.
 *
 *     npm run new-game night-convoy
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { makeGame } from './make.ts'
import { problemWith, titleOf } from './name.ts'

const root = path.dirname(path.dirname(import.meta.dirname))
const run = (file: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

const [name = '', ...rest] = process.argv.slice(2)
const taken = readdirSync(path.join(root, 'games')).map((entry) => path.parse(entry).name)
const problem = rest.length > 0 ? problemWith([name, ...rest].join(' '), taken) : problemWith(name, taken)
if (problem === undefined) {
  const files = makeGame(root, name)
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    ...files.filter((file) => file.endsWith('.ts')),
  )
  run('scripts/update-snapshots.ts', name)
  console.log(`${titleOf(name)} is in games/${name} and registered: a raider, a patrol and three villages, as a template for
your game. Play it, then run its tests in watch mode while you change it:

    npx opfor play ${name}
    npm run dev
    OPFOR_GAMES=${name} npx vitest --project unit games/${name} evidence/games/contract/registry.soak.test.ts scripts/translations/translations.soak.test.ts

Next steps: CONTRIBUTING.md, "Add a game".`)
} else {
  console.error(problem)
  process.exitCode = 1
}
