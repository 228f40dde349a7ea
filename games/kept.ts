import { type Game, type Json, parseJournal, reopen, say } from '@opfor/kernel'

/** A match that was recorded in a game's folder `kept`. */
export interface KeptFile {
  readonly name: string
  readonly text: string
}

/** From where a kept match no longer agrees with the rules, in words; undefined if it plays on. */
export function keptDiffers(game: Game, { name, text }: KeptFile): string | undefined {
  const journal = parseJournal(JSON.parse(text) as Json, game)
  if (!journal.ok) return journal.problem
  const { departs } = reopen(game, { journal: journal.value }, name)
  if (departs === undefined) return undefined
  return `differs from turn ${departs.turns + 1}: ${departs.differs.map((each) => say(each)).join(' ')}`
}
