import type { Conversation } from './conversation.ts'
import type { Entry, TurnEnd } from './journal.ts'
import { bad, good, type Parsed } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import { isAbout } from '../ask/overruled.ts'

/** All journal entries except digests, which the match creates itself. */
export type GivenEntry = Exclude<Entry, TurnEnd>

/** Applies a journal entry to a match; returns what to move at the table after an undo. */
export function give<S>(match: Conversation<S>, entry: GivenEntry): Parsed<readonly Edit[]> {
  if ('undo' in entry) return match.undo(entry.undo)
  if ('redo' in entry) return match.redo(entry.redo)
  if ('overrule' in entry) {
    const { overrule } = entry
    for (const each of match.told)
      if (each.kind === 'decision' && isAbout(overrule, each))
        return match.overrule(each, overrule.to, overrule.reason)
    return bad(`there is no decision ${overrule.decision} to overrule`)
  }
  if ('q' in entry && match.question !== undefined && entry.q !== match.question.id)
    return bad(`it answers ${entry.q}; the rules ask ${match.question.id}.`)
  const done = 'correct' in entry ? match.correct(entry.correct) : match.answer(entry.a, entry.by, entry.seat)
  return done.ok ? good([]) : done
}
