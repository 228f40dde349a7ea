import {
  begin,
  type Conversation,
  type Json,
  message,
  say,
  seeded,
  settled,
  type Wishes,
  why,
} from '@opfor/kernel'
import { bloodAndPlunder } from '../index.ts'
import { begin as beginBattle } from '../setup.ts'
import type { Ship, Situation, Unit } from '../situation.ts'

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

/** The settings of a field. */
function wishesOf({ battle = 'land', way = 'asked', options = {}, rulings = {} }: Field): Wishes {
  const full = Object.entries(rulings).map(([id, to]) => [`blood-and-plunder.${id}`, to] as const)
  return { options: { battle, way, ...options }, rulings: Object.fromEntries(full) }
}

/** The situation of a field: only its units stand there, and the OPFOR is to activate one. */
export function situation(field: Field): Situation {
  const settings = settled(bloodAndPlunder, wishesOf(field))
  if (!settings.ok) throw new Error(settings.problem)
  const start = beginBattle(settings.value)
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
export function matchOn(field: Field, seed = 1): Conversation<Situation> {
  const now = situation(field)
  const game = { ...bloodAndPlunder, parseSituation: () => ({ ok: true, value: now }) as const }
  const match = begin(game, seed, wishesOf(field), '')
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** An answer in a script: the question's id without the game's name, and what is answered. */
export type Scripted = readonly [question: string, answer: Json]

/** What an activation showed: what was asked, what was done, and the situation after it. */
export interface Shown {
  readonly match: Conversation<Situation>
  readonly asked: readonly string[]
  /** The headlines: one plain sentence for each thing the OPFOR does. */
  readonly did: readonly string[]
  readonly now: Situation
}

/**
 * Plays one activation on a field. Questions are answered from the script in order; chance answers by itself what the
 * script passes over, and where something is proposed the proposal is the answer.
 */
export function activation(field: Field, ...script: readonly Scripted[]): Shown {
  const match = matchOn(field)
  const asked: string[] = []
  const left = [...script]
  while (turnsOf(match) === 0) {
    const { question } = match
    if (question === undefined) break
    const name = question.id.slice('blood-and-plunder.'.length)
    const [next] = left
    const scripted = next?.[0] === name
    if (scripted) left.shift()
    if (question.to !== 'chance') asked.push(name)
    const answer = scripted ? next?.[1] : unscripted(match)
    if (answer === undefined)
      throw new Error(`${name} was asked: ${say(question.text)}\n${told(match).join('\n')}`)
    const taken = match.answer(answer, question.to === 'chance' ? 'seed' : 'person')
    if (!taken.ok) throw new Error(`${name}: ${taken.problem}`)
  }
  if (left.length > 0)
    throw new Error(`Never asked: ${left.map(([id]) => id).join(', ')}\n${told(match).join('\n')}`)
  return { match, asked, did: headlines(match), now: match.situation }
}

function unscripted(match: Conversation<Situation>): Json {
  const { question } = match
  if (question === undefined) return undefined
  if (question.proposal !== undefined) return question.write(question.proposal)
  return question.to === 'chance' ? seeded.answer(question, match) : undefined
}

function turnsOf(match: Conversation<Situation>): number {
  return match.journal.entries.filter((entry) => 'turn' in entry).length
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

/** All that was told, decisions with their whole explanation. */
export function told(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((one) => {
    if (one.kind === 'change') return [say(one.tell)]
    if (one.kind === 'decision') return why(one).map((line) => `  ${say(line)}`)
    return one.kind === 'cell' ? [`  ${say(message('cell', 'Chart: {cell}', { cell: one.rule.text }))}`] : []
  })
}

/** No harm done. */
export const unharmed: Json = { lost: 0, fatigue: 0 }

/** A fight without losses, still in contact. */
export const stalemate = { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true }
