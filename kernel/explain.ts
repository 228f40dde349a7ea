import type { Candidate } from './candidate.ts'
import type { Decision, Line, Rule } from './line.ts'
import { type Message, message } from './message.ts'

type Narrowed = Extract<Line, { readonly kind: 'narrowed' }>
type Tied = Extract<Line, { readonly kind: 'tied' }>
type Deciding = Exclude<Line, { readonly kind: 'cell' | 'ruled' }>

/** The whole explanation: each line with whom it kept and the numbers compared, then who was chosen. */
export function why(decision: Decision): readonly Message[] {
  return [...decision.lines.map((line) => lineTold(line, decision)), chosenTold(decision)]
}

/** One sentence: who was chosen, and by which line. */
export function summary(decision: Decision): Message {
  const line = deciding(decision)
  const what = { list: decision.by.title, chosen: chosenName(decision) }
  if (line === undefined)
    return decision.chosen === undefined
      ? message('kernel.summary.nobody', '{list}: nobody.', what)
      : message('kernel.summary.only', '{list}: {chosen}; there was no other.', what)
  if (line.kind === 'tried')
    return message('kernel.summary.could', '{list}: {chosen}, the first that can be performed.', what)
  return message('kernel.summary', '{list}: {chosen}, by {line}.', { ...what, line: spoken(line) })
}

/** Why not that one: the first line that dropped it, with the numbers. */
export function whyNot(decision: Decision, id: string): Message {
  const candidate = decision.among.find((each) => each.id === id)
  const list = decision.by.title
  if (candidate === undefined)
    return message('kernel.whyNot.absent', '{list}: {id} was not among the candidates.', { list, id })
  const { name } = candidate
  if (decision.chosen?.id === id)
    return message('kernel.whyNot.chosen', '{list}: {name} is the one that was chosen.', { list, name })
  for (const line of decision.lines) {
    if (line.kind === 'narrowed' && drops(line, id)) return droppedBy(line, candidate)
    if (line.kind === 'tied') return tiedAgainst(line, candidate)
    if (line.kind === 'tried' && line.action.id === id)
      return message('kernel.whyNot.could', '{list}: {name} was tried and could not be performed.', {
        list,
        name,
      })
    if (line.kind === 'overruled')
      return message('kernel.whyNot.overruled', '{list}: overruled: {reason}', {
        list,
        reason: line.overrule.reason,
      })
  }
  return message('kernel.whyNot.later', '{list}: {name} stands after {chosen}.', {
    list,
    name,
    chosen: chosenName(decision),
  })
}

/** The line that settled a decision: the last that narrowed, the tie-break, the action that could be performed. */
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
    case 'overruled':
      return true
    case 'cell':
    case 'ruled':
      return false
  }
}

/** One line as a sentence. */
export function lineTold(line: Line, decision?: Decision): Message {
  switch (line.kind) {
    case 'narrowed':
      return message('kernel.line', '{rule}: {kept}', { rule: ruleTold(line.rule), kept: keptTold(line) })
    case 'tied':
      return tiedTold(line)
    case 'tried':
      return line.could
        ? message('kernel.line.could', '{name}: can be performed', { name: line.action.name })
        : message('kernel.line.couldNot', '{name}: cannot be performed', { name: line.action.name })
    case 'cell':
      return message('kernel.line.cell', 'Chart: {cell}', { cell: line.rule.text })
    case 'overruled':
      return overruledTold(line, decision)
    case 'ruled':
      return message('kernel.line.ruled', 'Ruling. {ruling} {reading}', {
        ruling: line.ruling.question,
        reading: line.ruling.readings[line.reading] ?? line.reading,
      })
  }
}

function overruledTold(
  line: Extract<Line, { readonly kind: 'overruled' }>,
  decision: Decision | undefined,
): Message {
  const name = (id: string | undefined): Message | string => {
    if (id === undefined) return message('kernel.nobody', 'nobody')
    return decision?.among.find((candidate) => candidate.id === id)?.name ?? id
  }
  const { instead, to, reason } = line.overrule
  return message('kernel.line.overruled', 'Overruled: {to} instead of {instead}: {reason}', {
    to: name(to),
    instead: name(instead),
    reason,
  })
}

