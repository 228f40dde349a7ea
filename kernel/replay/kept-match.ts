import type { GameModule } from '../match/game-module.ts'
import { bad, good, type Parsed, parseJson } from '../read/json.ts'
import { parseAsFar, type ReadJournal } from './parse-journal.ts'
import { parseTranscript } from './transcript.ts'

/** A match as a text held it: its journal, and the transcript where it was one. */
export interface KeptText extends ReadJournal {
  readonly transcript?: string
}

/** The id of the game that a text names: a journal as JSON, or anything that ends with a transcript. */
export function gameNamedIn(kept: string): Parsed<string> {
  const transcript = transcriptIn(kept)
  const json = parseJson(transcript?.split('\n', 1)[0]?.slice('> match '.length) ?? kept)
  if (!json.ok) return bad(`This is not a match: ${json.problem}`)
  const { value } = json
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined
  return typeof named === 'string' ? good(named) : bad('This is not a match: it names no game.')
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
