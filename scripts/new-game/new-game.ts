/**
 * Makes a small game that runs, in `games/<name>`, and puts it on the shelf.
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
  run('scripts/bless.ts', name)
  console.log(`${titleOf(name)} is in games/${name} and on the shelf: a raider, a patrol and three villages, to be replaced
by your game. Play it, then watch its tests while you change it:

    npx opfor play ${name}
    npm run dev
    OPFOR_GAMES=${name} npx vitest --project fast games/${name} games/shelf.test.ts games/languages.test.ts

What to write where: CONTRIBUTING.md, "Add a game".`)
} else {
  console.error(problem)
  process.exitCode = 1
}
