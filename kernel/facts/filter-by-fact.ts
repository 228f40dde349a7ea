import type { Candidate } from '../pieces/candidate.ts'
import {
  type AndFact,
  type DistanceBelow,
  type Distance,
  type Fact,
  type BooleanFact,
  subjectOf,
} from './fact.ts'
import { askOnce, type Procedure } from '../ask/procedure.ts'
import { NumberQuestion, type OfferedSpan, type Span } from '../ask/questions/number.ts'
import { which } from '../ask/questions/which.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { isSpanBelow, exactSpan, narrowSpan } from './span.ts'
import { factMemoryKey, earlierAnswer, storeFact, knownSpan } from './earlier-answer.ts'
import { restartSignal, type Table } from '../ask/table.ts'

export function* filterByFact<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  among: (now: S) => readonly C[],
  about: A,
): Procedure<readonly C[]> {
  for (;;) {
    const held = yield* filterByFactOnce(table, fact, among(table.now), about)
    if (held !== restartSignal) return held
  }
}

/** For callers that restart after a correction. */
export function* filterByFactOnce<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  among: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof restartSignal> {
  if (fact.kind === 'not') {
    const held = yield* filterByFactOnce(table, fact.of, among, about)
    return held === restartSignal ? restartSignal : among.filter((candidate) => !held.includes(candidate))
  }
  if (fact.kind === 'all') return yield* holdingAll(table, fact, among, about)
  const known = among.map((candidate) => factIfKnown(table, fact, candidate, about))
  const unknown = among.filter((_, at) => known[at] === undefined)
  if (unknown.length === 0) return among.filter((_, at) => known[at])
  const told =
    fact.kind === 'fact'
      ? yield* askFact(table, fact, unknown, about)
      : yield* askBand(table, fact, unknown, about)
  if (told === restartSignal) return restartSignal
  return among.filter((candidate) => factIfKnown(table, fact, candidate, about) === true)
}

function* holdingAll<C extends Candidate, S, A>(
  table: Table<S>,
  { of }: AndFact<C, S, A>,
  among: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof restartSignal> {
  let left: readonly C[] = among.filter((candidate) =>
    of.every((each) => factIfKnown(table, each, candidate, about) !== false),
  )
  for (const each of of) {
    const held: readonly C[] | typeof restartSignal = yield* filterByFactOnce(table, each, left, about)
    if (held === restartSignal) return restartSignal
    left = held
  }
  return left
}

export function factIfKnown<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  candidate: C,
  about: A,
): boolean | undefined {
  if (fact.kind === 'not') {
    const known = factIfKnown(table, fact.of, candidate, about)
    return known === undefined ? undefined : !known
  }
  if (fact.kind === 'all') {
    const known = fact.of.map((each) => factIfKnown(table, each, candidate, about))
    return known.includes(false) ? false : known.includes(undefined) ? undefined : true
  }
  if (fact.kind === 'band') return isSpanBelow(knownSpan(table, fact.distance, candidate, about), fact.limit)
  const computed = fact.compute(candidate, table.now, about)
  if (computed !== undefined) return computed
  return table.memory.recall(factKey(table, fact, candidate, about)) as boolean | undefined
}

function factKey<C extends Candidate, S, A>(
  table: Table<S>,
  fact: BooleanFact<C, S, A>,
  candidate: C,
  about: A,
): string {
  return factMemoryKey(fact.id, subjectOf(about), candidate.id, fact.validityKey(candidate, table.now, about))
}

