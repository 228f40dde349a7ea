import type { Candidate } from '../pieces/candidate.ts'
import { type Ranking, subjectOf } from './fact.ts'
import { askOnce, type Procedure } from '../ask/procedure.ts'
import { whichBest } from '../ask/questions/which.ts'
import { factMemoryKey, knownSpan } from './earlier-answer.ts'
import { certainBest } from './span.ts'
import { restartSignal, type Table } from '../ask/table.ts'

export interface RankingResult<C> {
  readonly best: readonly C[]
  readonly numbers?: readonly number[]
}

interface Told {
  readonly members: ReadonlyMap<string, string>
  readonly best: ReadonlySet<string>
}

export function* bestByRanking<C extends Candidate, S, A>(
  table: Table<S>,
  ranking: Ranking<C, S, A>,
  how: 'most' | 'fewest',
  among: readonly C[],
  about: A,
): Procedure<RankingResult<C> | typeof restartSignal> {
  const known = computedBest(table, ranking, how, among, about) ?? recalled(table, ranking, how, among, about)
  if (known !== undefined) return known
  const proposal = proposed(table, ranking, how, among, about)
  const text = ranking.askBest(table.now, about, how)
  const answer = yield* askOnce(table, whichBest(`${ranking.id}.${how}`, 'table', text, among, { proposal }))
  if (answer === restartSignal) return restartSignal
  const members = new Map(among.map((each) => [each.id, ranking.validityKey(each, table.now, about)]))
  const told: Told = { members, best: new Set(answer.map((each) => each.id)) }
  for (const each of answer) table.memory.remember(bestKey(table, ranking, how, each, about), told)
  return { best: answer }
}

function computedBest<C extends Candidate, S, A>(
  table: Table<S>,
  ranking: Ranking<C, S, A>,
  how: 'most' | 'fewest',
  among: readonly C[],
  about: A,
): RankingResult<C> | undefined {
  if (ranking.kind === 'distance') {
    const spans = among.map((each) => knownSpan(table, ranking, each, about))
    const best = certainBest(spans, how)
    if (best === undefined) return undefined
    const kept = among.filter((_, at) => best.includes(at))
    return spans.every((span) => span.from === span.below)
      ? { best: kept, numbers: spans.map((span) => span.from) }
      : { best: kept }
  }
  const numbers: number[] = []
  for (const each of among) {
    const value = ranking.compute(each, table.now, about)
    if (value === undefined) return undefined
    numbers.push(value)
  }
  return { best: bestBy(among, numbers, how), numbers }
}

function bestBy<C>(among: readonly C[], numbers: readonly number[], how: 'most' | 'fewest'): readonly C[] {
  const best = how === 'most' ? Math.max(...numbers) : Math.min(...numbers)
  return among.filter((_, at) => numbers[at] === best)
}

function recalled<C extends Candidate, S, A>(
  table: Table<S>,
  ranking: Ranking<C, S, A>,
  how: 'most' | 'fewest',
  among: readonly C[],
  about: A,
): RankingResult<C> | undefined {
  for (const each of among) {
    const told = table.memory.recall(bestKey(table, ranking, how, each, about)) as Told | undefined
    if (told?.best.has(each.id) !== true) continue
    const rests = (one: C): string => ranking.validityKey(one, table.now, about)
    if (among.every((one) => told.members.get(one.id) === rests(one)))
      return { best: among.filter((one) => told.best.has(one.id)) }
  }
  return undefined
}

function bestKey<C extends Candidate, S, A>(
  table: Table<S>,
  ranking: Ranking<C, S, A>,
  how: 'most' | 'fewest',
  candidate: C,
  about: A,
): string {
  const rests = ranking.validityKey(candidate, table.now, about)
  return factMemoryKey(`${ranking.id}.${how}`, subjectOf(about), candidate.id, rests)
}

function proposed<C extends Candidate, S, A>(
  table: Table<S>,
  ranking: Ranking<C, S, A>,
  how: 'most' | 'fewest',
  among: readonly C[],
  about: A,
): readonly C[] | undefined {
  const numbers: number[] = []
  for (const each of among) {
    const value = ranking.propose?.(each, table.now, about)
    if (value === undefined) return undefined
    numbers.push(value)
  }
  return bestBy(among, numbers, how)
}
