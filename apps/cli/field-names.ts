import { say } from '@opfor/kernel'
import type { Form } from './form-lines.ts'

/** The fields that match a name: the one of this name, or those whose name or text starts with it. */
export function fieldsCalled({ fields }: Form, typed: string): readonly string[] {
  const wanted = letters(typed)
  if (wanted === '') return []
  const keys = Object.keys(fields)
  const exact = keys.filter((key) => letters(key) === wanted)
  if (exact.length > 0) return exact
  return Object.entries(fields)
    .filter(([key, { text }]) => [key, say(text)].some((name) => letters(name).startsWith(wanted)))
    .map(([key]) => key)
}

/** A name in lower case, without spaces and punctuation. */
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
