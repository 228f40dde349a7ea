import { type Conversation, type Json, say, settled, type SettingsInput } from '@opfor/kernel'
import { asked, matchFrom, type ScriptedAnswer, turnAsProposed, value } from '@opfor/kernel/testing'
import { bloodAndPlunder } from '../index.ts'
import { begin as beginBattle } from '../shown/setup.ts'
import type { Ship, Situation, Unit } from '../table/situation.ts'

/** What a test says of a battlefield: which units are there, how they differ, and the card that is shown. */
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

/** The settings of a field: facts are asked one by one, unless it says otherwise. */
function wishesOf({ battle = 'land', way = 'asked', options = {}, rulings = {} }: Field): SettingsInput {
  const full = Object.entries(rulings).map(([id, to]) => [`blood-and-plunder.${id}`, to] as const)
  return { options: { battle, way, asking: 'each', ...options }, rulings: Object.fromEntries(full) }
}

/** The situation of a field: only its units stand there, and the OPFOR is to activate one. */
export function situation(field: Field): Situation {
  const start = beginBattle(value(settled(bloodAndPlunder, wishesOf(field))))
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

/** A match that begins on a field. */
export function matchOn(field: Field): Conversation<Situation> {
  return matchFrom(bloodAndPlunder, situation(field), wishesOf(field))
}

/** What an activation showed: what was asked, what was done, and the situation after it. */
export interface Shown {
  readonly match: Conversation<Situation>
  readonly asked: readonly string[]
  /** The headlines: one plain sentence for each thing the OPFOR does. */
  readonly did: readonly string[]
  readonly now: Situation
}

/** Plays one activation on a field; where the script passes over something that is proposed, the person takes it. */
export function activation(field: Field, ...script: readonly ScriptedAnswer[]): Shown {
  const match = turnAsProposed(matchOn(field), ...script)
  return { match, asked: asked(match), did: headlines(match), now: match.situation }
}

const noDeeds = ['activates', 'doesNothing', 'actionsLost', 'orderUseless'].map(
  (id) => `blood-and-plunder.${id}`,
)

/** The sentences that say what the OPFOR does, but for which unit is activated, and that it does nothing. */
function headlines(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((one) =>
    one.kind === 'change' && one.tell.as === 'headline' && !noDeeds.includes(one.tell.id)
      ? [say(one.tell)]
      : [],
  )
}

/** No harm done. */
export const unharmed: Json = { lost: 0, fatigue: 0 }

/** A fight without losses, still in contact. */
export const stalemate = { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true }
