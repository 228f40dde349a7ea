import { type Conversation, type Json, say } from '@opfor/kernel'
import { answer, newMatch, type ScriptedAnswer } from '@opfor/kernel/testing'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { wins } from './matches.ts'

/** A solo match on map 1 with real cards, the Germans first, asked for by forms. */
export function byForms(options: Readonly<Record<string, Json>> = {}): Conversation<Situation> {
  const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '5', ...options } })
  return answer(match, ['variant', 'no'], ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
}

/** A card's half as a form tells it. */
export function atOnce(
  what: string,
  more: readonly string[] = [],
  units: readonly string[] = [],
): ScriptedAnswer {
  return ['atOnce', { what, caps: 0, units: [...units], more: [...more] }]
}

/** The question that stands, in words. */
export function askedNow({ question }: Conversation<Situation>): string {
  return question === undefined ? '' : say(question.text)
}

/** What may be answered to the question that stands, in words. */
export function namesOffered({ question }: Conversation<Situation>): readonly string[] {
  return (question?.options ?? []).map(({ name }) => say(name))
}
