import type { Conversation } from '@opfor/kernel'
import { answer, said, type ScriptedAnswer } from '@opfor/kernel/testing'
import type { Situation } from '../table/situation.ts'

/** What is told while these answers are given. */
export function toldBy(
  match: Conversation<Situation>,
  ...answers: readonly ScriptedAnswer[]
): readonly string[] {
  const before = said(match).length
  answer(match, ...answers)
  return said(match).slice(before)
}
