import type { Candidate } from '../pieces/candidate.ts'
import { summarizeDecision, decisionTitle } from './explain.ts'
import type { Decision, DecisionLine, ExcludedPiece } from '../ask/decision.ts'
import {
  formatCell,
  chosenName,
  hasNoDecisionLines,
  candidateNames,
  formatNumber,
  rulingsBehindLine,
  formatTieBreak,
} from './format-line.ts'
import { type Message, message } from '../messages/message.ts'
import { formatRule } from './format-rule.ts'

type Narrowed = Extract<DecisionLine, { readonly kind: 'narrowed' }>
type Tied = Extract<DecisionLine, { readonly kind: 'tied' }>

/** Names the first line that dropped a piece, or why it was not a candidate. */
export function explainWhyNot(decision: Decision, id: string): Message {
  if (decision.secret === true) return summarizeDecision(decision)
  const candidate = decision.among.find((each) => each.id === id)
  if (candidate === undefined) return ruledOut(decision, id)
  const { name } = candidate
  const what = { list: decisionTitle(decision), name, chosen: chosenName(decision) }
  if (decision.chosen?.id === id) return message('kernel.whyNot.chosen', '{list}: {name} was chosen.', what)
  for (const line of decision.lines) {
    if (line.kind === 'narrowed' && !line.after.includes(candidate))
      return droppedBy(line, candidate, decision)
    if (line.kind === 'tied') return tiedAgainst(line, candidate, decision)
    if (line.kind === 'tried' && line.action.id === id && line.against !== undefined)
      return message(
        'kernel.whyNot.against',
        '{list}: {name} was tried and could not be performed: {against}.',
        {
          ...what,
          against: line.against,
        },
      )
    if (line.kind === 'cell')
      return message('kernel.whyNot.cell', '{list}: {cell}, not {name}.', {
        ...what,
        cell: formatCell(line),
      })
    if (line.kind === 'overruled')
      return message('kernel.whyNot.overruled', '{list}: you chose {chosen} ({reason})', {
        ...what,
        reason: line.overrule.reason,
      })
  }
  return message('kernel.whyNot.later', '{list}: {chosen} comes before {name}, and can be performed.', what)
}

export function excludedCandidates({
  by,
  situation,
  about,
  among,
  secret,
}: Decision): readonly ExcludedPiece[] {
  if (secret === true) return []
  const others = by.others?.(situation, about) ?? []
  return others.filter(({ id }) => !among.some((each) => each.id === id))
}

function ruledOut(decision: Decision, id: string): Message {
  const list = decisionTitle(decision)
  const other = excludedCandidates(decision).find((each) => each.id === id)
  return other === undefined
    ? message('kernel.whyNot.absent', '{list}: {id} was not an option.', { list, id })
    : message('kernel.whyNot.because', '{list}: {name} was not an option, because {because}.', {
        list,
        name: other.name,
        because: other.because,
      })
}

function droppedBy(line: Narrowed, candidate: Candidate, decision: Decision): Message {
  const rule = formatRule(line.rule, rulingsBehindLine(line, decision))
  const what = { rule, name: candidate.name, kept: candidateNames(line.after) }
  const [kept] = line.after
  if (kept === undefined)
    return message('kernel.whyNot.nobody', '{rule}: no candidate passes, {name} included.', what)
  if (line.numbers === undefined)
    return message('kernel.whyNot.dropped', '{rule}: yes for {kept}, no for {name}.', what)
  const numbers = {
    number: formatNumber(line.rule, line.numbers[line.before.indexOf(candidate)] ?? 0),
    best: formatNumber(line.rule, line.numbers[line.before.indexOf(kept)] ?? 0),
  }
  return line.rule.reads === undefined
    ? message('kernel.whyNot.numbers', '{rule}: {number} for {name}, {best} for {kept}.', {
        ...what,
        ...numbers,
      })
    : message('kernel.whyNot.words', '{rule}: {number} for {name}, {best} for {kept}.', {
        ...what,
        ...numbers,
      })
}

function tiedAgainst(line: Tied, candidate: Candidate, decision: Decision): Message {
  const what = { text: line.rule.text, name: candidate.name, chosen: formatTieBreak(line) }
  if (hasNoDecisionLines(decision) && line.roll === undefined)
    return message('kernel.whyNot.ordered', '{list}: {chosen}, not {name}; decided by: {text}.', {
      ...what,
      list: decisionTitle(decision),
    })
  return message('kernel.whyNot.tied', '{name} was tied to the end. Tie-break, {text}: {chosen}.', what)
}
