/** What a file, a link or a request may hold. */
export type Json =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** What comes of reading something strictly: a value, or a problem told to a person. */
export type Parsed<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problem: string }

/** A good reading. */
export function good<A>(value: A): Parsed<A> {
  return { ok: true, value }
}

/** A refusal, with what is wrong. */
export function bad(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}

/** A short picture of any value, for an error message. */
export function shown(value: unknown): string {
  const text = written(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'something too deep to show'
  }
}
