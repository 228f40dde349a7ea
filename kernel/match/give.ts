import type { Conversation } from './conversation.ts'
import type { Entry, TurnEnd } from './journal.ts'
import { bad, good, type Parsed } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import { isAbout } from '../ask/overruled.ts'

/** What people and chance say in a match: every entry but the digests, which the match makes itself. */
export type GivenEntry = Exclude<Entry, TurnEnd>

/** Does with a match what an entry of a journal says was done; tells what to move at the table after going back. */
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
