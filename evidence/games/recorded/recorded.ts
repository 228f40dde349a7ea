import { type Game, type Json, parseJournal, reopenMatch, format } from '@opfor/kernel'

export interface RecordedMatchFile {
  readonly name: string
  readonly text: string
}

/** Returns undefined if the match still agrees. */
export function recordedDiffers(game: Game, { name, text }: RecordedMatchFile): string | undefined {
  const journal = parseJournal(JSON.parse(text) as Json, game)
  if (!journal.ok) return journal.problem
  const { divergence } = reopenMatch(game, { journal: journal.value }, name)
  if (divergence === undefined) return undefined
  return `differs from turn ${divergence.turns + 1}: ${divergence.mismatch.map((each) => format(each)).join(' ')}`
}
