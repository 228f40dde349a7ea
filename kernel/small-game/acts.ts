import { seeded, sampling } from '../answerers.ts'
import { chanceOf, type Random } from '../chance.ts'
import type { Conversation } from '../conversation.ts'
import type { Edit } from '../layout.ts'
import type { Decision } from '../line.ts'
import type { Question } from '../question.ts'
import { towers } from './pieces.ts'
import type { Situation } from './situation.ts'

/** What people may do with a match, as tests try it. The number decides which answer, which edit, which decision. */
export interface Act {
  readonly do: 'answer' | 'correct' | 'overrule' | 'undo' | 'redo'
  readonly by: number
}

/** Does one of these; false where it was not possible. */
export function act(match: Conversation<Situation>, { do: what, by }: Act): boolean {
  const random = chanceOf(by, 0)
  switch (what) {
    case 'answer':
      return answerOnce(match, by)
    case 'correct':
      return match.correct([anyEdit(match.situation, random)]).ok
    case 'overrule': {
      const decision = anyOf(decisionsOf(match), random)
      const to = decision === undefined ? undefined : anyOf([...decision.among, undefined], random)
      return decision !== undefined && match.overrule(decision, to?.id, `reason ${by}`).ok
    }
    case 'undo':
      return match.undo(1 + random(3)).ok
    case 'redo':
      return match.redo(1 + random(3)).ok
  }
}

/** Answers the standing question at random. */
export function answerOnce(match: Conversation<Situation>, seed: number): boolean {
  const { question } = match
  if (question === undefined) return false
  const who = question.to === 'chance' ? seeded : sampling(seed)
  return match.answer(who.answer(question, match), who.by).ok
}

/** The decisions of a match, in order. */
export function decisionsOf(match: Pick<Conversation<Situation>, 'told'>): readonly Decision[] {
  return match.told.filter((one): one is Decision => one.kind === 'decision')
}

/** A question as a shell would draw it. */
export function drawn(question: Question | undefined): unknown {
  if (question === undefined) return 'over'
  const { id, kind, to, text, options, proposal } = question
  return { id, kind, to, text, options, proposal }
}

/** All that can be seen of a match but its journal. */
export function seen(match: Conversation<Situation>): unknown {
  const { situation, question, steps, chances, outcome } = match
  const told = match.told.map((one) => (one.kind === 'decision' ? { ...one, lines: [...one.lines] } : one))
  return { situation, question: drawn(question), told, steps: [...steps], chances, outcome }
}

function anyEdit(now: Situation, random: Random): Edit {
  const tower = towers[random(towers.length)]?.id ?? 'hill'
  const rich = now.towers.find((each) => each.supplies > 0)
  const edits: readonly Edit[] = [
    { set: `${tower}-distance`, to: random(31) },
    { set: `${tower}-sight`, to: random(2) },
    { set: `${tower}-moved`, to: random(9) },
    { set: 'turn', to: 1 + random(3) },
    { set: 'tracked', to: random(2) },
    { set: 'guard-north', to: anyOf(['', 'hill', 'ford'], random) ?? '' },
    rich === undefined
      ? { set: 'turn', to: 1 }
      : { move: 'supply', from: rich.id, to: anyOf(['loot', tower], random) ?? 'loot', count: 1 },
  ]
  return anyOf(edits, random) ?? { set: 'turn', to: 1 }
}

function anyOf<T>(some: readonly T[], random: Random): T | undefined {
  return some.length === 0 ? undefined : some[random(some.length)]
}
