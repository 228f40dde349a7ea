import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { bad, type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'

const maxBytes = 5_000_000

/** Reads and validates a pack from a file; an error names the field. */
export function readPack(question: Pack, file: string): Parsed<Json> {
  const json = readJsonFile(file)
  if (!json.ok) return json
  const pack = question.parse(json.value)
  return pack.ok ? pack : bad(`${file.trim()}: ${pack.problem}`)
}

/** Reads a JSON file; `~` is the home directory. */
export function readJsonFile(typed: string): Parsed<Json> {
  const file = typed.trim().replace(/^~(?=\/|$)/, homedir())
  if (file === '') return bad('Enter the path of a file.')
  if (!existsSync(file)) return bad(`File not found: ${file}`)
  if (statSync(file).isDirectory())
    return bad(`${file} is a directory. Enter the path of a file, such as ${path.join(file, 'mine.json')}.`)
  if (statSync(file).size > maxBytes) return bad(`${file} is too large to be a pack or a position.`)
  const json = parseJson(readFileSync(file, 'utf8'))
  return json.ok ? json : bad(`${file} is not JSON: ${json.problem}`)
}
