import type { LiveMatch } from '@opfor/kernel'
import { playAnswers, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import type { Situation } from '../table/situation.ts'

export function loggedByAnswers(
  match: LiveMatch<Situation>,
  ...answers: readonly ScriptedAnswer[]
): readonly string[] {
  const before = logTexts(match).length
  playAnswers(match, ...answers)
  return logTexts(match).slice(before)
}
