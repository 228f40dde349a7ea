import { formatAnswer } from './format-answer.ts'
import type { Candidate } from '../pieces/candidate.ts'
import type { Decision, DecisionLine, ModifiedRoll, Rule } from '../ask/decision.ts'
import { type Message, message } from '../messages/message.ts'
import { totalOf } from '../lists/chart.ts'
import { withLineNumber, formatRule } from './format-rule.ts'
import { type Readings, type Ruling, currentReading } from '../ask/ruling.ts'

type Narrowed = Extract<DecisionLine, { readonly kind: 'narrowed' }>
type TiedLine = Extract<DecisionLine, { readonly kind: 'tied' }>
type AnsweredLine = Extract<DecisionLine, { readonly kind: 'answered' }>

/** If there are more names, only the first few are listed. */
const atMost = 8
const first = 3
/** If there are more numbers, only the best and the next are listed. */
const comparedAtMost = 5

export function formatLine(line: DecisionLine, decision?: Decision): Message {
  switch (line.kind) {
    case 'narrowed':
      return message('kernel.line', '{rule}: {kept}', {
        rule: formatRule(line.rule, rulingsBehindLine(line, decision)),
        kept: keptTold(line),
      })
    case 'tied':
      return tiedTold(line, decision)
    case 'tried':
      return triedTold(line)
    case 'cell':
      return formatCell(line)
    case 'reached':
      return formatRule(line.rule)
    case 'overruled':
      return overruledTold(line, decision)
    case 'ruled':
      return message('kernel.line.ruled', 'Ruling, {ruling}: {reading}', {
        ruling: line.ruling.name,
        reading: line.ruling.readings[line.reading] ?? line.reading,
      })
    case 'answered':
      return answeredTold(line)
  }
}

export function formatCell({ rule, rolled }: Extract<DecisionLine, { readonly kind: 'cell' }>): Message {
  return rolled === undefined
    ? rule.text
    : message('kernel.line.cell', '{cell} ({rolled})', { cell: rule.text, rolled: rolledTold(rolled) })
}

function rolledTold(rolled: ModifiedRoll): Message {
  const { roll, modifiers } = rolled
  if (modifiers.length === 0) return message('kernel.cell.rolled', 'rolled {roll}', { roll })
  const added = modifiers.map(({ by, because }) =>
    message('kernel.cell.modifier', '{by} for {because}', { by: by < 0 ? `−${-by}` : `+${by}`, because }),
  )
  const total = totalOf(rolled)
  return message('kernel.cell.total', 'rolled {roll}, {added}: {total}', { roll, added, total })
}

function triedTold({ rule, action, against }: Extract<DecisionLine, { readonly kind: 'tried' }>): Message {
  const name = withLineNumber(rule, action.name)
  return against === undefined
    ? message('kernel.line.could', '{name}: can be performed', { name })
    : message('kernel.line.against', '{name} cannot be performed: {against}', { name, against })
}

function answeredTold({ question, answer }: AnsweredLine): Message {
  const what = { question: question.text, answer: formatAnswer(question, answer) }
  if (question.to === 'table') return message('kernel.line.said', '{question} You answered: {answer}', what)
  return question.kind === 'draw'
    ? message('kernel.line.drawn', '{question} Drawn: {answer}', what)
    : message('kernel.line.thrown', '{question} Rolled: {answer}', what)
}

function overruledTold(
  { overrule }: Extract<DecisionLine, { readonly kind: 'overruled' }>,
  decision: Decision | undefined,
): Message {
  const name = (id: string | undefined): Message | string => {
    if (id === undefined) return message('kernel.nobody', 'none')
    return decision?.among.find((candidate) => candidate.id === id)?.name ?? id
  }
  const { instead, to, reason } = overrule
  const said = { to: name(to), instead: name(instead), reason }
  return to === instead
    ? message('kernel.line.confirmed', 'You decided: {to} ({reason})', said)
    : message('kernel.line.overruled', 'You decided: {to} instead of {instead} ({reason})', said)
}

