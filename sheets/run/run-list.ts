import type { Procedure } from '@opfor/kernel'
import { beginDecision } from './decision.ts'
import type { DeclaredList, DeclaredLine } from '../declare/declare-list.ts'
import { evaluateCondition } from '../values/condition.ts'
import { filterByLine } from './list-line.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { type NamedCandidate, namedCandidate } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { membersOf } from '../values/set.ts'
import { breakTie } from './break-tie.ts'

/** `choose L`: undefined if the list finds no candidate. */
export function* runList(play: SheetRun, heading: string): Procedure<string | undefined> {
  const list = play.rules.lists.get(heading)
  if (list === undefined) return undefined
  const { table } = play
  let among = yield* candidatesOf(play, list)
  const number = table.decide()
  for (;;) {
    const { corrections } = table
    const { left, isOverruled } = beginDecision(play, number, list.source, among)
    const last = isOverruled ? left : (yield* narrowed(play, list.lines, left, corrections)).left
    const chosen =
      last.length < 2 || table.corrections !== corrections ? last[0] : yield* breakTie(play, list, last)
    if (table.corrections === corrections) {
      table.recorder?.end(chosen)
      return chosen?.called
    }
    table.recorder?.restarted()
    among = yield* candidatesOf(play, list)
  }
}

function* candidatesOf(play: SheetRun, { section }: DeclaredList): Procedure<readonly NamedCandidate[]> {
  const members = yield* valueOrAsk(play, (view) => membersOf(section.from, view))
  return members.map(namedCandidate)
}

/** If the last line kept no candidate, a following `otherwise:` applies. */
interface Left {
  readonly left: readonly NamedCandidate[]
  readonly keptNobody: boolean
}

/** Ends early after a correction: the list then restarts. */
function* narrowed(
  play: SheetRun,
  lines: readonly DeclaredLine[],
  all: readonly NamedCandidate[],
  corrections: number,
): Procedure<Left> {
  let now: Left = { left: all, keptNobody: false }
  for (const [at, { line, rule, lines: below }] of lines.entries()) {
    const { left } = now
    if (left.length === 0 || play.table.corrections !== corrections) return now
    if (rule !== undefined) {
      if (left.length < 2 && rule.how !== 'must') continue
      const kept = yield* filterByLine(play, line, rule, left)
      const keptNobody = kept.length === 0
      const goesOn = keptNobody && (rule.how !== 'must' || lines[at + 1]?.line.form === 'otherwise')
      now = { left: goesOn ? left : kept, keptNobody }
    } else if (line.form === 'otherwise') {
      if (now.keptNobody) now = yield* narrowed(play, below, left, corrections)
    } else if (line.form === 'asIn') now = yield* narrowed(play, below, left, corrections)
    else if (line.form === 'if') {
      const isSo = yield* valueOrAsk(play, (view) => evaluateCondition(line.condition, view))
      now = isSo ? yield* narrowed(play, below, left, corrections) : { left, keptNobody: true }
    }
  }
  return now
}
