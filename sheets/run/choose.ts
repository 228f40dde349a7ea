import type { Procedure } from '@opfor/kernel'
import { beginDecision } from './decision.ts'
import type { DeclaredList, LineCode } from './declare-list.ts'
import { holds } from './condition.ts'
import { narrowedBy } from './list-line.ts'
import { known } from './known.ts'
import { type Named, named } from './naming.ts'
import type { Play } from './play.ts'
import { membersOf } from './set.ts'
import { brokenTie } from './tie.ts'

/** `choose L`: the name of the one that a list picks; undefined if it finds nobody. */
export function* choose(play: Play, heading: string): Procedure<string | undefined> {
  const list = play.rules.lists.get(heading)
  if (list === undefined) return undefined
  const { table } = play
  yield* candidatesOf(play, list)
  const number = table.decide()
  for (;;) {
    const { corrections } = table
    const among = yield* candidatesOf(play, list)
    const { left, isOverruled } = beginDecision(play, number, list.source, among)
    const last = isOverruled ? left : yield* narrowed(play, list.lines, left, corrections)
    const chosen =
      last.length < 2 || table.corrections !== corrections ? last[0] : yield* brokenTie(play, list, last)
    if (table.corrections === corrections) {
      table.recorder?.end(chosen)
      return chosen?.called
    }
    table.recorder?.restarted()
  }
}

function* candidatesOf(play: Play, { section }: DeclaredList): Procedure<readonly Named[]> {
  const members = yield* known(play, (view) => membersOf(section.from, view))
  return members.map(named)
}

/** Those that the lines leave. Ends early after a correction: the list begins again then. */
function* narrowed(
  play: Play,
  lines: readonly LineCode[],
  all: readonly Named[],
  corrections: number,
): Procedure<readonly Named[]> {
  let left = all
  let keptNobody = false
  for (const [at, code] of lines.entries()) {
    if (left.length === 0 || play.table.corrections !== corrections) return left
    const { line, rule } = code
    if (rule !== undefined) {
      if (left.length < 2 && rule.how !== 'must') continue
      const kept = yield* narrowedBy(play, line, rule, left)
      keptNobody = kept.length === 0
      const goesOn = keptNobody && (rule.how !== 'must' || lines[at + 1]?.line.form === 'otherwise')
      if (!goesOn) left = kept
    } else if (line.form === 'otherwise') {
      if (keptNobody) left = yield* narrowed(play, code.lines, left, corrections)
    } else if (line.form === 'asIn') left = yield* narrowed(play, code.lines, left, corrections)
    else if (line.form === 'if' && (yield* known(play, (view) => holds(line.condition, view))))
      left = yield* narrowed(play, code.lines, left, corrections)
  }
  return left
}
