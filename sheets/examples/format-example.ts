import type { Candidate, Decision, Json, DecisionLine, Question, LogEntry } from '@opfor/kernel'
import { type CompiledLanguage, compiledLanguage } from '../language/index.ts'
import type { Sheet, CellValue } from '../model/index.ts'
import { readSheet } from '../sheet-reader.ts'
import { topicOf } from '../values/asking.ts'
import { nameFromId } from '../declare/naming.ts'
import { unknownCell, type Situation } from '../declare/situation.ts'
import { playExamples } from './index.ts'

type Answered = Extract<DecisionLine, { kind: 'answered' }>

/** Plays the example once as a check; undefined if the sheet has no words for it. */
export function formatExample(
  sheet: Sheet,
  start: Situation,
  told: readonly LogEntry<unknown>[],
  decision: Decision,
): string | undefined {
  const { chosen, by, situation } = decision
  if (chosen === undefined) return undefined
  const language = compiledLanguage(sheet.language)
  const given = [...kept(start, situation as Situation, language), ...chooser(decision, told, language)]
  const gives = result(decision, language)
  const own = answersIn(decision.lines)
  const earlier = told
    .slice(0, told.indexOf(decision) + 1)
    .flatMap((one) => (one.kind === 'decision' ? answersIn(one.lines) : one.kind === 'answered' ? [one] : []))
  const key = language.words.example[0] ?? 'example'
  const written = [own, earlier]
    .map((answers) => [...given, ...answered(answers, language), `${by.cite.heading} ${gives}`].join('; '))
    .map((parts) => `> ${key.charAt(0).toUpperCase()}${key.slice(1)}: ${parts}.`)
  return written.find((line) => doesHold(sheet, line))
}

export function insertExample({ text }: Pick<Sheet, 'text'>, line: string): string {
  const isAfterExample = /(?:^|\n)>[^\n]*\s*$/u.test(text)
  return `${text.trimEnd()}\n${isAfterExample ? '' : '\n'}${line}\n`
}

function doesHold(sheet: Sheet, line: string): boolean {
  const next = readSheet(insertExample(sheet, line))
  const last = playExamples(next).at(-1)
  return next.findings.length <= sheet.findings.length && last !== undefined && last.problem === undefined
}

function filled(
  patterns: {
    readonly all: readonly {
      readonly form: string
      readonly parts: CompiledLanguage['lines']['all'][number]['parts']
    }[]
  },
  form: string,
  slots: Readonly<Record<string, string>>,
): string {
  const pattern = patterns.all.find((each) => each.form === form)
  return (pattern?.parts ?? [])
    .map((part) => ('words' in part ? part.words : (slots[part.slot] ?? '')))
    .join('')
}

/** The counters and cells that differ from the start. */
function kept(start: Situation, now: Situation, language: CompiledLanguage): readonly string[] {
  const is = (subject: string, value: number | string): string =>
    `${subject} ${filled(language.predicates, 'is', { values: String(value) })}`
  const cell = (piece: string, column: string, value: CellValue): string => {
    if (typeof value === 'boolean')
      return `${piece} ${filled(language.predicates, value ? 'has' : 'hasNot', { column })}`
    const subject = filled(language.quantities, 'of', { thing: piece, noun: column })
    return is(subject, Array.isArray(value) ? value.join(', ') : (value as number | string))
  }
  return [
    ...Object.entries(now.counters).flatMap(([name, value]) =>
      start.counters[name] === value ? [] : [is(name, value)],
    ),
    ...Object.entries(now.pieces).flatMap(([piece, cells]) =>
      Object.entries(cells).flatMap(([column, value]) =>
        String(start.pieces[piece]?.[column]) === String(value) || value === unknownCell
          ? []
          : [cell(piece, column, value)],
      ),
    ),
  ]
}