function* askFact<C extends Candidate, S, A>(
  table: Table<S>,
  fact: BooleanFact<C, S, A>,
  unknown: readonly C[],
  about: A,
): Procedure<undefined | typeof restartSignal> {
  const proposed = unknown.map((candidate) => {
    const told = earlierAnswer(table, fact, candidate, about) as boolean | undefined
    return fact.propose?.(candidate, table.now, about, told) ?? told
  })
  const recalled = isRecalled(table, fact, unknown, about)
  const [only] = unknown
  const one = unknown.length === 1 && only !== undefined ? fact.askOne?.(only, table.now, about) : undefined
  if (only !== undefined && one !== undefined) {
    const proposal = proposed[0]
    const answer = yield* askOnce(
      table,
      yesNo(`${fact.id}.one`, 'table', one, { proposal, isEarlierAnswer: recalled }),
    )
    if (answer === restartSignal) return restartSignal
    storeFact(table, fact, only, about, answer)
    return undefined
  }
  const text = fact.ask(table.now, about)
  const proposal = proposed.includes(undefined) ? undefined : unknown.filter((_, at) => proposed[at])
  const answer = yield* askOnce(
    table,
    which(fact.id, 'table', text, unknown, { proposal, isEarlierAnswer: recalled }),
  )
  if (answer === restartSignal) return restartSignal
  for (const candidate of unknown) storeFact(table, fact, candidate, about, answer.includes(candidate))
  return undefined
}

function* askBand<C extends Candidate, S, A>(
  table: Table<S>,
  band: DistanceBelow<C, S, A>,
  unknown: readonly C[],
  about: A,
): Procedure<undefined | typeof restartSignal> {
  const { distance, limit } = band
  const recalled = isRecalled(table, distance, unknown, about)
  const proposed = unknown.map((candidate) => proposedSpan(table, distance, candidate, about))
  const [only] = unknown
  if (only !== undefined && unknown.length === 1) {
    const text = distance.askHowFar(only, table.now, about)
    const range = {
      from: distance.lowest ?? 0,
      to: distance.furthest,
      step: distance.step,
      unit: distance.unit,
      default: distance.usual,
    }
    const [span] = proposed
    const bands = distance.bands?.(knownSpan(table, distance, only, about), limit, only)
    const band = bands?.find(({ from, below }) => from === span?.from && below === span.below)
    const proposal = span?.from === span?.below ? span?.from : band
    const asked = new NumberQuestion<number | OfferedSpan>(
      `${distance.id}.measured`,
      'table',
      text,
      range,
      { proposal, isEarlierAnswer: recalled },
      bands,
    )
    const answer = yield* askOnce(table, asked)
    if (answer === restartSignal) return restartSignal
    storeFact(
      table,
      distance,
      only,
      about,
      typeof answer === 'number' ? exactSpan(answer) : { from: answer.from, below: answer.below },
    )
    return undefined
  }
  const text = distance.askCloser(limit, table.now, about)
  const isCloser = proposed.map((span) => (span === undefined ? undefined : isSpanBelow(span, limit)))
  const proposal = isCloser.includes(undefined) ? undefined : unknown.filter((_, at) => isCloser[at])
  const answer = yield* askOnce(
    table,
    which(distance.id, 'table', text, unknown, { proposal, isEarlierAnswer: recalled }),
  )
  if (answer === restartSignal) return restartSignal
  for (const candidate of unknown) {
    const span = knownSpan(table, distance, candidate, about)
    storeFact(table, distance, candidate, about, narrowSpan(span, limit, answer.includes(candidate)))
  }
  return undefined
}

/** The proposals are only earlier answers: none can be computed. */
function isRecalled<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Pick<BooleanFact<C, S, A> | Distance<C, S, A>, 'propose'>,
  unknown: readonly C[],
  about: A,
): boolean {
  return unknown.every((candidate) => fact.propose?.(candidate, table.now, about) === undefined)
}

/** Computed, or an earlier answer. */
function proposedSpan<C extends Candidate, S, A>(
  table: Table<S>,
  distance: Distance<C, S, A>,
  candidate: C,
  about: A,
): Span | undefined {
  const told = earlierAnswer(table, distance, candidate, about) as Span | undefined
  const number = told?.from === told?.below ? told?.from : undefined
  const proposed = distance.propose?.(candidate, table.now, about, number)
  return proposed === undefined ? told : exactSpan(proposed)
}
