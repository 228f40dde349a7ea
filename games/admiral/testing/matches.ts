import type { Conversation, SettingsInput } from '@opfor/kernel'
import { allChosenBy, answer, decisions, matchFrom, type ScriptedAnswer } from '@opfor/kernel/testing'
import { admiral } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { type Position, situation } from './position.ts'

/** Only enemies that a unit can damage count as in range of it. */
export const damageable: SettingsInput = { rulings: { 'admiral.inRange': 'damageable' } }

/** A battle in which nobody can damage the other is a draw. */
export const drawn: SettingsInput = { rulings: { 'admiral.stalemate': 'draw' } }

/** A match that begins from a position. */
export function matchAt(position: Position, wishes: SettingsInput = {}): Conversation<Situation> {
  return matchFrom(admiral, situation(position, wishes), wishes)
}

/** The player's ships stay, and Stratego's throw these faces, in the order in which they move. */
export function strategoMoves(
  position: Position,
  faces: readonly string[],
  wishes: SettingsInput = {},
): Conversation<Situation> {
  const match = matchAt(position, wishes)
  const stay: ScriptedAnswer =
    match.question?.id === 'admiral.course' ? ['course', 'player-1 stays'] : ['mover', 'rest']
  return answer(match, stay, ...faces.map((face): ScriptedAnswer => ['die', face]))
}

/** The player makes no attack, and Stratego's ships make theirs, with the symbols that they have. */
export function strategoAttacks(position: Position, wishes: SettingsInput = {}): Conversation<Situation> {
  return matchAt({ phase: 'attack', attacksOver: true, ...position }, wishes)
}

/** Which ship each decision of a list chose, by name. */
export function shipsChosenBy(match: Conversation<Situation>, list: string): readonly string[] {
  return allChosenBy(match, list).map(
    (chosen = 'nobody') => match.situation.ships.find(({ id }) => id === chosen)?.name ?? chosen,
  )
}

/** The match with the last decision of a list made otherwise; nobody where nothing is named. */
export function overruled(
  match: Conversation<Situation>,
  list: string,
  to: string | undefined,
): Conversation<Situation> {
  const decision = decisions(match, list).at(-1)
  if (decision === undefined) throw new Error(`${list} has decided nothing.`)
  match.overrule(decision, to, 'as the table has it')
  return match
}
