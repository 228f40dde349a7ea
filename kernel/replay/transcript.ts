import type { LiveMatch } from '../match/live-match.ts'
import { resumeMatch } from './resume-match.ts'
import { formatEdit } from '../pieces/differences.ts'
import { explainDecision } from '../explain/explain.ts'
import { formatLine } from '../explain/format-line.ts'
import type { GameModule } from '../match/game-module.ts'
import { applyEntry, type InputEntry } from '../match/apply-entry.ts'
import type { Journal } from '../match/journal.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, parseJson } from '../read/json.ts'
import { english, type Language, format } from '../messages/language.ts'
import type { Message } from '../messages/message.ts'
import { isOverruleFor } from '../ask/overrule-decision.ts'
import { parseJournal } from './parse-journal.ts'
import type { LogEntry } from '../explain/match-recorder.ts'

/** Lines starting with `>` are answers and commands, all others the log. */
export function makeTranscript<S>(
  game: GameModule<S>,
  journal: Journal,
  language: Language = english,
): Parsed<string> {
  const { entries, ...header } = journal
  const opened = resumeMatch(game, { ...journal, entries: [] })
  if (!opened.ok) return opened
  const match = opened.value
  const lines = [`> match ${JSON.stringify(header)}`]
  let heard = tellSince(match, 0, lines, language)
  for (const [at, entry] of entries.entries()) {
    if ('turn' in entry) {
      if (digestOf(match, entry.turn) !== entry.digest)
        return parseFailure(
          `Entry ${at + 1}: turn ${entry.turn} did not end in the situation that the journal says.`,
        )
      continue
    }
    lines.push(`> ${written(entry)}`)
    const before = match.situation
    const done = applyEntry(match, entry)
    if (!done.ok) return parseFailure(`Entry ${at + 1}: ${done.problem}`)
    if (done.value.length > 0) {
      const layouts = [match.situation, before].map((situation) => match.game.layout(situation))
      lines.push(...done.value.map((edit) => `- ${onOneLine(formatEdit(edit, ...layouts), language)}`))
    }
    heard = tellSince(match, firstNew(match, entry, heard), lines, language)
  }
  if (match.outcome !== undefined) lines.push(`= ${onOneLine(match.outcome.text, language)}`)
  return parseSuccess(`${lines.join('\n')}\n`)
}

/** Parses the `>` lines; replaying adds the digests of turns. */
export function parseTranscript<S>(game: GameModule<S>, text: string): Parsed<Journal> {
  const said = text.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
  const [match, ...rest] = said
  if (match?.startsWith('match ') !== true)
    return parseFailure('A transcript begins with a line "> match {...}".')
  try {
    const header = parsedJson(match.slice('match '.length)) as { readonly [key: string]: Json }
    return parseJournal({ ...header, entries: rest.map(unwritten) }, game)
  } catch {
    return parseFailure('Invalid line in the transcript: it starts with > but cannot be parsed.')
  }
}

function written(entry: InputEntry): string {
  if ('q' in entry) {
    const seat = entry.seat === undefined ? '' : ` at ${entry.seat}`
    return `${entry.q} ${JSON.stringify(entry.a)} by ${entry.by}${seat}`
  }
  if ('undo' in entry) return `undo ${entry.undo}`
  if ('redo' in entry) return `redo ${entry.redo}`
  if ('correct' in entry) return `correct ${JSON.stringify(entry.correct)}`
  return `overrule ${JSON.stringify(entry.overrule)}`
}

function unwritten(line: string): Json {
  const answer = /^(\S+) (.+) by (\w+)(?: at (\S+))?$/.exec(line)
  if (answer !== null) {
    const [, q, a, by, seat] = answer
    return { q, a: parsedJson(a), by, seat }
  }
  const space = line.indexOf(' ')
  return { [line.slice(0, space)]: parsedJson(line.slice(space + 1)) }
}

function parsedJson(text: string | undefined): Json {
  const json = parseJson(text ?? '')
  if (!json.ok) throw new Error(json.problem)
  return json.value
}

/** An undo adds no entry; an overrule starts at its decision. */
function firstNew<S>(match: LiveMatch<S>, entry: InputEntry, heard: number): number {
  if ('undo' in entry) {
    const open = match.log.findIndex((each) => each.kind === 'decision' && each.open)
    return open < 0 ? match.log.length : open
  }
  const taken = 'overrule' in entry ? [entry] : 'redo' in entry ? match.steps.slice(-entry.redo) : []
  const overruled = taken.flatMap((step) => ('overrule' in step ? [step.overrule] : []))
  if (overruled.length === 0) return heard
  return match.log.findIndex(
    (each) => each.kind === 'decision' && overruled.some((overrule) => isOverruleFor(overrule, each)),
  )
}

function digestOf<S>(match: LiveMatch<S>, turn: number): string | undefined {
  const ended = match.journal.entries.findLast((entry) => 'turn' in entry && entry.turn === turn)
  return ended !== undefined && 'turn' in ended ? ended.digest : undefined
}

function tellSince<S>(match: LiveMatch<S>, from: number, lines: string[], language: Language): number {
  let at = from
  for (const one of match.log.slice(from)) {
    if (one.kind === 'decision' && one.open) break
    lines.push(...toldLines(one, language))
    at += 1
  }
  if (match.question !== undefined) lines.push(`? ${onOneLine(match.question.text, language)}`)
  return at
}

function toldLines<S>(one: LogEntry<S>, language: Language): readonly string[] {
  // The answer is already in the transcript.
  if (one.kind === 'answered') return []
  if (one.kind === 'decision') {
    const lines = one.lines.filter(({ kind }) => kind !== 'answered')
    return explainDecision({ ...one, lines }).map((each) => `  ${onOneLine(each, language)}`)
  }
  return [one.kind === 'change' ? onOneLine(one.tell, language) : `  ${onOneLine(formatLine(one), language)}`]
}

/** Escapes lines of a person's text that look like an answer. */
function onOneLine(said: Message, language: Language): string {
  return format(said, language).replaceAll(/\s*\n\s*/g, ' ')
}
