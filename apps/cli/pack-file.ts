import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { bad, type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'

const largest = 5_000_000

/** A pack of one's own from a file, checked: what is wrong with it is said with its field. */
export function readPack(question: Pack, file: string): Parsed<Json> {
  const json = readJsonFile(file)
  if (!json.ok) return json
  const pack = question.parse(json.value)
  return pack.ok ? pack : bad(`${file.trim()}: ${pack.problem}`)
}

/** What a file holds as JSON; `~` is the home folder. */
export function readJsonFile(typed: string): Parsed<Json> {
  const file = typed.trim().replace(/^~(?=\/|$)/, homedir())
  if (file === '') return bad('Type the path of a file.')
  if (!existsSync(file)) return bad(`There is no file ${file}.`)
  if (statSync(file).isDirectory())
    return bad(`${file} is a folder: type the path of a file in it, such as ${path.join(file, 'mine.json')}.`)
  if (statSync(file).size > largest) return bad(`${file} is too large to be a pack or a position.`)
  const json = parseJson(readFileSync(file, 'utf8'))
  return json.ok ? json : bad(`${file} is not JSON: ${json.problem}`)
}
