import { cellTold, chosenName, lineTold, rulingsAt } from './line-told.ts'
import type { Decision, Line } from '../ask/line.ts'
import { listTold } from '../lists/list-told.ts'
import { type Message, message } from '../say/message.ts'
import { withRulings } from './rule-told.ts'

type Deciding = Exclude<Line, { readonly kind: 'ruled' | 'answered' | 'reached' }>

/** The full explanation: each line with the remaining candidates and compared numbers, then the result. */
export function why(decision: Decision): readonly Message[] {
  return [...linesOf(decision).map((line) => lineTold(line, decision)), chosenTold(decision)]
}

/** The relevant lines of a decision; the roll of a tie-break is merged into it. */
export function linesOf({ lines }: Decision): readonly Line[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1]
    return (
      line.kind !== 'answered' ||
      next?.kind !== 'tied' ||
      (next.rule.asks ?? next.rule.id) !== line.question.id
    )
  })
}

/** One sentence: the selected candidate and the deciding line. */
export function summary(decision: Decision): Message {
  const line = deciding(decision)
  const what = { list: titleOf(decision), chosen: chosenName(decision) }
  if (line === undefined) return undecided(decision, what)
  switch (line.kind) {
    case 'tried':
      return message('kernel.summary.could', '{list}: {chosen}, the first that can be performed.', what)
    case 'cell':
      return message('kernel.summary.cell', '{list}: {cell}.', { ...what, cell: cellTold(line) })
    case 'overruled':
      return message('kernel.summary.overruled', '{list}: {chosen}; you decided: {reason}', {
        ...what,
        reason: line.overrule.reason,
      })
    case 'tied':
    case 'narrowed':
      return decidedBy(decision, line, what)
  }
}

type What = { readonly list: Message; readonly chosen: Message }

function undecided({ chosen, by, secret }: Decision, what: What): Message {
  if (secret === true) return message('kernel.summary.secret', '{list}: {chosen}.', what)
  if (chosen !== undefined) return message('kernel.summary.only', '{list}: {chosen}, the only choice.', what)
  return by.kind === 'column'
    ? message('kernel.summary.cannot', '{list}: nothing can be performed.', what)
    : message('kernel.summary.nobody', '{list}: none.', what)
}

function decidedBy(
  decision: Decision,
  line: Extract<Line, { readonly kind: 'tied' | 'narrowed' }>,
  what: What,
): Message {
  const parts = { ...what, line: withRulings(line.rule.text, rulingsAt(line, decision)) }
  if (decision.chosen === undefined)
    return message('kernel.summary.none', '{list}: none. No candidate passes the line: {line}.', parts)
  if (line.kind === 'tied' && line.roll !== undefined)
    return message('kernel.summary.rolled', '{list}: {chosen}; the die shows {roll}.', {
      ...parts,
      roll: line.roll,
    })
  return message('kernel.summary', '{list}: {chosen}; decided by: {line}.', parts)
}

/** The deciding line: the last one that narrowed, the tie-break, the possible action, or the cell. */
export function deciding(decision: Decision): Deciding | undefined {
  return decision.lines.findLast(decides)
}

function decides(line: Line): line is Deciding {
  switch (line.kind) {
    case 'narrowed':
      return line.after.length < line.before.length
    case 'tried':
      return line.could
    case 'tied':
    case 'cell':
    case 'overruled':
      return true
    case 'ruled':
    case 'answered':
    case 'reached':
      return false
  }
}

/** The name of a decision, with the piece it is about. */
export function titleOf({ by, about, situation }: Decision): Message {
  return listTold(by, about, situation)
}

/** The name of a decision, and the selected candidate. */
export function chosenTold(decision: Decision): Message {
  return message('kernel.chosen', '{list}: {chosen}', {
    list: titleOf(decision),
    chosen: chosenName(decision),
  })
}
