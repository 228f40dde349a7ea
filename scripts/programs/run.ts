/**
 * Runs a long test, a comparison, a benchmark or a mutation test by name; without a name it lists them.
 *
 *     npm run prove
 *     npm run prove admiral 1000
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { commands, listOf } from './list.ts'

const root = path.join(import.meta.dirname, '../..')
const [command = '', name, ...args] = process.argv.slice(2)
const program = commands[command]?.programs.find((each) => each.name === name)
if (program !== undefined) {
  const argv = [path.join(root, program.file), ...program.fixedArgs, ...args]
  process.exitCode = spawnSync(process.execPath, argv, { cwd: root, stdio: 'inherit' }).status ?? 1
} else {
  if (name !== undefined) {
    console.error(`Unknown program "${name}".\n`)
    process.exitCode = 2
  }
  console.log(listOf(command))
}
