import type { Span } from '../ask/questions/number.ts'

export const unknownSpan: Span = { from: 0, below: Number.POSITIVE_INFINITY }

export function exactSpan(distance: number): Span {
  return { from: distance, below: distance }
}

export function isSpanBelow(span: Span, limit: number): boolean | undefined {
  if (span.from >= limit) return false
  return span.below <= limit ? true : undefined
}

/** Narrows the range by an answer to "closer than the limit?". */
export function narrowSpan(span: Span, limit: number, isCloser: boolean): Span {
  return isCloser
    ? { from: span.from, below: Math.min(span.below, limit) }
    : { from: Math.max(span.from, limit), below: span.below }
}

/** Indexes of the certainly nearest (or farthest), in order; undefined if unknown. */
export function certainBest(spans: readonly Span[], how: 'most' | 'fewest'): readonly number[] | undefined {
  if (spans.every((span) => span.from === span.below)) {
    const values = spans.map((span) => span.from)
    const best = how === 'most' ? Math.max(...values) : Math.min(...values)
    return [...values.keys()].filter((at) => values[at] === best)
  }
  for (const [at, span] of spans.entries()) {
    if (spans.every((other, place) => place === at || surely(span, other, how))) return [at]
  }
  return undefined
}

function surely(span: Span, other: Span, how: 'most' | 'fewest'): boolean {
  return how === 'fewest' ? before(span, other) : before(other, span)
}

function before(near: Span, far: Span): boolean {
  return near.from === near.below ? near.from < far.from : near.below <= far.from
}
