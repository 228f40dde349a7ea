import { type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'

/** Parses a file as a pack, or returns what is wrong with it; undefined if it is not JSON. */
export function parsePack(question: Pack, text: string): Parsed<Json> | undefined {
  const json = parseJson(text)
  if (!json.ok) return undefined
  const checked = question.form.check(json.value)
  return checked.ok ? json : checked
}
