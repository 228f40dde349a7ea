import type { LiveMatch, Json, SettingsInput } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, type ScriptedAnswer } from '@opfor/kernel/testing'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../table/situation.ts'

/** A firefight; without options a new match is a solo mission. */
export function firefight(
  options: Readonly<Record<string, Json>> = {},
  wishes: SettingsInput = {},
): LiveMatch<Situation> {
  return newMatch(conflictOfHeroes, { ...wishes, options: { asking: 'each', mode: 'firefight', ...options } })
}

export function duel(guideline: string, wishes: SettingsInput = {}, pack: Json = ''): LiveMatch<Situation> {
  const match = firefight({ guideline, cards: 'real', pack }, wishes)
  if (guideline !== '1') playAnswers(match, ['variant', 'no'])
  playAnswers(match, ...wins, ['side', 'german'], ['map', '1'])
  if (guideline === '4') playAnswers(match, ['addMap', '3'], ['join', '1-18'])
  playAnswers(match, ['edge', '1-A'])
  if (guideline !== '1') playAnswers(match, ['optional', false])
  return playAnswers(match, ['handicap', 'none'])
}

export const wins: readonly ScriptedAnswer[] = [
  ['initiative', 6],
  ['initiative', 6],
  ['initiative', 1],
  ['initiative', 1],
]

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

export function solo(
  options: Readonly<Record<string, Json>> = {},
  wishes: SettingsInput = {},
): LiveMatch<Situation> {
  const match = newMatch(conflictOfHeroes, {
    ...wishes,
    options: { asking: 'each', mode: 'solo', cards: 'real', guideline: '5', ...options },
  })
  if (match.question?.id === 'coh.variant') playAnswers(match, ['variant', 'no'])
  return playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'])
}

export function discardRest(match: LiveMatch<Situation>): void {
  while (match.situation.stage === 'generation' && match.question?.id === 'coh.play') {
    const own = optionIds(match).find((id) => !/top|bottom/.test(id)) ?? ''
    playAnswers(match, ['play', own], ['half', 'neither'])
  }
}

export function missionByForms(
  sheet: Readonly<Record<string, Json>> = {},
  options: Readonly<Record<string, Json>> = {},
): LiveMatch<Situation> {
  const both = { start: 0, ends: { 5: 20 }, ...sheet }
  const pack = { opfor: 1, title: '', sheets: { defenseSheet: both, offenseSheet: both } }
  const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '5', pack, ...options } })
  playAnswers(match, ['variant', 'no'], ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
  for (let nth = 0; nth < 20 && match.question?.id === 'coh.atOnce'; nth += 1) {
    const card = `${nth % 2 === 0 ? 'german' : 'soviet'}-${String(6 + Math.floor(nth / 2)).padStart(2, '0')}`
    playAnswers(match, ['atOnce', { what: `${card}-neither`, caps: 0, units: [], more: [] }])
  }
  return playAnswers(match, ['yourSide', 6], ['sheet', 1], ['beforeMission', { handicap: 'none' }])
}
