import type { Json } from '@opfor/kernel'
import { type Page, parseBody } from '@opfor/sync'
import type { WholeMatch } from '../storage/kept-match.ts'

/** A match as its pages tell it. */
export interface Told {
  readonly name: string
  readonly journal: WholeMatch['journal']
}

/** The journal that a line of pages makes; undefined where the first page is missing or cannot be read. */
export function toldBy(line: readonly Page[]): Told | undefined {
  const [first, ...rest] = line.map((page) => parseBody(page))
  if (first === undefined || !('begin' in first)) return undefined
  const entries: Json[] = []
  let { name } = first
  for (const body of rest) {
    if (body === undefined) return undefined
    if ('entries' in body) entries.push(...(body.entries as unknown as readonly Json[]))
    else if ('name' in body) name = body.name
  }
  return {
    name,
    journal: { ...(first.begin as unknown as { readonly [key: string]: Json }), entries },
  }
}
