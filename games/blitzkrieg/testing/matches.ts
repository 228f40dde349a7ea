import { begin, type Conversation, type Json, message, say, seeded, type Wishes } from '@opfor/kernel'
import { blitzkrieg } from '../index.ts'
import type { Side } from '../pieces.ts'
import { place } from '../placement.ts'
import type { Situation } from '../situation.ts'
import { type Position, situation, space } from './position.ts'

/** A match that begins from a position. */
export function matchFrom(position: Position, wishes: Wishes = {}, seed = 1): Conversation<Situation> {
  const now = situation(position, wishes)
  const game = { ...blitzkrieg, parseSituation: () => ({ ok: true, value: now }) as const }
  const match = begin(game, seed, wishes, '')
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** A new match, before set-up. */
export function newMatch(wishes: Wishes = {}, seed = 1): Conversation<Situation> {
  const match = begin(blitzkrieg, seed, wishes)
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** An answer in a script: the question's id without the game's name, and what is answered. */
export type Scripted = readonly [question: string, answer: Json]

/**
 * Plays one turn (or set-up). Questions are answered from the script in order; chance answers by itself what the script
 * passes over. A script that is not used up, and a question that nobody answers, fail.
 */
export function turn(match: Conversation<Situation>, ...script: readonly Scripted[]): void {
  const before = turnsOf(match)
  const left = [...script]
  while (turnsOf(match) === before) {
    const { question } = match
    if (question === undefined) break
    const [next] = left
    const scripted = next !== undefined && question.id === `blitzkrieg.${next[0]}`
    if (scripted) left.shift()
    const answer = scripted ? next[1] : seeded.answer(question, match)
    if (answer === undefined) throw new Error(`${question.id} was asked: ${say(question.text)}`)
    const taken = match.answer(answer, scripted ? 'person' : 'seed')
    if (!taken.ok) throw new Error(`${question.id}: ${taken.problem}`)
  }
  if (left.length > 0) throw new Error(`Never asked: ${left.map(([id]) => id).join(', ')}`)
}

function turnsOf(match: Conversation<Situation>): number {
  return match.journal.entries.filter((entry) => 'turn' in entry).length
}

/** The player's turn: a unit on a space, then whatever the script answers. */
export function playerPlaces(
  match: Conversation<Situation>,
  kind: string,
  where: string,
  ...script: readonly Scripted[]
): void {
  const before = turnsOf(match)
  for (const [id, answer] of [
    ['blitzkrieg.space', where],
    ['blitzkrieg.unitPlaced', kind],
  ] as const)
    if (match.question?.id === id) {
      const taken = match.answer(answer, 'person')
      if (!taken.ok) throw new Error(taken.problem)
    }
  if (turnsOf(match) === before || script.length > 0) turn(match, ...script)
}

/** One placement of a side's, whole, as a match of its own: nothing before it and nothing after. */
export function placed(
  side: Side,
  kind: string,
  where: string,
  position: Position,
  script: readonly Scripted[] = [],
  wishes: Wishes = {},
): Conversation<Situation> {
  const now = situation(
    side === 'bot' ? { row: [kind], ...position } : { reserve: [kind], ...position },
    wishes,
  )
  const over = { winner: 'nobody', way: 'placed', text: message('testing.placed', 'Placed.') } as const
  let done = false
  const match = begin<Situation>(
    {
      ...blitzkrieg,
      parseSituation: () => ({ ok: true, value: now }),
      *turn(table) {
        const slot = table.now.bot.reserve.indexOf(kind)
        yield* place(table, { side, kind, slot, space: space(table.now, where) })
        done = true
      },
      outcome: () => (done ? over : undefined),
    },
    1,
    wishes,
    '',
  )
  if (!match.ok) throw new Error(match.problem)
  turn(match.value, ...script)
  return match.value
}
