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
  let among = yield* candidatesOf(play, list)
  const number = table.decide()
  for (;;) {
    const { corrections } = table
    const { left, isOverruled } = beginDecision(play, number, list.source, among)
    const last = isOverruled ? left : (yield* narrowed(play, list.lines, left, corrections)).left
    const chosen =
      last.length < 2 || table.corrections !== corrections ? last[0] : yield* brokenTie(play, list, last)
    if (table.corrections === corrections) {
      table.recorder?.end(chosen)
      return chosen?.called
    }
    table.recorder?.restarted()
    among = yield* candidatesOf(play, list)
  }
}

function* candidatesOf(play: Play, { section }: DeclaredList): Procedure<readonly Named[]> {
  const members = yield* known(play, (view) => membersOf(section.from, view))
  return members.map(named)
}

/** Those that the lines leave, and whether the last line spoke for nobody: then an `otherwise:` after it counts. */
interface Left {
  readonly left: readonly Named[]
  readonly keptNobody: boolean
}

/** Those that the lines leave. Ends early after a correction: the list begins again then. */
function* narrowed(
  play: Play,
  lines: readonly LineCode[],
  all: readonly Named[],
  corrections: number,
): Procedure<Left> {
  let now: Left = { left: all, keptNobody: false }
  for (const [at, { line, rule, lines: below }] of lines.entries()) {
    const { left } = now
    if (left.length === 0 || play.table.corrections !== corrections) return now
    if (rule !== undefined) {
      if (left.length < 2 && rule.how !== 'must') continue
      const kept = yield* narrowedBy(play, line, rule, left)
      const keptNobody = kept.length === 0
      const goesOn = keptNobody && (rule.how !== 'must' || lines[at + 1]?.line.form === 'otherwise')
      now = { left: goesOn ? left : kept, keptNobody }
    } else if (line.form === 'otherwise') {
      if (now.keptNobody) now = yield* narrowed(play, below, left, corrections)
    } else if (line.form === 'asIn') now = yield* narrowed(play, below, left, corrections)
    else if (line.form === 'if') {
      const isSo = yield* known(play, (view) => holds(line.condition, view))
      now = isSo ? yield* narrowed(play, below, left, corrections) : { left, keptNobody: true }
    }
  }
  return now
}
