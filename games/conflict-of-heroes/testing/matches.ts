import type { Conversation, Json, SettingsInput } from '@opfor/kernel'
import { answer, newMatch, offered, type ScriptedAnswer } from '@opfor/kernel/testing'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../table/situation.ts'

/** A new firefight; a new match without more ado is a solo mission. */
export function firefight(
  options: Readonly<Record<string, Json>> = {},
  wishes: SettingsInput = {},
): Conversation<Situation> {
  return newMatch(conflictOfHeroes, { ...wishes, options: { asking: 'each', mode: 'firefight', ...options } })
}

/** A match with real cards, where any card may be played: Player 1 commands the Germans, on map 1, from edge A. */
export function duel(
  guideline: string,
  wishes: SettingsInput = {},
  pack: Json = '',
): Conversation<Situation> {
  const match = firefight({ guideline, cards: 'real', pack }, wishes)
  if (guideline !== '1') answer(match, ['variant', 'no'])
  answer(match, ...wins, ['side', 'german'], ['map', '1'])
  if (guideline === '4') answer(match, ['addMap', '3'], ['join', '1-18'])
  answer(match, ['edge', '1-A'])
  if (guideline !== '1') answer(match, ['optional', false])
  return answer(match, ['handicap', 'none'])
}

/** A roll of 12 against 2. */
export const wins: readonly ScriptedAnswer[] = [
  ['initiative', 6],
  ['initiative', 6],
  ['initiative', 1],
  ['initiative', 1],
]

/** A card's half that no pack knows, with these effects. */
export function typed(
  card: string,
  half: string,
  caps = '0',
  more: readonly string[] = [],
): readonly ScriptedAnswer[] {
  return [
    ['play', card],
    ['half', half],
    ['caps', caps],
    ['more', more],
  ]
}

/** A solo match on map 1 with real cards, the Germans first. */
export function solo(
  options: Readonly<Record<string, Json>> = {},
  wishes: SettingsInput = {},
): Conversation<Situation> {
  const match = newMatch(conflictOfHeroes, {
    ...wishes,
    options: { asking: 'each', mode: 'solo', cards: 'real', guideline: '5', ...options },
  })
  if (match.question?.id === 'coh.variant') answer(match, ['variant', 'no'])
  return answer(match, ...wins, ['map', '1'], ['edge', '1-A'])
}

/** Plays what is left of the generation by discarding. */
export function discardRest(match: Conversation<Situation>): void {
  while (match.situation.stage === 'generation' && match.question?.id === 'coh.play') {
    const own = offered(match).find((id) => !/top|bottom/.test(id)) ?? ''
    answer(match, ['play', own], ['half', 'neither'])
  }
}

/** A solo mission that has begun, asked for by forms, with a pack that tells this of either Mission Track. */
export function missionByForms(
  sheet: Readonly<Record<string, Json>> = {},
  options: Readonly<Record<string, Json>> = {},
): Conversation<Situation> {
  const both = { start: 0, ends: { 5: 20 }, ...sheet }
  const pack = { opfor: 1, title: '', sheets: { defenseSheet: both, offenseSheet: both } }
  const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '5', pack, ...options } })
  answer(match, ['variant', 'no'], ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
  for (let nth = 0; nth < 20 && match.question?.id === 'coh.atOnce'; nth += 1) {
    const card = `${nth % 2 === 0 ? 'german' : 'soviet'}-${String(6 + Math.floor(nth / 2)).padStart(2, '0')}`
    answer(match, ['atOnce', { what: `${card}-neither`, caps: 0, units: [], more: [] }])
  }
  return answer(match, ['yourSide', 6], ['sheet', 1], ['beforeMission', { handicap: 'none' }])
}
