import { type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'
import type { ComponentType, LazyExoticComponent } from 'react'

export interface EditorProps {
  readonly pack: Json
  readonly change: (pack: Json) => void
}

export type PackEditor = LazyExoticComponent<ComponentType<EditorProps>>

/** Removes undefined fields. */
export function toPack(draft: object): Json {
  return JSON.parse(JSON.stringify(draft)) as Json
}

/** Fails with the problem of the pack; undefined if the file is not JSON. */
export function parsePack(question: Pack, text: string): Parsed<Json> | undefined {
  const json = parseJson(text)
  if (!json.ok) return undefined
  const checked = question.form.check(json.value)
  return checked.ok ? json : checked
}
