import type { Candidate } from '../pieces/candidate.ts'
import { summary, titleOf } from './explain.ts'
import type { Decision, Line, RuledOutCandidate } from '../ask/line.ts'
import { cellTold, chosenName, isOrderAlone, names, numberTold, rulingsAt, tiedFor } from './line-told.ts'
import { type Message, message } from '../say/message.ts'
import { ruleTold } from './rule-told.ts'

type Narrowed = Extract<Line, { readonly kind: 'narrowed' }>
type Tied = Extract<Line, { readonly kind: 'tied' }>

/** Explains why a piece was not selected: the first line that dropped it, or why it was not a candidate. */
export function whyNot(decision: Decision, id: string): Message {
  if (decision.secret === true) return summary(decision)
  const candidate = decision.among.find((each) => each.id === id)
  if (candidate === undefined) return ruledOut(decision, id)
  const { name } = candidate
  const what = { list: titleOf(decision), name, chosen: chosenName(decision) }
  if (decision.chosen?.id === id)
    return message('kernel.whyNot.chosen', '{list}: {name} is the one that was chosen.', what)
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
      return message('kernel.whyNot.cell', '{list}: {cell}; so not: {name}.', {
        ...what,
        cell: cellTold(line),
      })
    if (line.kind === 'overruled')
      return message('kernel.whyNot.overruled', '{list}: you decided for {chosen}: {reason}', {
        ...what,
        reason: line.overrule.reason,
      })
  }
  return message('kernel.whyNot.later', '{list}: {chosen} comes before {name}, and can be performed.', what)
}

/** The pieces on the table that were not candidates, each with the reason. */
export function othersOf({ by, situation, about, among, secret }: Decision): readonly RuledOutCandidate[] {
  if (secret === true) return []
  const others = by.others?.(situation, about) ?? []
  return others.filter(({ id }) => !among.some((each) => each.id === id))
}

function ruledOut(decision: Decision, id: string): Message {
  const list = titleOf(decision)
  const other = othersOf(decision).find((each) => each.id === id)
  return other === undefined
    ? message('kernel.whyNot.absent', '{list}: {id} could not be chosen.', { list, id })
    : message('kernel.whyNot.because', '{list}: {name} could not be chosen, because {because}.', {
        list,
        name: other.name,
        because: other.because,
      })
}

function droppedBy(line: Narrowed, candidate: Candidate, decision: Decision): Message {
  const rule = ruleTold(line.rule, rulingsAt(line, decision))
  const what = { rule, name: candidate.name, kept: names(line.after) }
  const [kept] = line.after
  if (kept === undefined) return message('kernel.whyNot.nobody', '{rule}: true of none, nor of {name}.', what)
  if (line.numbers === undefined)
    return message('kernel.whyNot.dropped', '{rule}: true of {kept}, not of {name}.', what)
  const numbers = {
    number: numberTold(line.rule, line.numbers[line.before.indexOf(candidate)] ?? 0),
    best: numberTold(line.rule, line.numbers[line.before.indexOf(kept)] ?? 0),
  }
  return line.rule.reads === undefined
    ? message('kernel.whyNot.numbers', '{rule}: {name} has {number}, against {best} for {kept}.', {
        ...what,
        ...numbers,
      })
    : message('kernel.whyNot.words', '{rule}: with {name}, {number}; with {kept}, {best}.', {
        ...what,
        ...numbers,
      })
}

function tiedAgainst(line: Tied, candidate: Candidate, decision: Decision): Message {
  const what = { text: line.rule.text, name: candidate.name, chosen: tiedFor(line) }
  if (isOrderAlone(decision) && line.roll === undefined)
    return message('kernel.whyNot.ordered', '{list}: {chosen}, not {name}; decided by: {text}.', {
      ...what,
      list: titleOf(decision),
    })
  return message('kernel.whyNot.tied', '{name} did as well in every line. Tie, {text}: {chosen}.', what)
}