/** A declared line with its printed number, the conditions it stands under, its text and the ruling it rests on. */
export function ruleTold(rule: Rule): Message {
  const key = rule.id.slice(rule.id.lastIndexOf('.') + 1)
  const told = marked(rule)
  return /^\d/.test(key) ? message('kernel.rule', '{key}. {rule}', { key, rule: told }) : told
}

function marked(rule: Rule): Message {
  const { given, text, ruling } = rule
  const told = given.length === 0 ? text : message('kernel.rule.given', '{given}: {text}', { given, text })
  if (ruling === undefined) return told
  return message('kernel.rule.ruling', '{rule} [ruling: {ruling}]', {
    rule: told,
    ruling: ruling.question,
  })
}

function keptTold(line: Narrowed): Message {
  if (line.passedOver) return message('kernel.kept.passedOver', 'none, passed over')
  if (line.after.length === 0) return message('kernel.kept.nobody', 'nobody')
  if (line.numbers !== undefined) return numbersTold(line, line.numbers)
  if (line.after.length === line.before.length && line.before.length > 1)
    return message('kernel.kept.all', 'all')
  return message('kernel.kept', '{names}', { names: names(line.after) })
}

function numbersTold(line: Narrowed, numbers: readonly number[]): Message {
  const compared = line.before.map((candidate, at) =>
    message('kernel.number', '{name} {number}', { name: candidate.name, number: numbers[at] ?? 0 }),
  )
  if (line.after.length === line.before.length)
    return message('kernel.kept.equal', 'all equal ({compared})', { compared })
  return message('kernel.kept.numbers', '{names} ({compared})', { names: names(line.after), compared })
}

function tiedTold(line: Tied): Message {
  const what = { text: marked(line.rule), chosen: line.chosen.name, names: names(line.before) }
  if (line.roll === undefined) return message('kernel.line.tied', 'tie. {text}: {chosen} (of {names})', what)
  return message('kernel.line.rolled', 'tie. {text}: {roll} is {chosen} (of {names})', {
    ...what,
    roll: line.roll,
  })
}

function drops(line: Narrowed, id: string): boolean {
  return !line.after.some((each) => each.id === id)
}

function droppedBy(line: Narrowed, candidate: Candidate): Message {
  const what = { rule: ruleTold(line.rule), name: candidate.name, kept: names(line.after) }
  const [kept] = line.after
  if (kept === undefined)
    return message('kernel.whyNot.nobody', '{rule}: nobody was left, {name} neither.', what)
  if (line.numbers === undefined) return message('kernel.whyNot.dropped', '{rule}: {kept}, not {name}.', what)
  return message('kernel.whyNot.numbers', '{rule}: {name} has {number}, {kept} {best}.', {
    ...what,
    number: line.numbers[line.before.indexOf(candidate)] ?? 0,
    best: line.numbers[line.before.indexOf(kept)] ?? 0,
  })
}

function tiedAgainst(line: Tied, candidate: Candidate): Message {
  const what = { text: line.rule.text, name: candidate.name, chosen: line.chosen.name }
  return line.roll === undefined
    ? message('kernel.whyNot.tied', '{name} was as good to the last line; {text}: {chosen}.', what)
    : message('kernel.whyNot.rolled', '{name} was as good to the last line; {text}: {roll} is {chosen}.', {
        ...what,
        roll: line.roll,
      })
}

function spoken(line: Exclude<Deciding, { readonly kind: 'tried' }>): Message {
  if (line.kind !== 'overruled') return line.rule.text
  return message('kernel.summary.overruled', 'your own word: {reason}', { reason: line.overrule.reason })
}

function chosenTold(decision: Decision): Message {
  return message('kernel.chosen', '{list}: {chosen}', {
    list: decision.by.title,
    chosen: chosenName(decision),
  })
}

function chosenName(decision: Decision): Message {
  return decision.chosen?.name ?? message('kernel.nobody', 'nobody')
}

function names(candidates: readonly Candidate[]): readonly Message[] {
  return candidates.map((candidate) => candidate.name)
}
