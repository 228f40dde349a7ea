import { type Conversation, type Game, type Parsed, parseTranscript, resume } from '@opfor/kernel'

/** Replays a transcript to its end. */
export function openTranscript(game: Game, text: string): Parsed<Conversation<unknown>> {
  const journal = parseTranscript(game, text)
  return journal.ok ? resume(game, journal.value) : journal
}
