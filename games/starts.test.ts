import {
  type LiveMatch,
  type Game,
  matchFromStart,
  autoPlay,
  seededAnswerer,
  type MatchStart,
} from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { admiral } from './admiral/index.ts'
import { blitzkrieg } from './blitzkrieg/index.ts'
import { conflictOfHeroes } from './conflict-of-heroes/index.ts'
import { registry } from './index.ts'

const byId = (id: string): Game => registry.find((game) => game.id === id) as Game

function started(game: Game, place: 'table' | 'screen', seed: number): LiveMatch<unknown> {
  const start = game.starts?.[place] as MatchStart
  return unwrap(matchFromStart(game, start, seed, start.first?.options))
}

test.each(registry.map(({ id }) => id))('%s says in one line what it is, and starts at both places', (id) => {
  const { about, starts } = byId(id)
  expect(about?.text).toMatch(/players?\b/)
  expect(Object.keys(starts ?? {})).toEqual(['table', 'screen'])
  const { journal } = started(byId(id), 'table', 1)
  expect(byId(id).isAtPhysicalBoard?.(journal.settings)).toBe(true)
})

test.each(registry.map(({ id }) => id))('%s on the screen asks a person first, with any seed', (id) => {
  const asked = Array.from({ length: 20 }, (_, seed) => started(byId(id), 'screen', seed).question)
  expect(new Set(asked.map((question) => question?.id)).size).toBe(1)
  expect(new Set(asked.map((question) => question?.to))).toEqual(new Set(['player']))
})

test('results at the table are by the rules of the person from the start', () => {
  expect(started(byId(admiral.id), 'table', 1).journal.settings.options['damage']).toBe('typed')
})

test('the first match of BLITZKRIEG! is the learning game, and no six is asked about on the screen', () => {
  for (const place of ['table', 'screen'] as const)
    expect(started(byId(blitzkrieg.id), place, 15).journal.settings.options['stratagems']).toBe(false)
  expect(started(byId(blitzkrieg.id), 'screen', 15).question?.id).toBe('blitzkrieg.space')
})

test('the sample of Conflict of Heroes is a mission in play, with units on the map', () => {
  const { situation } = started(byId(conflictOfHeroes.id), 'screen', 1)
  expect(situation).toMatchObject({ stage: 'mission', rumored: [{}, {}, {}] })
})

test('the sample of Conflict of Heroes reveals a unit at the first tap, with any seed', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const match = started(byId(conflictOfHeroes.id), 'screen', seed)
    match.answer('1-F15', 'person', 'player')
    autoPlay(match, (question) => (question.to === 'chance' ? seededAnswerer : undefined))
    const revealed = Object.entries((match.situation as { units: Record<string, { at: string }> }).units)
    expect(revealed.filter(([, { at }]) => at === '1-F15')).toHaveLength(1)
  }
})
