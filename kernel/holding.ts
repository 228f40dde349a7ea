import type { Candidate } from './candidate.ts'
import { type Band, type Fact, type PlainFact, subjectOf } from './fact.ts'
import { askOnce, type Procedure } from './procedure.ts'
import { number } from './questions/number.ts'
import { which } from './questions/which.ts'
import { yesNo } from './questions/yes-no.ts'
import { closer, exactly, narrowedTo } from './span.ts'
import { keyOf, spanOf } from './remembered.ts'
import { again, type Table } from './table.ts'

/** Those of which a fact holds, without a decision: "is there any". The person is asked only what is not yet known. */
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

/** The same, for a caller that begins anew after a correction. */
export function* holdingOnce<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  among: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof again> {
  const unknown = among.filter((candidate) => holds(table, fact, candidate, about) === undefined)
  if (unknown.length > 0) {
    const told =
      fact.kind === 'fact'
        ? yield* askFact(table, fact, unknown, about)
        : yield* askBand(table, fact, unknown, about)
    if (told === again) return again
  }
  return among.filter((candidate) => holds(table, fact, candidate, about) === true)
}

function holds<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Fact<C, S, A>,
  candidate: C,
  about: A,
): boolean | undefined {
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
  const proposed = unknown.map((candidate) => fact.propose?.(candidate, table.now, about))
  const [only] = unknown
  const one = unknown.length === 1 && only !== undefined ? fact.askOne?.(only, table.now, about) : undefined
  if (only !== undefined && one !== undefined) {
    const proposal = proposed[0]
    const answer = yield* askOnce(table, yesNo(`${fact.id}.one`, 'table', one, { proposal }))
    if (answer === again) return again
    table.memory.remember(factKey(table, fact, only, about), answer)
    return undefined
  }
  const text = fact.ask(table.now, about)
  const proposal = proposed.includes(undefined) ? undefined : unknown.filter((_, at) => proposed[at])
  const answer = yield* askOnce(table, which(fact.id, 'table', text, unknown, { proposal }))
  if (answer === again) return again
  for (const candidate of unknown)
    table.memory.remember(factKey(table, fact, candidate, about), answer.includes(candidate))
  return undefined
}

function* askBand<C extends Candidate, S, A>(
  table: Table<S>,
  band: Band<C, S, A>,
  unknown: readonly C[],
  about: A,
): Procedure<undefined | typeof again> {
  const { distance, limit } = band
  const proposed = unknown.map((candidate) => distance.propose?.(candidate, table.now, about))
  const [only] = unknown
  if (only !== undefined && unknown.length === 1) {
    const text = distance.askHowFar(only, table.now, about)
    const range = { from: 0, to: distance.furthest, step: distance.step, unit: distance.unit }
    const question = number(`${distance.id}.measured`, 'table', text, range, { proposal: proposed[0] })
    const measured = yield* askOnce(table, question)
    if (measured === again) return again
    remember(table, band, only, about, exactly(measured))
    return undefined
  }
  const text = distance.askCloser(limit, table.now, about)
  const proposal = proposed.includes(undefined)
    ? undefined
    : unknown.filter((_, at) => (proposed[at] ?? limit) < limit)
  const answer = yield* askOnce(table, which(distance.id, 'table', text, unknown, { proposal }))
  if (answer === again) return again
  for (const candidate of unknown) {
    const span = spanOf(table, distance, candidate, about)
    remember(table, band, candidate, about, narrowedTo(span, limit, answer.includes(candidate)))
  }
  return undefined
}

function remember<C extends Candidate, S, A>(
  table: Table<S>,
  { distance }: Band<C, S, A>,
  candidate: C,
  about: A,
  span: { readonly from: number; readonly below: number },
): void {
  const rests = distance.rests(candidate, table.now, about)
  table.memory.remember(keyOf(distance.id, subjectOf(about), candidate.id, rests), span)
}
