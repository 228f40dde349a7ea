import type { LiveMatch } from './live-match.ts'
import type { JournalEntry, TurnEndEntry } from './journal.ts'
import { parseFailure, parseSuccess, type Parsed } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import { isOverruleFor } from '../ask/overrule-decision.ts'

/** Excludes digests, which the match creates itself. */
export type InputEntry = Exclude<JournalEntry, TurnEndEntry>

export function applyEntry<S>(match: LiveMatch<S>, entry: InputEntry): Parsed<readonly Edit[]> {
  if ('undo' in entry) return match.undo(entry.undo)
  if ('redo' in entry) return match.redo(entry.redo)
  if ('overrule' in entry) {
    const { overrule } = entry
    for (const each of match.log)
      if (each.kind === 'decision' && isOverruleFor(overrule, each))
        return match.overrule(each, overrule.to, overrule.reason)
    return parseFailure(`there is no decision ${overrule.decision} to overrule`)
  }
  if ('q' in entry && match.question !== undefined && entry.q !== match.question.id)
    return parseFailure(`it answers ${entry.q}; the rules ask ${match.question.id}.`)
  const done = 'correct' in entry ? match.correct(entry.correct) : match.answer(entry.a, entry.by, entry.seat)
  return done.ok ? parseSuccess([]) : done
}
