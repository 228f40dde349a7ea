import { insertedAt, withoutAt } from './replaced.ts'

/** Tokens that lie together unordered: their kinds, each as often as it is there, in canonical (code-unit) order. */
export type Bag = readonly string[]

/** A bag of these tokens. */
export function bag(tokens: readonly string[]): Bag {
  return tokens.toSorted()
}

/** A bag by kind and count. */
export function bagOf(counts: Readonly<Record<string, number>>): Bag {
  const tokens: string[] = []
  for (const [kind, count] of Object.entries(counts)) for (let i = 0; i < count; i += 1) tokens.push(kind)
  return tokens.toSorted()
}

/** The bag with one more token. */
export function withToken(into: Bag, kind: string): Bag {
  return insertedAt(into, firstAfter(into, kind), kind)
}

/** The bag with these tokens added. */
export function withTokens(into: Bag, kinds: readonly string[]): Bag {
  let all = into
  for (const kind of kinds) all = withToken(all, kind)
  return all
}

/** The bag without one token of this kind; undefined if it has none. */
export function without(from: Bag, kind: string): Bag | undefined {
  const at = from.indexOf(kind)
  return at < 0 ? undefined : withoutAt(from, at)
}

/** The bag without these tokens; missing ones are skipped. */
export function withoutAll(from: Bag, kinds: readonly string[]): Bag {
  let rest = from
  for (const kind of kinds) rest = without(rest, kind) ?? rest
  return rest
}

/** Each kind in the bag with its count, in canonical order. */
export function countsOf(tokens: Bag): readonly (readonly [kind: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const kind of tokens) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

function firstAfter(tokens: Bag, kind: string): number {
  let at = 0
  for (const token of tokens) {
    if (token > kind) break
    at += 1
  }
  return at
}
