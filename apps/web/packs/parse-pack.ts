import { type Json, type Pack, type Parsed, parseJson } from '@opfor/kernel'

/** The pack that a file's text holds, or what is wrong with it; undefined where the text is no JSON. */
export function parsePack(question: Pack, text: string): Parsed<Json> | undefined {
  const json = parseJson(text)
  if (!json.ok) return undefined
  const checked = question.form.check(json.value)
  return checked.ok ? json : checked
}
