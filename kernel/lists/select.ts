import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import { type AskedLine, type CompiledList, compiled } from './compiled.ts'
import type { Step } from './either.ts'
import { holdingOnce } from '../facts/holding.ts'
import { endsOf } from './ends.ts'
import type { LineSource } from '../ask/line.ts'
import { message } from '../say/message.ts'
import { asked as askedOf, type ListExtras } from './more.ts'
import { overruledTo } from '../ask/overruled.ts'
import { finished, type Procedure, untilCorrected } from '../ask/procedure.ts'
import { rankedOnce } from '../facts/ranked.ts'
import { replacedIn } from './replaced-lists.ts'
import { again, type Table } from '../ask/table.ts'
import type { ListEnd } from './tie-break.ts'
import { tieBroken } from './tie-broken.ts'
import { keep, pickPart, type Walk, walkOn } from './walk.ts'

/** A list as a ready procedure: selects one of the candidates, or nobody where a `must` left none. */
export interface List<C extends Candidate, S, A = void> extends LineSource {
  (table: Table<S>, among: (now: S) => readonly C[], about: A): Procedure<C | undefined>
  /** As it was declared, for variants of it. */
  readonly steps: readonly Step<C, S, A>[]
  readonly tie: ListEnd
  readonly more: ListExtras<S, A>
}

/** A priority list: an id, its title and citation, its lines in printed order, and how it ends. */
export function select<C extends Candidate, S, A = void>(
  id: string,
  title: string,
  cite: Citation,
  steps: readonly Step<C, S, A>[],
  tie: ListEnd,
  more: ListExtras<S, A> = {},
): List<C, S, A> {
  const list = compiled(id, cite, steps)
  const ends = endsOf(id, cite, tie)
  const declared: LineSource = {
    id,
    kind: 'list',
    title: message(id, title),
    cite,
    lines: [...list.rules, ...ends.rules],
    ...askedOf(more),
  }
  checkIds(declared)

  function run(table: Table<S>, among: (now: S) => readonly C[], about: A): Procedure<C | undefined> {
    const other = replacedIn(table.now, own)
    if (other !== undefined) return other(table, among, about)
    const number = table.decide()
    const walk = begin(table, number, among(table.now), about)
    const isDecided = walk.line === undefined && walk.left.length < 2
    return isDecided ? finished(ended(table, walk.left[0])) : finish(table, number, walk, among, about)
  }

  /** Begins a decision and walks down to the first line that may have to ask, or to the end. */
  function begin(table: Table<S>, number: number, candidates: readonly C[], about: A): Walk<C, S, A> {
    table.recorder?.begin(number, declared, candidates, about, table.now)
    const overruled = overruledTo(table, number, declared, candidates)
    const walk: Walk<C, S, A> = { left: overruled ?? candidates, next: 0, nobody: false, line: undefined }
    if (overruled === undefined) walkOn(list, walk, table, about)
    return walk
  }

  /** Finishes a decision that has to ask or has a tie; begins it again after a correction. */
  function* finish(
    table: Table<S>,
    number: number,
    first: Walk<C, S, A>,
    among: (now: S) => readonly C[],
    about: A,
  ): Procedure<C | undefined> {
    let walk = first
    for (;;) {
      const left = walk.line === undefined ? walk.left : yield* down(list, walk, table, about)
      const chosen =
        left === again
          ? again
          : left.length < 2
            ? left[0]
            : yield* tieBroken(table, declared, about, ends.of(table.now), left)
      if (chosen !== again) return ended(table, chosen)
      table.recorder?.restarted()
      walk = begin(table, number, among(table.now), about)
    }
  }

  const own: List<C, S, A> = Object.assign(run, declared, { steps, tie, more })
  return own
}

/** Records the decision and returns it. */
function ended<C extends Candidate | undefined, S>(table: Table<S>, chosen: C): C {
  table.recorder?.end(chosen)
  return chosen
}

/** Runs the lines from one that may ask; returns the remaining candidates, or `again` after a correction. */
function* down<C extends Candidate, S, A>(
  list: CompiledList<C, S, A>,
  walk: Walk<C, S, A>,
  table: Table<S>,
  about: A,
): Procedure<readonly C[] | typeof again> {
  while (walk.line !== undefined) {
    const { line } = walk
    if (line.kind === 'eitherAsked') {
      const part = yield* untilCorrected(table, () => line.ask(table, about))
      if (part === again) return again
      pickPart(walk, line, part)
    } else {
      const kept: readonly C[] | typeof again = yield* asked(line, table, walk.left, about)
      if (kept === again) return again
      keep(walk, line, kept)
    }
    walkOn(list, walk, table, about)
  }
  return walk.left
}

function* asked<C extends Candidate, S, A>(
  line: AskedLine<C, S, A>,
  table: Table<S>,
  left: readonly C[],
  about: A,
): Procedure<readonly C[] | typeof again> {
  if (line.kind === 'ranking') {
    const how = line.rule.how === 'most' ? 'most' : 'fewest'
    const ranked = yield* rankedOnce(table, line.by, how, left, about)
    if (ranked === again) return again
    table.recorder?.narrowed(line.rule, left, ranked.best, ranked.numbers, false)
    return ranked.best
  }
  const kept = yield* holdingOnce(table, line.by, left, about)
  if (kept === again) return again
  const passedOver = kept.length === 0 && line.passes
  table.recorder?.narrowed(line.rule, left, passedOver ? left : kept, undefined, passedOver)
  return kept
}

function checkIds(declared: LineSource): void {
  const seen = new Set<string>()
  for (const line of declared.lines) {
    if (seen.has(line.id)) throw new Error(`Two lines of the list ${declared.id} are called ${line.id}.`)
    seen.add(line.id)
  }
}
