export interface Pattern<F extends string> {
  readonly form: F
  readonly parts: readonly Part[]
}

type Part = { readonly words: string } | { readonly slot: string }

export type Slots = Readonly<Record<string, readonly [from: number, to: number]>>

/** Earlier forms and patterns are tried first. */
export type PatternTable<F extends string> = Readonly<Record<F, readonly string[]>>

/** Limits the ways to fill the slots of a pattern. */
const maxTries = 24

/** `{slot}` matches any words, `(a|b|)` one of its parts. */
export function compile<F extends string>(table: PatternTable<F>): readonly Pattern<F>[] {
  const forms = Object.entries(table) as unknown as readonly [F, readonly string[]][]
  return forms.flatMap(([form, texts]) =>
    texts.flatMap(spread).map((text) => ({ form, parts: partsOf(text.replaceAll(/ +/g, ' ').trim()) })),
  )
}

export function prefixPatterns<F extends string>(
  words: string,
  patterns: readonly Pattern<F>[],
): readonly Pattern<F>[] {
  return patterns.map(({ form, parts }) => ({ form, parts: joined([...partsOf(words), ...parts]) }))
}

/** Combines each pattern of both tables; their forms are joined by a space. */
export function combinePatterns<F extends string, G extends string>(
  firsts: readonly Pattern<F>[],
  seconds: readonly Pattern<G>[],
): readonly Pattern<`${F} ${G}`>[] {
  return firsts.flatMap((first) =>
    seconds.map((second) => ({
      form: `${first.form} ${second.form}` as const,
      parts: joined([...first.parts, { words: ' ' }, ...second.parts]),
    })),
  )
}

export interface Patterns<F extends string> {
  readonly all: readonly Pattern<F>[]
  readonly byLetter: ReadonlyMap<string, readonly Pattern<F>[]>
  /** Patterns that begin with a slot may match any text. */
  readonly open: readonly Pattern<F>[]
}

/** Indexes patterns by first letter, so most need not be tried. */
export function indexPatterns<F extends string>(all: readonly Pattern<F>[]): Patterns<F> {
  const letterOf = ({ parts: [first] }: Pattern<F>) =>
    first !== undefined && 'words' in first ? (first.words[0] ?? '') : ''
  const letters = new Set(all.map(letterOf).filter((letter) => letter !== ''))
  const fitting = (letter: string) => all.filter((each) => ['', letter].includes(letterOf(each)))
  return {
    all,
    byLetter: new Map([...letters].map((letter) => [letter, fitting(letter)])),
    open: fitting(''),
  }
}

/** A fast pre-check that rejects most patterns. */
export function canMatch(
  { parts }: Pattern<string>,
  text: string,
  [from, to]: readonly [number, number],
  found: Map<string, boolean>,
): boolean {
  const last = parts.at(-1)
  if (last !== undefined && 'words' in last && !text.startsWith(last.words, to - last.words.length))
    return false
  const first = parts[0]
  if (first !== undefined && 'words' in first) return text.startsWith(first.words, from)
  const second = parts[1]
  if (second === undefined || !('words' in second)) return true
  const known = found.get(second.words)
  if (known !== undefined) return known
  const at = text.indexOf(second.words, from + 1)
  const is = at >= 0 && at < to
  found.set(second.words, is)
  return is
}

/** Tries each way to fill the slots until `accept` succeeds; the text is in lower case. */
export function matchPattern<T>(
  { parts }: Pattern<string>,
  text: string,
  [from, to]: readonly [number, number],
  accept: (slots: Slots) => T | undefined,
): T | undefined {
  let tries = 0
  const fill = (index: number, at: number, slots: Slots): T | undefined => {
    const part = parts[index]
    if (part === undefined) {
      tries += 1
      return at === to ? accept(slots) : undefined
    }
    if ('words' in part) {
      const end = at + part.words.length
      return end <= to && text.startsWith(part.words, at) ? fill(index + 1, end, slots) : undefined
    }
    const next = parts[index + 1]
    if (next === undefined || !('words' in next)) {
      return at < to ? fill(index + 1, to, { ...slots, [part.slot]: [at, to] }) : undefined
    }
    let found = text.indexOf(next.words, at + 1)
    while (found >= 0 && found + next.words.length <= to && tries < maxTries) {
      const result = fill(index + 1, found, { ...slots, [part.slot]: [at, found] })
      if (result !== undefined) return result
      tries += 1
      found = text.indexOf(next.words, found + 1)
    }
    return undefined
  }
  return fill(0, from, {})
}

function spread(text: string): readonly string[] {
  const found = /\(([^()]*\|[^()]*)\)/.exec(text)
  if (found === null) return [text]
  const [whole, inner = ''] = found
  return inner
    .split('|')
    .flatMap((each) => spread(text.slice(0, found.index) + each + text.slice(found.index + whole.length)))
}

function partsOf(text: string): readonly Part[] {
  return text
    .split(/(\{\w+\})/)
    .filter((each) => each !== '')
    .map((each) => (each.startsWith('{') ? { slot: each.slice(1, -1) } : { words: each.toLowerCase() }))
}

function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last !== undefined && 'words' in last && 'words' in part) {
      all[all.length - 1] = { words: last.words + part.words }
    } else all.push(part)
  }
  return all
}
