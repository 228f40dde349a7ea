import { makeTranscript, type ReopenedMatch, resume, say } from '@opfor/kernel'
import { notInWords } from '@opfor/evidence/kernel/bench/hostile/index'
import { progressOf } from '../../../../../apps/web/data/storage/progress.ts'
import { progressText } from '../../../../../apps/web/data/storage/progress-text.ts'
import type { SavedMatch } from '../../../../../apps/web/data/storage/saved-match.ts'
import { reopenJournal } from '../../../../../apps/web/data/storage/reopen-journal.ts'
import { openGame } from './test-disk.ts'

/** Checks that an imported match can be listed and opened. */
export async function checkListed({ record, journal }: SavedMatch): Promise<void> {
  say(progressText(record))
  for (const each of record.chosen ?? []) say(each)
  new Date(record.changed).toISOString()
  if (!/^[\w-]+$/.test(record.id)) throw new Error(`Invalid match id: ${record.id}`)
  const game = await openGame(record.game)
  const found = game === undefined ? undefined : reopenJournal(game, journal, record.name)
  if (found?.ok === true) checkOpened(found.value)
}

/** Checks that an opened match can be shown, at its end and in its middle, and that divergences have texts. */
export function checkOpened({ match, departs }: ReopenedMatch<unknown>): undefined {
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
