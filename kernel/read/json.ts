export type Json =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type Parsed<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problem: string }

export function parseSuccess<A>(value: A): Parsed<A> {
  return { ok: true, value }
}

export function parseFailure(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}

/** Far more than our data needs, and safe for recursive parsers. */
const maxDepth = 100

export function parseJson(text: string): Parsed<Json> {
  try {
    if (isTooDeep(text)) return parseFailure(`Nested more than ${maxDepth} levels deep.`)
    return parseSuccess(JSON.parse(text) as Json)
  } catch (error) {
    return parseFailure(error instanceof Error ? error.message : String(error))
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

export function describeJson(value: unknown): string {
  return truncateText(written(value))
}

/** Quotes an external text in a sentence: only its beginning if it is long. */
export function truncateText(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing'
  } catch {
    return 'something too deep to show'
  }
}

/** The message of an error of the rules, without program internals. */
export function errorMessage(error: unknown): string {
  const inside = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  if (inside) return 'the program has a fault there. Please report it with this match'
  return error instanceof Error ? error.message : String(error)
}
