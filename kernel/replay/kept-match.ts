import type { Game, GameModule } from '../match/game-module.ts'
import { type Rules, rulesOf } from '../match/rules.ts'
import { bad, good, type Json, type Parsed, parseJson } from '../read/json.ts'
import { read } from '../read/shape.ts'
import { parseAsFar, type ReadJournal, rulesShape } from './parse-journal.ts'
import { parseTranscript } from './transcript.ts'

/** A match as a text held it: its journal, and the transcript where it was one. */
export interface KeptText extends ReadJournal {
  readonly transcript?: string
}

/** The id of the game that a text names: a journal as JSON, or anything that ends with a transcript. */
export function gameNamedIn(kept: string): Parsed<string> {
  const header = headerIn(kept)
  if (!header.ok) return header
  const { game } = header.value
  return typeof game === 'string' ? good(game) : bad('This is not a match: it names no game.')
}

/** The rules that a text names, and carries where it has their text; undefined for a game that is written in code. */
export function rulesNamedIn(kept: string): Parsed<Rules | undefined> {
  const header = headerIn(kept)
  if (!header.ok || header.value['rules'] === undefined) return header.ok ? good(undefined) : header
  const rules = read(rulesShape, header.value['rules'])
  if (!rules.ok) return bad(`The rules of this match: ${rules.problem}.`)
  const { digest, text } = rules.value
  return text === undefined || rulesOf(text).digest === digest
    ? rules
    : bad('The rules that this match carries are not those that it was played by.')
}

/** Makes a game from the text of its rules. */
export type RulesLoader = (text: string, id: string) => Parsed<Game>

/**
 * The game that a text was played by: one that is known and made from the same rules, else one that the loader makes from
 * the rules it carries.
 */
export function gameIn(kept: string, find: (id: string) => Parsed<Game>, load?: RulesLoader): Parsed<Game> {
  const id = gameNamedIn(kept)
  if (!id.ok) return id
  const rules = rulesNamedIn(kept)
  if (!rules.ok) return rules
  const found = find(id.value)
  if (found.ok && found.value.rules?.digest === rules.value?.digest) return found
  const text = rules.value?.text
  if (text === undefined || load === undefined)
    return found.ok ? bad('This match was played by other rules, and does not carry them.') : found
  const loaded = load(text, id.value)
  if (!loaded.ok) return loaded
  const { id: made, rules: of } = loaded.value
  return made === id.value && of?.digest === rules.value?.digest
    ? loaded
    : bad('The rules that this match carries make another game.')
}

/** What a journal begins with, of a text that is one or ends with a transcript. */
function headerIn(kept: string): Parsed<{ readonly [key: string]: Json }> {
  const transcript = transcriptIn(kept)
  const json = parseJson(transcript?.split('\n', 1)[0]?.slice('> match '.length) ?? kept)
  if (!json.ok) return bad(`This is not a match: ${json.problem}`)
  const { value } = json
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? good(value as { readonly [key: string]: Json })
    : bad('This is not a match: it names no game.')
}

/** Reads a match of this game from a journal as JSON, or from a text that ends with a transcript. */
export function parseKept<S>(game: GameModule<S>, kept: string): Parsed<KeptText> {
  const transcript = transcriptIn(kept)
  if (transcript !== undefined) {
    const journal = parseTranscript(game, transcript)
    return journal.ok ? good({ journal: journal.value, transcript }) : journal
  }
  const json = parseJson(kept)
  return json.ok ? parseAsFar(json.value, game) : json
}

/** A link's part that holds a match: its journal as JSON, deflated without a header, in base64url. */
export function matchLink(packed: string): string {
  return `#match=${packed}`
}

/** Unpacks a journal from a link. */
export function packedIn(link: string): string | undefined {
  return /#match=([\w-]+)/.exec(link)?.[1]
}

function transcriptIn(kept: string): string | undefined {
  const at = kept.search(/^> match /m)
  return at < 0 ? undefined : kept.slice(at)
}
