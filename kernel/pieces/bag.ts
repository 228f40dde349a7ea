/** `with` and `toSpliced` are ten times slower on holey arrays, which `map` often returns. */
export function replaceAt<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const copy = list.slice()
  copy[at] = item
  return copy
}

export function removeAt<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at)
}

export function insertItem<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const all: T[] = []
  for (const [index, each] of list.entries()) {
    if (index === at) all.push(item)
    all.push(each)
  }
  if (at >= list.length) all.push(item)
  return all
}

/** Unordered tokens: one kind per token, in canonical (code-unit) order. */
export type Bag = readonly string[]

export function bag(tokens: readonly string[]): Bag {
  return tokens.toSorted()
}

export function bagOf(counts: Readonly<Record<string, number>>): Bag {
  const tokens: string[] = []
  for (const [kind, count] of Object.entries(counts)) for (let i = 0; i < count; i += 1) tokens.push(kind)
  return tokens.toSorted()
}

export function withToken(into: Bag, kind: string): Bag {
  return insertItem(into, firstAfter(into, kind), kind)
}

export function withTokens(into: Bag, kinds: readonly string[]): Bag {
  let all = into
  for (const kind of kinds) all = withToken(all, kind)
  return all
}

export function without(from: Bag, kind: string): Bag | undefined {
  const at = from.indexOf(kind)
  return at < 0 ? undefined : removeAt(from, at)
}

/** Skips missing tokens. */
export function withoutAll(from: Bag, kinds: readonly string[]): Bag {
  let rest = from
  for (const kind of kinds) rest = without(rest, kind) ?? rest
  return rest
}

/** In canonical order. */
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
