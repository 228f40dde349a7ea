import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fail, ok, type Json, type Parsed, parseJson } from '@opfor/kernel'
import type { Study } from '@opfor/lab/study'
import { parseStudyFile } from '@opfor/studies'

export interface ReadStudy {
  readonly file: Json
  readonly study: Study
}

/** An error names the field. */
export function readStudy(name: string): Parsed<ReadStudy> {
  if (!existsSync(name)) return fail(`File not found: ${name}`)
  const file = parseJson(readFileSync(name, 'utf8'))
  if (!file.ok) return fail(`${name} is not JSON: ${file.problem}`)
  const whole = withTexts(file.value, path.dirname(name))
  if (!whole.ok) return fail(`${name}: ${whole.problem}`)
  const study = parseStudyFile(whole.value)
  return study.ok ? ok({ file: whole.value, study: study.value }) : fail(`${name}: ${study.problem}.`)
}

/** The file with the texts of its variants: `"variant": "@mine.md"` names a file next to it. */
function withTexts(json: Json, folder: string): Parsed<Json> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return ok(json)
  const all: Record<string, Json> = {}
  for (const [key, value] of Object.entries(json)) {
    const isFile = key === 'variant' && typeof value === 'string' && value.startsWith('@')
    const isPart = key === 'compare' || key === 'first' || key === 'second'
    const read = isFile
      ? textOf(path.join(folder, value.slice(1)))
      : isPart
        ? withTexts(value, folder)
        : ok(value)
    if (!read.ok) return read
    all[key] = read.value
  }
  return ok(all)
}

function textOf(file: string): Parsed<Json> {
  return existsSync(file) ? ok(readFileSync(file, 'utf8')) : fail(`File not found: ${file}`)
}
