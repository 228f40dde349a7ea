import { type LiveMatch, type Json, format, type SettingsInput, resolveSettings } from '@opfor/kernel'
import {
  answeredQuestions,
  matchFrom,
  type ScriptedAnswer,
  playTurnAsProposed,
  unwrap,
} from '@opfor/kernel/testing'
import { bloodAndPlunder } from '../index.ts'
import { initialSituation as beginBattle } from '../shown/setup.ts'
import type { Ship, Situation, Unit } from '../table/situation.ts'

export interface Field {
  readonly battle?: 'land' | 'sea'
  readonly way?: 'asked' | 'map' | 'proposed'
  readonly card?: string
  readonly units: Readonly<Record<string, Partial<Unit>>>
  readonly ships?: Readonly<Record<string, Partial<Ship>>>
  readonly scenario?: Situation['scenario']
  readonly options?: Readonly<Record<string, Json>>
  readonly rulings?: Readonly<Record<string, string>>
  readonly change?: Partial<Situation>
}

/** Facts are asked one by one by default. */
function wishesOf({ battle = 'land', way = 'asked', options = {}, rulings = {} }: Field): SettingsInput {
  const full = Object.entries(rulings).map(([id, to]) => [`blood-and-plunder.${id}`, to] as const)
  return { options: { battle, way, asking: 'each', ...options }, rulings: Object.fromEntries(full) }
}

export function situation(field: Field): Situation {
  const start = beginBattle(unwrap(resolveSettings(bloodAndPlunder, wishesOf(field))))
  const known = new Set(start.units.map(({ id }) => id))
  const strange = Object.keys(field.units).find((id) => !known.has(id))
  if (strange !== undefined) throw new Error(`There is no unit ${strange} in this battle.`)
  return {
    ...start,
    card: field.card ?? 'S13',
    next: ['opfor'],
    scenario: field.scenario ?? start.scenario,
    units: start.units
      .filter(({ id }) => id in field.units)
      .map((unit) => ({ ...unit, ...field.units[unit.id] })),
    ships: start.ships.map((ship) => ({ ...ship, ...field.ships?.[ship.id] })),
    ...field.change,
  }
}

export function matchOn(field: Field): LiveMatch<Situation> {
  return matchFrom(bloodAndPlunder, situation(field), wishesOf(field))
}

export interface Shown {
  readonly match: LiveMatch<Situation>
  readonly asked: readonly string[]
  readonly did: readonly string[]
  readonly now: Situation
}

/** If the script skips a question with a proposal, the player accepts the proposal. */
export function activation(field: Field, ...script: readonly ScriptedAnswer[]): Shown {
  const match = playTurnAsProposed(matchOn(field), ...script)
  return { match, asked: answeredQuestions(match), did: headlines(match), now: match.situation }
}

const noDeeds = ['activates', 'doesNothing', 'actionsLost', 'orderUseless'].map(
  (id) => `blood-and-plunder.${id}`,
)

/** Without the choice of the unit and the message that it does nothing. */
function headlines(match: LiveMatch<Situation>): readonly string[] {
  return match.log.flatMap((one) =>
    one.kind === 'change' && one.tell.as === 'headline' && !noDeeds.includes(one.tell.id)
      ? [format(one.tell)]
      : [],
  )
}

export const unharmed: Json = { lost: 0, fatigue: 0 }

export const stalemate = { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true }
