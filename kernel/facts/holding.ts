import type { Candidate } from '../pieces/candidate.ts'
import { type AllOf, type Band, type Distance, type Fact, type PlainFact, subjectOf } from './fact.ts'
import { askOnce, type Procedure } from '../ask/procedure.ts'
import { NumberOf, type OfferedBand, type Span } from '../ask/questions/number.ts'
import { which } from '../ask/questions/which.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { closer, exactly, narrowedTo } from './span.ts'
import { keyOf, olderAnswer, rememberAs, spanOf } from './remembered.ts'
import { again, type Table } from '../ask/table.ts'

/** The candidates for which a fact holds, outside a list. The person is asked only for unknown facts. */
export function* holding<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  among: (now: S) => readonly C[],
  about: A,
): Procedure<readonly C[]> {
  for (;;) {
    const held = yield* holdingOnce(table, fact, among(table.now), about)
    if (held !== again) return held
  }
}

/** The same, for a caller that restarts after a correction. */
export function* holdingOnce<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  among: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof again> {
  if (fact.kind === 'not') {
    const held = yield* holdingOnce(table, fact.of, among, about)
    return held === again ? again : among.filter((candidate) => !held.includes(candidate))
  }
  if (fact.kind === 'all') return yield* holdingAll(table, fact, among, about)
  const known = among.map((candidate) => knownOf(table, fact, candidate, about))
  const unknown = among.filter((_, at) => known[at] === undefined)
  if (unknown.length === 0) return among.filter((_, at) => known[at])
  const told =
    fact.kind === 'fact'
      ? yield* askFact(table, fact, unknown, about)
      : yield* askBand(table, fact, unknown, about)
  if (told === again) return again
  return among.filter((candidate) => knownOf(table, fact, candidate, about) === true)
}

function* holdingAll<C extends Candidate, S, A>(
  table: Table<S>,
  { of }: AllOf<C, S, A>,
  among: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof again> {
  let left: readonly C[] = among.filter((candidate) =>
    of.every((each) => knownOf(table, each, candidate, about) !== false),
  )
  for (const each of of) {
    const held: readonly C[] | typeof again = yield* holdingOnce(table, each, left, about)
    if (held === again) return again
    left = held
  }
  return left
}

/** Whether a fact holds for a candidate, if known without asking. */
export function knownOf<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  candidate: C,
  about: A,
): boolean | undefined {
  if (fact.kind === 'not') {
    const known = knownOf(table, fact.of, candidate, about)
    return known === undefined ? undefined : !known
  }
  if (fact.kind === 'all') {
    const known = fact.of.map((each) => knownOf(table, each, candidate, about))
    return known.includes(false) ? false : known.includes(undefined) ? undefined : true
  }
  if (fact.kind === 'band') return closer(spanOf(table, fact.distance, candidate, about), fact.limit)
  const computed = fact.compute(candidate, table.now, about)
  if (computed !== undefined) return computed
  return table.memory.recall(factKey(table, fact, candidate, about)) as boolean | undefined
}

function factKey<C extends Candidate, S, A>(
  table: Table<S>,
  fact: PlainFact<C, S, A>,
  candidate: C,
  about: A,
): string {
  return keyOf(fact.id, subjectOf(about), candidate.id, fact.rests(candidate, table.now, about))
}

function* askFact<C extends Candidate, S, A>(
  table: Table<S>,
  fact: PlainFact<C, S, A>,
  unknown: readonly C[],
  about: A,
): Procedure<undefined | typeof again> {
  const proposed = unknown.map((candidate) => {
    const told = olderAnswer(table, fact, candidate, about) as boolean | undefined
    return fact.propose?.(candidate, table.now, about, told) ?? told
  })
  const recalled = isRecalled(table, fact, unknown, about)
  const [only] = unknown
  const one = unknown.length === 1 && only !== undefined ? fact.askOne?.(only, table.now, about) : undefined
  if (only !== undefined && one !== undefined) {
    const proposal = proposed[0]
    const answer = yield* askOnce(table, yesNo(`${fact.id}.one`, 'table', one, { proposal, recalled }))
    if (answer === again) return again
    rememberAs(table, fact, only, about, answer)
    return undefined
  }
  const text = fact.ask(table.now, about)
  const proposal = proposed.includes(undefined) ? undefined : unknown.filter((_, at) => proposed[at])
  const answer = yield* askOnce(table, which(fact.id, 'table', text, unknown, { proposal, recalled }))
  if (answer === again) return again
  for (const candidate of unknown) rememberAs(table, fact, candidate, about, answer.includes(candidate))
  return undefined
}

function* askBand<C extends Candidate, S, A>(
  table: Table<S>,
  band: Band<C, S, A>,
  unknown: readonly C[],
  about: A,
): Procedure<undefined | typeof again> {
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
      usual: distance.usual,
    }
    const [span] = proposed
    const bands = distance.bands?.(spanOf(table, distance, only, about), limit, only)
    const band = bands?.find(({ from, below }) => from === span?.from && below === span.below)
    const proposal = span?.from === span?.below ? span?.from : band
    const asked = new NumberOf<number | OfferedBand>(
      `${distance.id}.measured`,
      'table',
      text,
      range,
      { proposal, recalled },
      bands,
    )
    const answer = yield* askOnce(table, asked)
    if (answer === again) return again
    rememberAs(
      table,
      distance,
      only,
      about,
      typeof answer === 'number' ? exactly(answer) : { from: answer.from, below: answer.below },
    )
    return undefined
  }
  const text = distance.askCloser(limit, table.now, about)
  const isCloser = proposed.map((span) => (span === undefined ? undefined : closer(span, limit)))
  const proposal = isCloser.includes(undefined) ? undefined : unknown.filter((_, at) => isCloser[at])
  const answer = yield* askOnce(table, which(distance.id, 'table', text, unknown, { proposal, recalled }))
  if (answer === again) return again
  for (const candidate of unknown) {
    const span = spanOf(table, distance, candidate, about)
    rememberAs(table, distance, candidate, about, narrowedTo(span, limit, answer.includes(candidate)))
  }
  return undefined
}

/** Whether the proposals for these are only earlier answers: none can be computed. */
function isRecalled<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Pick<PlainFact<C, S, A> | Distance<C, S, A>, 'propose'>,
  unknown: readonly C[],
  about: A,
): boolean {
  return unknown.every((candidate) => fact.propose?.(candidate, table.now, about) === undefined)
}

/** The proposed value of a distance: computed, or an earlier answer. */
function proposedSpan<C extends Candidate, S, A>(
  table: Table<S>,
  distance: Distance<C, S, A>,
  candidate: C,
  about: A,
): Span | undefined {
  const told = olderAnswer(table, distance, candidate, about) as Span | undefined
  const number = told?.from === told?.below ? told?.from : undefined
  const proposed = distance.propose?.(candidate, table.now, about, number)
  return proposed === undefined ? told : exactly(proposed)
}
