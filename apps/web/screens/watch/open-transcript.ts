import { type LiveMatch, type Game, type Parsed, parseTranscript, resumeMatch } from '@opfor/kernel'

export function openTranscript(game: Game, text: string): Parsed<LiveMatch<unknown>> {
  const journal = parseTranscript(game, text)
  return journal.ok ? resumeMatch(game, journal.value) : journal
}
