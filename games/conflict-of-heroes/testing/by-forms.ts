import { type LiveMatch, type Json, format } from '@opfor/kernel'
import { playAnswers, newMatch, type ScriptedAnswer } from '@opfor/kernel/testing'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { wins } from './matches.ts'

export function byForms(options: Readonly<Record<string, Json>> = {}): LiveMatch<Situation> {
  const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '5', ...options } })
  return playAnswers(match, ['variant', 'no'], ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
}

export function atOnce(
  what: string,
  more: readonly string[] = [],
  units: readonly string[] = [],
): ScriptedAnswer {
  return ['atOnce', { what, caps: 0, units: [...units], more: [...more] }]
}

export function askedNow({ question }: LiveMatch<Situation>): string {
  return question === undefined ? '' : format(question.text)
}

export function namesOffered({ question }: LiveMatch<Situation>): readonly string[] {
  return (question?.options ?? []).map(({ name }) => format(name))
}
