import { describe, expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { Invariants } from '../../evidence/games/blitzkrieg/proofs/invariants.ts'
import { playRandomly } from '../../evidence/games/blitzkrieg/proofs/random-play.ts'
import { wishesOf } from '../../evidence/games/blitzkrieg/proofs/wishes.ts'
import { decisionsOf, secondDecisionsOf } from '../../evidence/games/blitzkrieg/second/compare.ts'
import { situation } from './testing/position.ts'
import { words } from './table/words.ts'

const seeds = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, seed) => from + seed)

describe('random play, with all options and readings:', () => {
  const ways = new Map<string, number>()

  test.each([0, 1000, 2000, 3000, 4000])('1,000 from %i without a violation at any change', (from) => {
    for (const seed of seeds(1000, from)) {
      const { violations, way } = playRandomly(seed)
      expect(violations).toEqual([])
      ways.set(way, (ways.get(way) ?? 0) + 1)
    }
  })

  test('every way to end comes up, but for one that random play does not get to: nothing is open', () => {
    const all = blitzkrieg.endings.map(({ id }) => id).toSorted()
    expect([...ways.keys(), 'nothing-open'].toSorted()).toEqual(all)
  })

  test('200 matches with every token counted one by one at every change', () => {
    for (const seed of seeds(200)) expect(playRandomly(seed, true).violations).toEqual([])
  })

  test('every option and every reading comes up', () => {
    const seen = new Set<string>()
    for (const seed of seeds(500)) {
      const { options = {}, rulings = {} } = wishesOf(seed)
      for (const [id, value] of Object.entries(options))
        seen.add(`${id} ${JSON.stringify(value).slice(0, 20)}`)
      for (const [id, reading] of Object.entries(rulings)) seen.add(`${id} ${reading}`)
    }
    for (const { id, readings } of blitzkrieg.rulings)
      for (const reading of Object.keys(readings)) expect(seen).toContain(`${id} ${reading}`)
    for (const { question } of blitzkrieg.options)
      for (const { id } of question.options ?? []) expect(seen).toContain(`${question.id} "${id}"`)
  })
})

describe('the watch notices', () => {
  const now = situation({ row: ['army-1', 'navy-1'] })
  const watched = (next: typeof now, tell = words.over): readonly string[] => {
    const watch = new Invariants(now, true)
    watch.change(now, next, tell)
    return watch.violations
  }

  test('a lost token', () => {
    expect(watched({ ...now, bot: { ...now.bot, reserve: ['army-1'] } })).toHaveLength(2)
  })

  test('a token that was exchanged for another', () => {
    expect(watched({ ...now, bot: { ...now.bot, reserve: ['army-1', 'navy-2'] } })).toHaveLength(2)
  })

  test('a marker off its track', () => {
    const theatres = now.theatres.map((theatre) => ({ ...theatre, marker: 15 }))
    expect(watched({ ...now, theatres })).toHaveLength(5)
  })

  test('VP that fall', () => {
    expect(watched({ ...now, bot: { ...now.bot, vp: -1 } })).toEqual(['the VP of bot fell'])
  })

  test('a campaign that opens again', () => {
    const before = situation({ row: ['army-1', 'navy-1'], closed: { WE: 1 } })
    const watch = new Invariants(before, false)
    watch.change(before, now, words.over)
    expect(watch.violations).toEqual(['WE has 0 closed campaigns'])
  })

  test('an illegal placement, and one of nothing', () => {
    const next = situation({ row: ['army-1'], on: { 'PO.1.1': 'bot navy-1' } })
    const army = situation({ row: ['navy-1'], on: { 'PO.1.1': 'bot army-1' } })
    expect(watched(next, words.botPlaces)).toEqual([])
    expect(watched(army, words.botPlaces)).toEqual(['bot placed army-1 illegally: army-1 cannot lie on sea'])
    expect(watched(now, words.botPlaces)).toEqual(['bot placed nothing'])
  })

  test('a match that goes on where nothing is open, and one that ends so where something is', () => {
    const closed = situation({ closed: { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }, toMove: 'player' })
    const goesOn = new Invariants(now, false)
    goesOn.turnEnded(now, closed)
    expect(goesOn.violations).toContain('0 theatres are open and it ended as ')
    const ends = new Invariants(now, false)
    ends.turnEnded(now, { ...now, ended: 'nothing-open' })
    expect(ends.violations).toContain('5 theatres are open and it ended as nothing-open')
  })

  test('a turn that is not passed, and one without a placement', () => {
    const watch = new Invariants(now, false)
    watch.turnEnded(now, now)
    expect(watch.violations).toEqual(['the turn was not passed', 'bot placed nothing and it ended as '])
  })
})

test('the second implementation decides the same in 1,000 matches', () => {
  let decided = 0
  for (const seed of seeds(1000)) {
    const ours = decisionsOf(seed)
    expect(ours).toEqual(secondDecisionsOf(seed))
    decided += ours.length
  }
  expect(decided).toBeGreaterThan(50_000)
})