/** Rulings with a non-default reading; all rulings if the line dropped a candidate. */
export function rulingsBehindLine(
  line: Narrowed | TiedLine,
  decision: Decision | undefined,
): readonly Ruling[] {
  const { rulings } = line.rule
  if (rulings.length === 0 || decision === undefined) return rulings
  if (line.kind === 'tied' || line.after.length < line.before.length) return rulings
  const situation = decision.situation as { readonly rulings: Readings }
  return rulings.filter((each) => currentReading(situation, each) !== each.default)
}

function keptTold(line: Narrowed): Message | readonly Message[] {
  if (line.passedOver) return message('kernel.kept.passedOver', 'none, skipped')
  if (line.after.length === 0) return message('kernel.kept.nobody', 'none')
  if (line.numbers !== undefined) return numbersTold(line, line.numbers)
  if (line.after.length === line.before.length && line.before.length > 1)
    return message('kernel.kept.all', 'all')
  const dropped = line.before.filter((each) => !line.after.includes(each))
  if (line.after.length > atMost && dropped.length <= first)
    return message('kernel.kept.allBut', 'all but {names}', { names: candidateNames(dropped) })
  return candidateNames(line.after)
}

function numbersTold(line: Narrowed, numbers: readonly number[]): Message {
  const numberOf = (candidate: Candidate): number => numbers[line.before.indexOf(candidate)] ?? 0
  const compared = (candidate: Candidate): Message =>
    message('kernel.number', '{name}: {number}', {
      name: candidate.name,
      number: formatNumber(line.rule, numberOf(candidate)),
    })
  if (line.after.length === line.before.length)
    return message('kernel.kept.equal', 'all equal ({number})', {
      number: formatNumber(line.rule, numbers[0] ?? 0),
    })
  const kept = { names: candidateNames(line.after) }
  const [best] = line.after
  const [next] = line.before
    .filter((each) => !line.after.includes(each))
    .toSorted((one, other) => (line.rule.how === 'most' ? 1 : -1) * (numberOf(other) - numberOf(one)))
  return line.before.length > comparedAtMost && best !== undefined && next !== undefined
    ? message('kernel.kept.next', '{names} ({best}; the next is {next})', {
        ...kept,
        best: formatNumber(line.rule, numberOf(best)),
        next: compared(next),
      })
    : message('kernel.kept.numbers', '{names} ({compared})', { ...kept, compared: line.before.map(compared) })
}

/** In words, if the rule has any. */
export function formatNumber({ reads }: Rule, number: number): Message | number {
  return reads?.(number) ?? number
}

function tiedTold(line: TiedLine, decision: Decision | undefined): Message {
  const rule = formatRule(line.rule, rulingsBehindLine(line, decision))
  const isTie = line.rule.number === undefined && (decision === undefined || !hasNoDecisionLines(decision))
  const text = isTie ? message('kernel.rule.tie', 'Tie, {rule}', { rule }) : rule
  const what = { text, chosen: formatTieBreak(line), names: candidateNames(line.before) }
  return message('kernel.line.tied', '{text}: {chosen} (of {names})', what)
}

export function formatTieBreak({ chosen, roll }: TiedLine): Message {
  return roll === undefined
    ? chosen.name
    : message('kernel.rolled', '{roll} is {chosen}', { roll, chosen: chosen.name })
}

/** A list without lines, only with an order or a choice, has no ties. */
export function hasNoDecisionLines({ by }: Decision): boolean {
  return by.lines.every(({ how }) => how === 'tie')
}

export function chosenName({ chosen, by, secret }: Decision): Message {
  if (secret === true) return message('kernel.secret', 'hidden for now')
  if (chosen !== undefined) return chosen.name
  return by.kind === 'column' ? message('kernel.nothing', 'nothing') : message('kernel.nobody', 'none')
}

/** Names only the first of very many candidates, and how many more there are. */
export function candidateNames(candidates: readonly Candidate[]): readonly Message[] {
  if (candidates.length <= atMost) return candidates.map((candidate) => candidate.name)
  const more = message('kernel.names.more', '{count} more', { count: candidates.length - first })
  return [...candidates.slice(0, first).map((candidate) => candidate.name), more]
}
