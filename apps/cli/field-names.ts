import type { Form } from './form-lines.ts'
import { say } from './text/language.ts'

/** The fields that match a name: the one of this name, or those whose name or text starts with it. */
export function findFields({ fields }: Form, typed: string): readonly string[] {
  const search = letters(typed)
  if (search === '') return []
  const keys = Object.keys(fields)
  const exact = keys.filter((key) => letters(key) === search)
  if (exact.length > 0) return exact
  return Object.entries(fields)
    .filter(([key, { text }]) => [key, say(text)].some((name) => letters(name).startsWith(search)))
    .map(([key]) => key)
}

/** A name in lower case, without spaces and punctuation. */
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
