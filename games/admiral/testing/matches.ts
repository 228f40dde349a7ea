import type { LiveMatch, SettingsInput } from '@opfor/kernel'
import { allChosenBy, playAnswers, decisionsOf, matchFrom, type ScriptedAnswer } from '@opfor/kernel/testing'
import { admiral } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { type Position, situation } from './position.ts'

export const damageable: SettingsInput = { rulings: { 'admiral.inRange': 'damageable' } }

export const drawn: SettingsInput = { rulings: { 'admiral.stalemate': 'draw' } }

export function matchAt(position: Position, wishes: SettingsInput = {}): LiveMatch<Situation> {
  return matchFrom(admiral, situation(position, wishes), wishes)
}

/** The player's ships stay; Stratego's throw these faces in the order of their moves. */
export function strategoMoves(
  position: Position,
  faces: readonly string[],
  wishes: SettingsInput = {},
): LiveMatch<Situation> {
  const match = matchAt(position, wishes)
  const stay: ScriptedAnswer =
    match.question?.id === 'admiral.course' ? ['course', 'player-1 stays'] : ['mover', 'rest']
  return playAnswers(match, stay, ...faces.map((face): ScriptedAnswer => ['die', face]))
}

export function strategoAttacks(position: Position, wishes: SettingsInput = {}): LiveMatch<Situation> {
  return matchAt({ phase: 'attack', attacksOver: true, ...position }, wishes)
}

export function shipsChosenBy(match: LiveMatch<Situation>, list: string): readonly string[] {
  return allChosenBy(match, list).map(
    (chosen = 'nobody') => match.situation.ships.find(({ id }) => id === chosen)?.name ?? chosen,
  )
}

/** Overrules the last decision of a list; without a name, with none. */
export function overruled(
  match: LiveMatch<Situation>,
  list: string,
  to: string | undefined,
): LiveMatch<Situation> {
  const decision = decisionsOf(match, list).at(-1)
  if (decision === undefined) throw new Error(`${list} has decided nothing.`)
  match.overrule(decision, to, 'as the table has it')
  return match
}
