import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { parseFailure, type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'
import { localize } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 5_000_000

/** An error names the field. */
export function readPack(question: Pack, file: string): Parsed<Json> {
  const json = readJsonFile(file)
  if (!json.ok) return json
  const pack = question.parse(json.value)
  return pack.ok ? pack : parseFailure(`${file.trim()}: ${pack.problem}`)
}

/** `~` is the home directory. */
export function readJsonFile(typed: string): Parsed<Json> {
  const file = typed.trim().replace(/^~(?=\/|$)/, homedir())
  if (file === '') return parseFailure(localize(fileWords.enterPath))
  if (!existsSync(file)) return parseFailure(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory())
    return parseFailure(localize(fileWords.folderNotFile, { file, sample: path.join(file, 'mine.json') }))
  if (statSync(file).size > maxBytes) return parseFailure(localize(fileWords.tooLargeForPack, { file }))
  const json = parseJson(readFileSync(file, 'utf8'))
  return json.ok ? json : parseFailure(localize(fileWords.notJson, { file, problem: json.problem }))
}
