import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../messages/citation.ts'
import { type AskedLine, type CompiledList, compileList } from './compile-list.ts'
import type { ListStep } from './either.ts'
import { filterByFactOnce } from '../facts/filter-by-fact.ts'
import { listEndsOf } from './list-ends.ts'
import type { RuleList } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import { withoutGameTypes as askedOf, type ListExtras } from './list-extras.ts'
import { overruledChoice } from '../ask/overrule-decision.ts'
import { finishedProcedure, type Procedure, abortOnCorrection } from '../ask/procedure.ts'
import { bestByRanking } from '../facts/best-by-ranking.ts'
import { replacementOf } from './replaced-lists.ts'
import { restartSignal, type Table } from '../ask/table.ts'
import type { ListEnd } from './tie-break.ts'
import { runTieBreak } from './run-tie-break.ts'
import { keepCandidates, jumpToBranch, type ListCursor, advanceCursor } from './list-cursor.ts'

/** Selects one candidate, or none if a `must` left none. */
export interface PriorityList<C extends Candidate, S, A = void> extends RuleList {
  (table: Table<S>, among: (now: S) => readonly C[], about: A): Procedure<C | undefined>
  readonly steps: readonly ListStep<C, S, A>[]
  readonly tie: ListEnd
  readonly more: ListExtras<S, A>
}

export function priorityList<C extends Candidate, S, A = void>(
  id: string,
  title: string,
  cite: Citation,
  steps: readonly ListStep<C, S, A>[],
  tie: ListEnd,
  more: ListExtras<S, A> = {},
): PriorityList<C, S, A> {
  const list = compileList(id, cite, steps)
  const ends = listEndsOf(id, cite, tie)
  const declared: RuleList = {
    id,
    kind: 'list',
    title: message(id, title),
    cite,
    lines: [...list.rules, ...ends.rules],
    ...askedOf(more),
  }
  checkIds(declared)

  function run(table: Table<S>, among: (now: S) => readonly C[], about: A): Procedure<C | undefined> {
    const other = replacementOf(table.now, own)
    if (other !== undefined) return other(table, among, about)
    const number = table.decide()
    const walk = begin(table, number, among(table.now), about)
    const isDecided = walk.line === undefined && walk.left.length < 2
    return isDecided
      ? finishedProcedure(ended(table, walk.left[0]))
      : finish(table, number, walk, among, about)
  }

  /** Begins a decision and runs to the first line that may have to ask, or to the end. */
  function begin(table: Table<S>, number: number, candidates: readonly C[], about: A): ListCursor<C, S, A> {
    table.recorder?.begin(number, declared, candidates, about, table.now)
    const overruled = overruledChoice(table, number, declared, candidates)
    const walk: ListCursor<C, S, A> = {
      left: overruled ?? candidates,
      next: 0,
      nobody: false,
      line: undefined,
    }
    if (overruled === undefined) advanceCursor(list, walk, table, about)
    return walk
  }

  /** Finishes a decision that has to ask or has a tie; begins it again after a correction. */
  function* finish(
    table: Table<S>,
    number: number,
    first: ListCursor<C, S, A>,
    among: (now: S) => readonly C[],
    about: A,
  ): Procedure<C | undefined> {
    let walk = first
    for (;;) {
      const left = walk.line === undefined ? walk.left : yield* down(list, walk, table, about)
      const chosen =
        left === restartSignal
          ? restartSignal
          : left.length < 2
            ? left[0]
            : yield* runTieBreak(table, declared, about, ends.of(table.now), left)
      if (chosen !== restartSignal) return ended(table, chosen)
      table.recorder?.restarted()
      walk = begin(table, number, among(table.now), about)
    }
  }

  const own: PriorityList<C, S, A> = Object.assign(run, declared, { steps, tie, more })
  return own
}

function ended<C extends Candidate | undefined, S>(table: Table<S>, chosen: C): C {
  table.recorder?.end(chosen)
  return chosen
}

function* down<C extends Candidate, S, A>(
  list: CompiledList<C, S, A>,
  walk: ListCursor<C, S, A>,
  table: Table<S>,
  about: A,
): Procedure<readonly C[] | typeof restartSignal> {
  while (walk.line !== undefined) {
    const { line } = walk
    if (line.kind === 'eitherAsked') {
      const part = yield* abortOnCorrection(table, () => line.ask(table, about))
      if (part === restartSignal) return restartSignal
      jumpToBranch(walk, line, part)
    } else {
      const kept: readonly C[] | typeof restartSignal = yield* asked(line, table, walk.left, about)
      if (kept === restartSignal) return restartSignal
      keepCandidates(walk, line, kept)
    }
    advanceCursor(list, walk, table, about)
  }
  return walk.left
}

function* asked<C extends Candidate, S, A>(
  line: AskedLine<C, S, A>,
  table: Table<S>,
  left: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof restartSignal> {
  if (line.kind === 'ranking') {
    const how = line.rule.how === 'most' ? 'most' : 'fewest'
    const ranked = yield* bestByRanking(table, line.by, how, left, about)
    if (ranked === restartSignal) return restartSignal
    table.recorder?.narrowed(line.rule, left, ranked.best, ranked.numbers, false)
    return ranked.best
  }
  const kept = yield* filterByFactOnce(table, line.by, left, about)
  if (kept === restartSignal) return restartSignal
  const passedOver = kept.length === 0 && line.passes
  table.recorder?.narrowed(line.rule, left, passedOver ? left : kept, undefined, passedOver)
  return kept
}

function checkIds(declared: RuleList): void {
  const seen = new Set<string>()
  for (const line of declared.lines) {
    if (seen.has(line.id)) throw new Error(`Two lines of the list ${declared.id} are called ${line.id}.`)
    seen.add(line.id)
  }
}
