import {
  playAnswers,
  chosenBy,
  decisionsOf,
  candidatesAfter,
  newMatch,
  optionIds,
  turn,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { categoryOf } from './rules/the-procedure/greatest-change.ts'
import { blitzkrieg } from './index.ts'
import { matchAt, placed } from './testing/matches.ts'

const plain = { options: { stratagems: false } }

/** A public paraphrase that differs from the leaflet or the base game is not followed. */
describe('not done, though a paraphrase of the rules has it:', () => {
  test('3.3: all eight tokens in the cup', () => {
    expect(newMatch(blitzkrieg).situation.cup).toHaveLength(7)
  })

  test('4 and 7: Steamroll drawn on the first turn, without effect', () => {
    expect(optionIds(matchAt({}))).not.toContain('steamroll')
  })

  test('4: Steamroll put into the cup only after use', () => {
    const match = matchAt({})
    turn(match, ['stratagem', ['secure']])
    expect(match.situation.cup).toContain('steamroll')
  })

  test('5, effects: research into the stratagem cup', () => {
    const { situation } = placed('bot', 'army-1', 'WE.1.2', {}, [['drawWeapon', ['spy']]])
    expect(situation.cup).toHaveLength(7)
    expect(situation.bot.bag).toContain('spy')
  })

  test('5, effects: a bombed unit of the bot discarded for good', () => {
    const { situation } = placed('player', 'navy-1', 'PO.1.1', { row: ['army-1'] })
    expect(situation.bot.bag.filter((kind) => kind === 'army-1')).toHaveLength(3)
  })

  test('5, effects: strategic advantage in any other theatre the bot likes', () => {
    const match = placed('bot', 'army-1', 'AME.1.1', { markers: { WE: 4, PO: 4, EE: -1, SEA: 4 } })
    expect(chosenBy(match, 'strategic')).toBe('EE')
  })

  test('5, blitz: the second placement held to the same theatre even where it is impossible there', () => {
    const at = { row: ['airforce-0', 'navy-1'], closed: { EE: 1 }, on: { 'EE.2.3': 'player army-1' } }
    const match = matchAt({ ...at, markers: { EE: -1 }, drawn: 'counterattack' }, plain)
    turn(match)
    expect(decisionsOf(match, 'theatre')).toHaveLength(2)
  })

  test('5, step 1: the first theatre that can be won is taken, without asking further', () => {
    const on = { 'EE.1.1': 'player army-1', 'WE.1.1': 'player navy-1', 'WE.1.2': 'player army-1' }
    const match = matchAt({ row: ['army-1', 'navy-1'], on, markers: { EE: 1 }, drawn: 'secure' }, plain)
    turn(match)
    expect(candidatesAfter(match, 'theatre', '2')).toEqual(['WE', 'EE'])
    expect(chosenBy(match, 'theatre')).toBe('EE')
  })

  test('5, step 3: units that close before units that are legal', () => {
    const on = { 'PO.1.2': 'player navy-1' }
    const closed = { WE: 3, EE: 3, AME: 2, SEA: 2 }
    const match = matchAt({ row: ['army-3', 'navy-1'], on, closed, markers: { PO: -2 } }, plain)
    turn(match)
    expect(chosenBy(match, 'unit')).toBe('row-2')
  })

  test('5, Big Guns: special weapons counted that cannot be placed there', () => {
    const at = { row: ['army-1', 'elite-navy', 'army-3'], closed: { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 } }
    const match = matchAt({ ...at, drawn: 'big-guns' }, plain)
    turn(match)
    expect(candidatesAfter(match, 'unit', 'big-guns.3')).toEqual(['row-1', 'row-3'])
  })

  test('5, Counterattack and Secure: no placement at all where nobody leads', () => {
    for (const stratagem of ['counterattack', 'secure'] as const) {
      const match = matchAt({ row: ['army-1', 'navy-1'], stratagem }, plain)
      turn(match)
      expect(chosenBy(match, 'theatre')).toBe('AME')
    }
  })

  test('5, greatest change 6: a win of the war counts, and not only one of a campaign or theatre', () => {
    const trial = { marker: -5, reachesEnd: false, last: false }
    expect(categoryOf(-5, { ...trial, fills: false })).toBe(6)
    expect(categoryOf(-5, { ...trial, fills: true })).toBe(7)
  })

  test('6: the game over the moment you reach 25, in the middle of a turn', () => {
    const match = matchAt({ toMove: 'player', vp: [0, 24], reserve: ['navy-1', 'army-1'] })
    playAnswers(match, ['space', 'SEA.1.1'])
    expect(match.situation.player.vp).toBe(26)
    expect(match.question?.id).toBe('blitzkrieg.drawForYou')
  })

  test('6: closing a theatre scores its closed campaigns', () => {
    const { situation } = placed('bot', 'task-force-navy', 'SEA.2.1', {
      markers: { SEA: 10 },
      closed: { SEA: 1 },
    })
    expect(situation.bot.vp).toBe(4 + 2 + 2)
  })

  test('6: a point for each icon passed, at once and without a closing', () => {
    const { situation } = placed('bot', 'elite-army', 'WE.1.2', { markers: { WE: 4 } })
    expect(situation.bot.vp).toBe(0)
  })

  test('missing there: a learning game without stratagems, and extra points and progress', () => {
    const match = newMatch(blitzkrieg, { options: { stratagems: false, extraVP: 2, extraProgress: 1 } })
    turn(match, ['region', 1], ['region', 1], ['region', 1])
    expect(match.situation.bot.vp).toBe(2)
    expect(match.situation.theatres.map(({ marker }) => marker)).toEqual([4, 1, 1, 1, 1])
    expect(match.situation.withStratagems).toBe(false)
  })

  test('missing there: where the bot bombs you, a random unit goes back into your bag', () => {
    const at = {
      row: ['navy-1'],
      closed: { WE: 3, EE: 3, AME: 2, SEA: 2 },
      on: { 'PO.1.2': 'player navy-2' },
    }
    const match = matchAt({ ...at, reserve: ['army-1', 'navy-3'] }, plain)
    expect(match.question).toMatchObject({ id: 'blitzkrieg.bombed', to: 'chance' })
    turn(match, ['bombed', ['army-1']])
    expect(match.situation.player).toMatchObject({ reserve: ['navy-3'] })
    expect(match.situation.player.bag.filter((kind) => kind === 'army-1')).toHaveLength(3)
  })
})
