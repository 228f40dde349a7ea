import { makeTranscript, type ReopenedMatch, resume, say } from '@opfor/kernel'
import { notInWords } from '@opfor/kernel/hostile'
import { progressOf } from '../../storage/progress.ts'
import { progressTold } from '../../storage/progress-told.ts'
import type { WholeMatch } from '../../storage/kept-match.ts'
import { openKept } from '../../storage/open-kept.ts'
import { openGame } from './own-disk.ts'

/** A match that was imported stands in the list and opens. */
export async function listed({ kept, journal }: WholeMatch): Promise<void> {
  say(progressTold(kept))
  for (const each of kept.chosen ?? []) say(each)
  new Date(kept.changed).toISOString()
  if (!/^[\w-]+$/.test(kept.id)) throw new Error(`${kept.id} can stand in no address`)
  const game = await openGame(kept.game)
  const found = game === undefined ? undefined : openKept(game, journal, kept.name)
  if (found?.ok === true) looked(found.value)
}

/** A match that was opened is drawn, at its end and in its middle, and what differs is said. */
export function looked({ match, departs }: ReopenedMatch<unknown>): undefined {
  const { game, journal, steps } = match
  progressOf(match)
  game.layout(match.situation)
  if (match.question !== undefined) say(match.question.text)
  resume(game, { ...journal, entries: steps.slice(0, Math.floor(steps.length / 2)) })
  makeTranscript(game, journal)
  for (const each of [...(departs?.differs ?? []), ...(departs?.changes ?? [])]) {
    const problem = notInWords(say(each))
    if (problem !== undefined) throw new Error(`${problem}: ${say(each).slice(0, 300)}`)
  }
  return undefined
}
