import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { fail, type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'
import { localize } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 5_000_000

/** An error names the field. */
export function readPack(question: Pack, file: string): Parsed<Json> {
  const json = readJsonFile(file)
  if (!json.ok) return json
  const pack = question.parse(json.value)
  return pack.ok ? pack : fail(`${file.trim()}: ${pack.problem}`)
}

/** `~` is the home directory. */
export function readJsonFile(typed: string): Parsed<Json> {
  const file = typed.trim().replace(/^~(?=\/|$)/, homedir())
  if (file === '') return fail(localize(fileWords.enterPath))
  if (!existsSync(file)) return fail(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory())
    return fail(localize(fileWords.folderNotFile, { file, sample: path.join(file, 'mine.json') }))
  if (statSync(file).size > maxBytes) return fail(localize(fileWords.tooLargeForPack, { file }))
  const json = parseJson(readFileSync(file, 'utf8'))
  return json.ok ? json : fail(localize(fileWords.notJson, { file, problem: json.problem }))
}
