import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { bad, type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'
import { say } from './text/language.ts'
import { fileWords } from './text/file-words.ts'

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
  if (file === '') return bad(say(fileWords.enterPath))
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory())
    return bad(say(fileWords.folderNotFile, { file, sample: path.join(file, 'mine.json') }))
  if (statSync(file).size > maxBytes) return bad(say(fileWords.tooLargeForPack, { file }))
  const json = parseJson(readFileSync(file, 'utf8'))
  return json.ok ? json : bad(say(fileWords.notJson, { file, problem: json.problem }))
}
