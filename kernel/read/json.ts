/** JSON data of a file, a link or a request. */
export type Json =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** The result of strict parsing: a value, or a problem described for people. */
export type Parsed<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problem: string }

/** A successful result. */
export function good<A>(value: A): Parsed<A> {
  return { ok: true, value }
}

/** A failed result with its problem. */
export function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}

/** The maximum nesting depth: far more than our data has, and safe for recursive parsers. */
const maxDepth = 100

/** Parses a text as JSON. */
export function parseJson(text: string): Parsed<Json> {
  try {
    if (isTooDeep(text)) return bad(`Nested more than ${maxDepth} levels deep.`)
    return good(JSON.parse(text) as Json)
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error))
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}

/** A short description of a value for an error message. */
export function shown(value: unknown): string {
  return brief(written(value))
}

/** A text from outside as it is mentioned in a sentence: its beginning, where it is long. */
export function brief(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing'
  } catch {
    return 'something too deep to show'
  }
}

/** The message of an error of the rules; nothing internal of the program. */
export function problemOf(error: unknown): string {
  const inside = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  if (inside) return 'the program has a fault there. Please report it with this match'
  return error instanceof Error ? error.message : String(error)
}
