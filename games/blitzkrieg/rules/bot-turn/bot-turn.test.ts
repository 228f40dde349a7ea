import {
  allChosenBy,
  chosenBy,
  decisionsOf,
  explanationText,
  newMatch,
  optionIds,
  loggedRulings,
  logTexts,
  turn,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../../index.ts'
import type { Stratagem } from '../../table/the-board/pieces.ts'
import { matchAt, playerPlaces } from '../../testing/matches.ts'

const plain = { options: { stratagems: false } }

describe('A: a stratagem', () => {
  test('is drawn, and the one before goes back into the cup', () => {
    const match = matchAt({ stratagem: 'secure', row: ['navy-1', 'army-1'] })
    turn(match, ['stratagem', ['big-guns']])
    expect(match.situation).toMatchObject({ token: 'big-guns', stratagem: 'big-guns' })
    expect(match.situation.cup).toContain('secure')
    expect(match.situation.cup).not.toContain('big-guns')
    expect(logTexts(match)[0]).toBe('The bot draws Big Guns; Secure goes back into the cup.')
  })

  test('on the first turn Steamroll goes into the cup, after the draw', () => {
    const match = matchAt({})
    expect(optionIds(match)).not.toContain('steamroll')
    turn(match, ['stratagem', ['secure']])
    expect(match.situation.cup).toContain('steamroll')
    expect(logTexts(match)[0]).toBe('The bot draws Secure; Steamroll goes into the cup.')
  })

  test('no token comes twice in a row', () => {
    const match = matchAt({ stratagem: 'secure' })
    expect(optionIds(match)).not.toContain('secure')
    expect(match.question?.options).toHaveLength(7)
  })

  test('the cup always holds seven of the eight', () => {
    const match = newMatch(blitzkrieg)
    turn(match, ['region', 1], ['region', 1], ['region', 1])
    expect(match.situation.cup).toHaveLength(7)
    turn(match)
    expect(match.situation.cup).toHaveLength(7)
  })

  test('the first, learning game goes without', () => {
    const match = matchAt({}, plain)
    expect(match.question?.id).not.toBe('blitzkrieg.stratagem')
    turn(match)
    expect(match.situation).toMatchObject({ token: '', stratagem: '' })
  })

  test('the first, learning game goes by no stratagem, though one is in play in the position it began from', () => {
    const at = { row: ['army-1', 'navy-1'], markers: { EE: 1 } } as const
    const match = matchAt({ ...at, stratagem: 'secure' }, plain)
    turn(match)
    expect(explanationText(match, 'theatre')).not.toContain('Secure')
    expect(chosenBy(match, 'theatre')).toBe('AME')
    expect(chosenBy(turn(matchAt({ ...at, drawn: 'secure' })), 'theatre')).toBe('EE')
  })
})

describe('Steamroll', () => {
  test.each<Stratagem>(['secure', 'counterattack', 'rapid-deployment'])('means %s once more', (before) => {
    const match = matchAt({ stratagem: before, row: ['navy-1', 'army-1'] })
    turn(match, ['stratagem', ['steamroll']])
    expect(match.situation).toMatchObject({ token: 'steamroll', stratagem: before })
    expect(match.situation.cup).toContain(before)
  })

  test('the stratagem that it repeats is applied', () => {
    const match = matchAt({ stratagem: 'rapid-deployment', row: ['navy-1', 'navy-2'] })
    turn(match, ['stratagem', ['steamroll']])
    expect(chosenBy(match, 'unit')).toBe('row-1')
  })

  test('the token that it repeated may be drawn again right after it', () => {
    const match = matchAt({ stratagem: 'steamroll', meaning: 'secure' })
    expect(optionIds(match)).toContain('secure')
    expect(optionIds(match)).not.toContain('steamroll')
  })
})

describe('B: the procedure', () => {
  test('a theatre, a position in it and a unit for it, and the unit is placed', () => {
    const match = matchAt({ row: ['navy-1', 'army-1'] }, plain)
    turn(match)
    expect(match.log.flatMap((each) => (each.kind === 'decision' ? [each.by.id] : []))).toEqual([
      'blitzkrieg.theatre',
      'blitzkrieg.position',
      'blitzkrieg.unit',
      'blitzkrieg.strategic',
    ])
    expect(match.situation.theatres[3]?.spaces[0]?.[0]).toBe('bot army-1')
  })

  test('the stratagem may modify it', () => {
    const match = matchAt({ markers: { WE: 1 }, row: ['navy-1', 'army-1'] })
    turn(match, ['stratagem', ['secure']])
    expect(chosenBy(match, 'theatre', 0)).toBe('WE')
  })
})

describe('C: a unit is drawn', () => {
  test('and laid at the end of the row, the others slide forward', () => {
    const match = matchAt({ row: ['navy-1', 'army-1', 'army-2'] }, plain)
    turn(match, ['unit.tie', 1], ['drawForBot', ['general']])
    expect(match.situation.bot.reserve).toEqual(['navy-1', 'army-2', 'general'])
  })
})

describe('AI bot places a blitz unit', () => {
  const onlyEast = { closed: { WE: 3, PO: 3, AME: 2, SEA: 2 } } as const

  test('B is done again in the same theatre: no theatre is selected anew', () => {
    const match = matchAt({ row: ['airforce-0', 'army-1'], drawn: 'rapid-deployment' }, plain)
    turn(match)
    expect(decisionsOf(match, 'theatre')).toHaveLength(1)
    expect(decisionsOf(match, 'position')).toHaveLength(2)
    expect(decisionsOf(match, 'unit')).toHaveLength(2)
    expect(match.situation.theatres[3]?.spaces[0]?.filter((token) => token !== '')).toHaveLength(2)
  })

  test('with the same stratagem', () => {
    const match = matchAt({ row: ['airforce-0', 'army-1', 'army-2'] })
    turn(match, ['stratagem', ['rapid-deployment']])
    expect(decisionsOf(match, 'unit').map((each) => each.chosen?.name.params?.['slot'])).toEqual([1, 1])
  })

  test('only one unit is drawn at the end', () => {
    const match = matchAt({ row: ['airforce-0', 'army-1'], drawn: 'rapid-deployment' }, plain)
    turn(match, ['drawForBot', ['general']])
    expect(match.situation.bot.reserve).toEqual(['general'])
  })

  test('where it filled the campaign, the second unit goes into the next one', () => {
    const on = { 'EE.1.1': 'player army-1' }
    const at = { ...onlyEast, row: ['airforce-0', 'army-1'], on, markers: { EE: 1 } }
    const match = matchAt({ ...at, drawn: 'rapid-deployment' }, plain)
    turn(match, ['drawForBot', ['general']])
    expect(match.situation.theatres[2]?.spaces[0]?.[1]).toBe('bot airforce-0')
    expect(match.situation.theatres[2]?.spaces[1]).toContain('bot army-1')
  })

  test('without a unit left the turn ends', () => {
    const match = matchAt({ row: ['airforce-0'] }, plain)
    turn(match)
    expect(decisionsOf(match, 'position')).toHaveLength(1)
    expect(decisionsOf(match, 'theatre')).toHaveLength(1)
    expect(loggedRulings(match)).toEqual([])
    expect(match.situation.toMove).toBe('player')
  })

  /** The second unit, a navy, fits nowhere in Eastern Europe. */
  const stranded = {
    row: ['airforce-0', 'navy-1'],
    drawn: 'counterattack',
    markers: { EE: -1 },
    on: { 'EE.2.3': 'player army-1' },
    closed: { EE: 1 },
  } as const

  test('if nothing can be placed in the same theatre: the whole procedure, in any theatre', () => {
    const match = matchAt(stranded, plain)
    turn(match)
    expect(allChosenBy(match, 'theatre')).toEqual(['EE', 'AME'])
    expect(loggedRulings(match)).toEqual(['blitzRepeat: elsewhere'])
  })

  test('if nothing can be placed in the same theatre, other reading: the second placement is lost', () => {
    const match = matchAt(stranded, { ...plain, rulings: { 'blitzkrieg.blitzRepeat': 'lost' } })
    turn(match)
    expect(allChosenBy(match, 'theatre')).toEqual(['EE'])
    expect(match.situation.bot.reserve).toContain('navy-1')
    expect(loggedRulings(match)).toEqual(['blitzRepeat: lost'])
  })

  test('if nothing can be placed anywhere the turn ends with the first', () => {
    const closed = { WE: 3, PO: 3, EE: 1, AME: 2, SEA: 2 }
    const match = matchAt({ ...stranded, closed }, plain)
    turn(match)
    expect(allChosenBy(match, 'theatre')).toEqual(['EE'])
    expect(match.situation.bot.reserve).toContain('navy-1')
  })
})

test('turns alternate: bot, player, bot', () => {
  const match = matchAt({ reserve: ['army-1', 'army-2'] }, plain)
  turn(match)
  expect(match.situation.toMove).toBe('player')
  playerPlaces(match, 'army-1', 'EE.1.1')
  expect(match.situation.toMove).toBe('bot')
})
