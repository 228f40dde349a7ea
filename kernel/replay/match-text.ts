import { type Game, type GameModule, type RulesText, rulesText } from '../match/game-module.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, parseJson } from '../read/json.ts'
import { parseWith } from '../read/shape.ts'
import { parseReadablePart, type PartlyReadJournal, rulesTextShape } from './parse-journal.ts'
import { parseTranscript } from './transcript.ts'

/** The journal, and the transcript if the text is one. */
export interface MatchText extends PartlyReadJournal {
  readonly transcript?: string
}

/** Accepts a journal as JSON, or any text that ends with a transcript. */
export function gameIdInText(kept: string): Parsed<string> {
  const header = headerIn(kept)
  if (!header.ok) return header
  const { game } = header.value
  return typeof game === 'string'
    ? parseSuccess(game)
    : parseFailure('This is not a match: it names no game.')
}

/** The text is optional; undefined for a game written in code. */
export function rulesInText(kept: string): Parsed<RulesText | undefined> {
  const header = headerIn(kept)
  if (!header.ok || header.value['rules'] === undefined) return header.ok ? parseSuccess(undefined) : header
  const rules = parseWith(rulesTextShape, header.value['rules'])
  if (!rules.ok) return parseFailure(`The rules of this match: ${rules.problem}.`)
  const { digest, text } = rules.value
  return text === undefined || rulesText(text).digest === digest
    ? rules
    : parseFailure('The rules that this match carries are not those that it was played by.')
}

export type RulesLoader = (text: string, id: string) => Parsed<Game>

/** Uses a known game with the same rules, else loads the rules stored in the text. */
export function gameForText(
  kept: string,
  find: (id: string) => Parsed<Game>,
  load?: RulesLoader,
): Parsed<Game> {
  const id = gameIdInText(kept)
  if (!id.ok) return id
  const rules = rulesInText(kept)
  if (!rules.ok) return rules
  const found = find(id.value)
  if (found.ok && found.value.rules?.digest === rules.value?.digest) return found
  const text = rules.value?.text
  if (text === undefined || load === undefined)
    return found.ok ? parseFailure('This match was played by other rules, and does not carry them.') : found
  const loaded = load(text, id.value)
  if (!loaded.ok) return loaded
  const { id: made, rules: of } = loaded.value
  return made === id.value && of?.digest === rules.value?.digest
    ? loaded
    : parseFailure('The rules that this match carries make another game.')
}

function headerIn(kept: string): Parsed<{ readonly [key: string]: Json }> {
  const transcript = transcriptIn(kept)
  const json = parseJson(transcript?.split('\n', 1)[0]?.slice('> match '.length) ?? kept)
  if (!json.ok) return parseFailure(`This is not a match: ${json.problem}`)
  const { value } = json
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? parseSuccess(value as { readonly [key: string]: Json })
    : parseFailure('This is not a match: it names no game.')
}

export function parseMatchText<S>(game: GameModule<S>, kept: string): Parsed<MatchText> {
  const transcript = transcriptIn(kept)
  if (transcript !== undefined) {
    const journal = parseTranscript(game, transcript)
    return journal.ok ? parseSuccess({ journal: journal.value, transcript }) : journal
  }
  const json = parseJson(kept)
  return json.ok ? parseReadablePart(json.value, game) : json
}

/** A journal for a link: JSON, deflated without a header, in base64url. */
export function matchFragment(packed: string): string {
  return `#match=${packed}`
}

export function packedMatchIn(link: string): string | undefined {
  return /#match=([\w-]+)/.exec(link)?.[1]
}

function transcriptIn(kept: string): string | undefined {
  const at = kept.search(/^> match /m)
  return at < 0 ? undefined : kept.slice(at)
}
