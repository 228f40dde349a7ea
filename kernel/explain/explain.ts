import { formatCell, chosenName, formatLine, rulingsBehindLine } from './format-line.ts'
import type { Decision, DecisionLine } from '../ask/decision.ts'
import { formatListTitle } from '../lists/run-tie-break.ts'
import { type Message, message } from '../messages/message.ts'
import { withRulings } from './format-rule.ts'

type Deciding = Exclude<DecisionLine, { readonly kind: 'ruled' | 'answered' | 'reached' }>

export function explainDecision(decision: Decision): readonly Message[] {
  return [...relevantLines(decision).map((line) => formatLine(line, decision)), formatChoice(decision)]
}

/** A tie-break includes its roll. */
export function relevantLines({ lines }: Decision): readonly DecisionLine[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1]
    return (
      line.kind !== 'answered' ||
      next?.kind !== 'tied' ||
      (next.rule.asks ?? next.rule.id) !== line.question.id
    )
  })
}

export function summarizeDecision(decision: Decision): Message {
  const line = decidingLine(decision)
  const what = { list: decisionTitle(decision), chosen: chosenName(decision) }
  if (line === undefined) return undecided(decision, what)
  switch (line.kind) {
    case 'tried':
      return message('kernel.summary.could', '{list}: {chosen}, the first that can be performed.', what)
    case 'cell':
      return message('kernel.summary.cell', '{list}: {cell}.', { ...what, cell: formatCell(line) })
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
    ? message('kernel.summary.cannot', '{list}: no action is possible.', what)
    : message('kernel.summary.nobody', '{list}: none.', what)
}

function decidedBy(
  decision: Decision,
  line: Extract<DecisionLine, { readonly kind: 'tied' | 'narrowed' }>,
  what: What,
): Message {
  const parts = { ...what, line: withRulings(line.rule.text, rulingsBehindLine(line, decision)) }
  if (decision.chosen === undefined)
    return message('kernel.summary.none', '{list}: none. No candidate passes the line: {line}.', parts)
  if (line.kind === 'tied' && line.roll !== undefined)
    return message('kernel.summary.rolled', '{list}: {chosen}; the die shows {roll}.', {
      ...parts,
      roll: line.roll,
    })
  return message('kernel.summary', '{list}: {chosen}; decided by: {line}.', parts)
}

/** Returns the last line that narrowed, the tie-break, the possible action, or the cell. */
export function decidingLine(decision: Decision): Deciding | undefined {
  return decision.lines.findLast(decides)
}

function decides(line: DecisionLine): line is Deciding {
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

export function decisionTitle({ by, about, situation }: Decision): Message {
  return formatListTitle(by, about, situation)
}

export function formatChoice(decision: Decision): Message {
  return message('kernel.chosen', '{list}: {chosen}', {
    list: decisionTitle(decision),
    chosen: chosenName(decision),
  })
}