function chooser(
  decision: Decision,
  told: readonly LogEntry<unknown>[],
  language: CompiledLanguage,
): readonly string[] {
  const { about } = decision
  if (typeof about !== 'string' || about === '') return []
  const before = told.slice(0, told.indexOf(decision))
  const by = before.findLast(
    (one): one is Decision =>
      one.kind === 'decision' &&
      one.by.kind === 'list' &&
      one.chosen !== undefined &&
      nameFromId(one.chosen.id) === about,
  )
  return by === undefined
    ? []
    : [`${by.by.cite.heading} ${filled(language.predicates, 'is', { values: about })}`]
}

function answersIn(lines: readonly DecisionLine[]): readonly Answered[] {
  return lines.filter((line): line is Answered => line.kind === 'answered')
}

function answered(answers: readonly Answered[], { words }: CompiledLanguage): readonly string[] {
  const rolls = answers.filter(({ question }) => question.to === 'chance' && question.kind !== 'draw')
  const draws = answers.filter(({ question }) => question.kind === 'draw')
  const said = Map.groupBy(
    answers.filter(({ question }) => question.to !== 'chance' && question.id !== 'sheet.pause'),
    ({ question }) => topicOf(question)?.words ?? '',
  )
  const joined = (all: readonly Answered[]): string => all.map(({ answer }) => valueOf(answer)).join(', ')
  return [
    ...[...said].flatMap(([topic, all]) =>
      topic === ''
        ? []
        : [`${topic}: ${all.map(({ question, answer }) => saidOf(question, answer, words)).join(', ')}`],
    ),
    ...(rolls.length === 0 ? [] : [`${words.rolls[0] ?? ''}: ${joined(rolls)}`]),
    ...(draws.length === 0 ? [] : [`${words.draws[0] ?? ''}: ${joined(draws)}`]),
  ]
}

function valueOf(answer: Json): string {
  return namesIn(answer).join(', ')
}

function namesIn(answer: Json): readonly string[] {
  if (Array.isArray(answer)) return (answer as readonly Json[]).flatMap(namesIn)
  return typeof answer === 'string' || typeof answer === 'number' ? [nameFromId(String(answer))] : []
}

/** If numbers are compared with a limit, numbers below the limit are written. */
function saidOf(question: Question, answer: Json, { yes, no }: CompiledLanguage['words']): string {
  const { about, limit } = topicOf(question) ?? {}
  if (typeof answer === 'boolean') return (answer ? yes[0] : no[0]) ?? ''
  if (typeof answer === 'number') return about === undefined ? String(answer) : `${about} ${answer}`
  if (!Array.isArray(answer)) return valueOf(answer)
  const names = namesIn(answer)
  if (limit !== undefined) {
    const all = (question.options ?? []).map(({ id }: Candidate) => nameFromId(id))
    return all.map((name) => `${name} ${names.includes(name) ? limit - 1 : limit}`).join(', ')
  }
  return names.length === 0 ? (no[0] ?? '') : names.join(', ')
}

/** `gives X (line 3)`: the line that left one candidate. */
function result({ chosen, lines, by }: Decision, { examples, words }: CompiledLanguage): string {
  const last = lines.findLast((line) => line.kind === 'narrowed' && line.after.length < line.before.length)
  const isTied = lines.some(({ kind }) => kind === 'tied')
  const number =
    last !== undefined && 'rule' in last && !isTied && by.kind === 'list' ? last.rule.number : undefined
  // Actions of a walk are chosen by number.
  const action = by.kind === 'column' ? chosen?.name.params?.['text'] : undefined
  const name = typeof action === 'string' ? action : nameFromId(chosen?.id ?? '')
  const slots = { section: '', result: name }
  const line = words.language.includes('sprache') ? 'Zeile' : 'line'
  return (
    number === undefined
      ? filled(examples, 'gives', slots)
      : filled(examples, 'givesBy', { ...slots, line: `${line} ${number}` })
  ).trim()
}
