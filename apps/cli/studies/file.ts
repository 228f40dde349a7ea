import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bad, good, type Json, type Parsed, parseJson } from '@opfor/kernel'
import type { Study } from '@opfor/lab/study'
import { parseStudyFile } from '@opfor/studies'

/** A study file: its JSON and the parsed study. */
export interface ReadStudy {
  readonly file: Json
  readonly study: Study
}

/** Reads a study file; an error names the field. */
export function readStudy(name: string): Parsed<ReadStudy> {
  if (!existsSync(name)) return bad(`File not found: ${name}`)
  const file = parseJson(readFileSync(name, 'utf8'))
  if (!file.ok) return bad(`${name} is not JSON: ${file.problem}`)
  const whole = withTexts(file.value, path.dirname(name))
  if (!whole.ok) return bad(`${name}: ${whole.problem}`)
  const study = parseStudyFile(whole.value)
  return study.ok ? good({ file: whole.value, study: study.value }) : bad(`${name}: ${study.problem}.`)
}

/** The file with the texts of its variants: `"variant": "@mine.md"` names a file next to it. */
function withTexts(json: Json, folder: string): Parsed<Json> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return good(json)
  const all: Record<string, Json> = {}
  for (const [key, value] of Object.entries(json)) {
    const isFile = key === 'variant' && typeof value === 'string' && value.startsWith('@')
    const isPart = key === 'compare' || key === 'first' || key === 'second'
    const read = isFile
      ? textOf(path.join(folder, value.slice(1)))
      : isPart
        ? withTexts(value, folder)
        : good(value)
    if (!read.ok) return read
    all[key] = read.value
  }
  return good(all)
}

function textOf(file: string): Parsed<Json> {
  return existsSync(file) ? good(readFileSync(file, 'utf8')) : bad(`File not found: ${file}`)
}
