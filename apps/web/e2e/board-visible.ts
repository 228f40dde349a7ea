/** Measures the visible part of the board in whole matches of every game: `npm run board-visible -- <matches>`. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const [matches = '5'] = process.argv.slice(2)
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'layout.spec.ts', '--project=app', '--no-deps', '--grep', 'of the height'],
  {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, OPFOR_VISIBLE_MATCHES: matches },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
