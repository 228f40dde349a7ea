import { census } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { layout } from './layout.ts'
import { matchFrom, newMatch, turn } from './testing/matches.ts'
import { chosenBy, said } from './testing/telling.ts'

describe('a correction in the middle of a turn', () => {
  const dieAsked = () => {
    const match = matchFrom({ row: ['army-1', 'army-2', 'navy-1'] }, { options: { stratagems: false } })
    expect(match.question?.id).toBe('blitzkrieg.unit.tie')
    return match
  }

  test('the question is put afresh: with one unit left for the space no die is rolled', () => {
    const match = dieAsked()
    match.correct([{ move: 'bot army-2', from: 'row', to: 'bag.bot', count: 1 }])
    turn(match, ['drawForBot', ['general']])
    expect(chosenBy(match, 'unit')).toBe('row-1')
  })

  test('the space is filled meanwhile: the bot begins the procedure again', () => {
    const match = dieAsked()
    const [space] = match.told.flatMap((each) =>
      each.kind === 'decision' && each.by.id.endsWith('position') ? [each] : [],
    )
    match.correct([{ move: 'player army-1', from: 'bag.player', to: space?.chosen?.id ?? '', count: 1 }])
    turn(match, ['drawForBot', ['general']])
    expect(chosenBy(match, 'position', 0)).not.toBe(chosenBy(match, 'position'))
    expect(census(layout(match.situation)).get('player army-1')).toBe(3)
  })

  test('your units are gone when you are asked which to place: you are asked where again', () => {
    const match = matchFrom({ toMove: 'player', reserve: ['army-1', 'army-2', 'navy-1'] })
    match.answer('EE.1.1', 'person')
    expect(match.question?.id).toBe('blitzkrieg.unitPlaced')
    match.correct([
      { move: 'player army-1', from: 'reserve', to: 'bag.player', count: 1 },
      { move: 'player army-2', from: 'reserve', to: 'bag.player', count: 1 },
    ])
    expect(match.question?.options?.map(({ id }) => id)).toEqual(['nothing'])
    match.answer('nothing', 'person')
    expect(match.question?.id).toBe('blitzkrieg.space')
  })

  test('nothing is left to bomb when you are asked whom to bomb', () => {
    const match = matchFrom({ toMove: 'player', reserve: ['navy-1'], row: ['army-1', 'army-2'] })
    match.answer('PO.1.1', 'person')
    match.correct([
      { move: 'bot army-1', from: 'row', to: 'bag.bot', count: 1 },
      { move: 'bot army-2', from: 'row', to: 'bag.bot', count: 1 },
    ])
    match.answer('nothing', 'person')
    expect(said(match).some((text) => text.startsWith('You bomb'))).toBe(false)
  })

  test('nothing is left of your reserve when the bot bombs it', () => {
    const closed = { WE: 3, EE: 3, AME: 2, SEA: 2 }
    const at = { row: ['navy-1'], closed, on: { 'PO.1.2': 'player navy-2' }, reserve: ['army-1', 'navy-3'] }
    const match = matchFrom(at, { options: { stratagems: false } })
    expect(match.question?.id).toBe('blitzkrieg.bombed')
    match.correct([
      { move: 'player army-1', from: 'reserve', to: 'bag.player', count: 1 },
      { move: 'player navy-3', from: 'reserve', to: 'bag.player', count: 1 },
    ])
    expect(match.answer([], 'person').ok).toBe(true)
    expect(match.situation.player.bag).toHaveLength(21)
    expect(match.situation.player.bag).not.toContain('')
  })

  test('Steamroll put back by hand is not put back twice', () => {
    const match = matchFrom({ row: ['army-1', 'navy-1'] })
    match.correct([{ move: 'steamroll', from: 'aside', to: 'cup', count: 1 }])
    turn(match, ['stratagem', ['steamroll']])
    expect(match.situation).toMatchObject({ token: 'steamroll', stratagem: '' })
    expect(said(match)[0]).toMatch(/^The bot draws Steamroll/)
    expect(match.situation.cup).toHaveLength(7)
  })

  test('units laid in the row before set-up deals it are kept', () => {
    const match = newMatch()
    match.answer(['army-1', 'army-1', 'army-1'], 'person')
    match.correct([{ move: 'bot general', from: 'bag.bot', to: 'row', count: 1 }])
    match.answer(['navy-1', 'navy-1', 'navy-1', 'navy-2', 'navy-2'], 'person')
    expect(match.situation.bot.reserve[0]).toBe('general')
    expect(match.situation.bot.reserve).toHaveLength(6)
  })
})
