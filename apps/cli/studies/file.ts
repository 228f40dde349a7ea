import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseFailure, parseSuccess, type Json, type Parsed, parseJson } from '@opfor/kernel'
import type { Study } from '@opfor/lab/study'
import { parseStudyFile } from '@opfor/studies'

export interface ReadStudy {
  readonly file: Json
  readonly study: Study
}

/** An error names the field. */
export function readStudy(name: string): Parsed<ReadStudy> {
  if (!existsSync(name)) return parseFailure(`File not found: ${name}`)
  const file = parseJson(readFileSync(name, 'utf8'))
  if (!file.ok) return parseFailure(`${name} is not JSON: ${file.problem}`)
  const whole = withTexts(file.value, path.dirname(name))
  if (!whole.ok) return parseFailure(`${name}: ${whole.problem}`)
  const study = parseStudyFile(whole.value)
  return study.ok
    ? parseSuccess({ file: whole.value, study: study.value })
    : parseFailure(`${name}: ${study.problem}.`)
}

/** The file with the texts of its variants: `"variant": "@mine.md"` names a file next to it. */
function withTexts(json: Json, folder: string): Parsed<Json> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return parseSuccess(json)
  const all: Record<string, Json> = {}
  for (const [key, value] of Object.entries(json)) {
    const isFile = key === 'variant' && typeof value === 'string' && value.startsWith('@')
    const isPart = key === 'compare' || key === 'first' || key === 'second'
    const read = isFile
      ? textOf(path.join(folder, value.slice(1)))
      : isPart
        ? withTexts(value, folder)
        : parseSuccess(value)
    if (!read.ok) return read
    all[key] = read.value
  }
  return parseSuccess(all)
}

function textOf(file: string): Parsed<Json> {
  return existsSync(file) ? parseSuccess(readFileSync(file, 'utf8')) : parseFailure(`File not found: ${file}`)
}
