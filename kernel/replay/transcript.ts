import type { Conversation } from '../match/conversation.ts'
import { resume } from './resume.ts'
import { editTold } from '../pieces/differences.ts'
import { why } from '../explain/explain.ts'
import { lineTold } from '../explain/line-told.ts'
import type { GameModule } from '../match/game-module.ts'
import { give, type GivenEntry } from '../match/give.ts'
import type { Journal } from '../match/journal.ts'
import { bad, good, type Json, type Parsed, parseJson } from '../read/json.ts'
import { english, type Language, say } from '../say/language.ts'
import type { Message } from '../say/message.ts'
import { isAbout } from '../ask/overruled.ts'
import { parseJournal } from './parse-journal.ts'
import type { Told } from '../explain/story.ts'

/** A match as text: lines starting with `>` are answers and commands, all others the log of the rules. */
export function makeTranscript<S>(
  game: GameModule<S>,
  journal: Journal,
  language: Language = english,
): Parsed<string> {
  const { entries, ...header } = journal
  const opened = resume(game, { ...journal, entries: [] })
  if (!opened.ok) return opened
  const match = opened.value
  const lines = [`> match ${JSON.stringify(header)}`]
  let heard = tellSince(match, 0, lines, language)
  for (const [at, entry] of entries.entries()) {
    if ('turn' in entry) {
      if (digestOf(match, entry.turn) !== entry.digest)
        return bad(`Entry ${at + 1}: turn ${entry.turn} did not end in the situation that the journal says.`)
      continue
    }
    lines.push(`> ${written(entry)}`)
    const before = match.situation
    const done = give(match, entry)
    if (!done.ok) return bad(`Entry ${at + 1}: ${done.problem}`)
    if (done.value.length > 0) {
      const layouts = [match.situation, before].map((situation) => match.game.layout(situation))
      lines.push(...done.value.map((edit) => `- ${onOneLine(editTold(edit, ...layouts), language)}`))
    }
    heard = tellSince(match, firstNew(match, entry, heard), lines, language)
  }
  if (match.outcome !== undefined) lines.push(`= ${onOneLine(match.outcome.text, language)}`)
  return good(`${lines.join('\n')}\n`)
}

/** Parses the `>` lines of a transcript into a journal; replaying adds the digests of turns. */
export function parseTranscript<S>(game: GameModule<S>, text: string): Parsed<Journal> {
  const said = text.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
  const [match, ...rest] = said
  if (match?.startsWith('match ') !== true) return bad('A transcript begins with a line "> match {...}".')
  try {
    const header = parsedJson(match.slice('match '.length)) as { readonly [key: string]: Json }
    return parseJournal({ ...header, entries: rest.map(unwritten) }, game)
  } catch {
    return bad('Invalid line in the transcript: it starts with > but cannot be parsed.')
  }
}

function written(entry: GivenEntry): string {
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

/** The index of the first new log entry: an undo adds none, an overrule starts at its decision. */
function firstNew<S>(match: Conversation<S>, entry: GivenEntry, heard: number): number {
  if ('undo' in entry) {
    const open = match.told.findIndex((each) => each.kind === 'decision' && each.open)
    return open < 0 ? match.told.length : open
  }
  const taken = 'overrule' in entry ? [entry] : 'redo' in entry ? match.steps.slice(-entry.redo) : []
  const overruled = taken.flatMap((step) => ('overrule' in step ? [step.overrule] : []))
  if (overruled.length === 0) return heard
  return match.told.findIndex(
    (each) => each.kind === 'decision' && overruled.some((overrule) => isAbout(overrule, each)),
  )
}

function digestOf<S>(match: Conversation<S>, turn: number): string | undefined {
  const ended = match.journal.entries.findLast((entry) => 'turn' in entry && entry.turn === turn)
  return ended !== undefined && 'turn' in ended ? ended.digest : undefined
}

function tellSince<S>(match: Conversation<S>, from: number, lines: string[], language: Language): number {
  let at = from
  for (const one of match.told.slice(from)) {
    if (one.kind === 'decision' && one.open) break
    lines.push(...toldLines(one, language))
    at += 1
  }
  if (match.question !== undefined) lines.push(`? ${onOneLine(match.question.text, language)}`)
  return at
}

function toldLines<S>(one: Told<S>, language: Language): readonly string[] {
  // The answer is already in the transcript.
  if (one.kind === 'answered') return []
  if (one.kind === 'decision') {
    const lines = one.lines.filter(({ kind }) => kind !== 'answered')
    return why({ ...one, lines }).map((each) => `  ${onOneLine(each, language)}`)
  }
  return [one.kind === 'change' ? onOneLine(one.tell, language) : `  ${onOneLine(lineTold(one), language)}`]
}

/** Escapes lines that contain text of a person and would look like an answer. */
function onOneLine(said: Message, language: Language): string {
  return say(said, language).replaceAll(/\s*\n\s*/g, ' ')
}
