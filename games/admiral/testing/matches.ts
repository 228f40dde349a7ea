import { begin, type Conversation, type Json, say, type Wishes } from '@opfor/kernel'
import { admiral } from '../index.ts'
import type { Situation } from '../situation.ts'
import { type Position, situation } from './position.ts'

/** A match that begins from a position. */
export function matchFrom(position: Position, wishes: Wishes = {}, seed = 1): Conversation<Situation> {
  const now = situation(position, wishes)
  const game = { ...admiral, parseSituation: () => ({ ok: true, value: now }) as const }
  const match = begin(game, seed, wishes, '')
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** A new match, before set-up. */
export function newMatch(wishes: Wishes = {}, seed = 1): Conversation<Situation> {
  const match = begin(admiral, seed, wishes)
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** An answer in a script: the question's id without the game's name, and what is answered. */
export type Scripted = readonly [question: string, answer: Json]

/** Answers questions by a script, in order; any other question fails. */
export function answer(
  match: Conversation<Situation>,
  ...script: readonly Scripted[]
): Conversation<Situation> {
  for (const [id, given] of script) {
    const { question } = match
    if (question?.id !== `admiral.${id}`)
      throw new Error(
        `Not ${id} but ${question?.id ?? 'nothing'} is asked: ${question && say(question.text)}`,
      )
    const taken = match.answer(given, question.to === 'chance' ? 'seed' : 'person')
    if (!taken.ok) throw new Error(`${id}: ${taken.problem}`)
  }
  return match
}

/** The player's ships stay, and Stratego's throw these faces, in the order in which they move. */
export function strategoMoves(
  position: Position,
  faces: readonly string[],
  wishes: Wishes = {},
): Conversation<Situation> {
  const match = matchFrom(position, wishes)
  return answer(match, ['mover', 'rest'], ...faces.map((face): Scripted => ['die', face]))
}

/** The player makes no attack, and Stratego's ships make theirs, with the symbols that they have. */
export function strategoAttacks(position: Position, wishes: Wishes = {}): Conversation<Situation> {
  return matchFrom({ phase: 'attack', attacksOver: true, ...position }, wishes)
}
