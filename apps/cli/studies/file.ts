import { existsSync, readFileSync } from 'node:fs'
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
  const study = parseStudyFile(file.value)
  return study.ok ? good({ file: file.value, study: study.value }) : bad(`${name}: ${study.problem}.`)
}
