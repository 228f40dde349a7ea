import { digest, type Game, type Json, parseJournal, reopen, say } from '@opfor/kernel'

/** A match that was recorded in a game's folder `kept`. */
export interface KeptFile {
  readonly name: string
  readonly text: string
}

/** What becomes of a kept match under the rules as they are, in one line: its digest, which never changes, and how it opens. */
export function keptLine(game: Game, { name, text }: KeptFile): string {
  const json = JSON.parse(text) as Json
  const journal = parseJournal(json, game)
  if (!journal.ok) return `${name} ${digest(json)} cannot be read: ${journal.problem}`
  const { match, departs } = reopen(game, { journal: journal.value }, name)
  const steps = match.steps.length
  if (departs === undefined) return `${name} ${digest(json)} plays on: ${steps} steps`
  const why = departs.differs.map((each) => say(each)).join(' ')
  return `${name} ${digest(json)} parts after ${steps} of ${steps + departs.rest.length} steps: ${why}`
}
