import { format } from '@opfor/kernel'
import { playAnswers, chosenBy, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, placed, playerPlaces } from '../../testing/matches.ts'

const markers = (match: ReturnType<typeof placed>): readonly number[] =>
  match.situation.theatres.map(({ marker }) => marker)

describe('Industrial Production', () => {
  test('you draw a unit from your bag into your reserve', () => {
    const { situation } = placed('player', 'navy-1', 'WE.1.1', {}, [['drawForYou', ['general']]])
    expect(situation.player.reserve).toEqual(['general'])
    expect(situation.player.bag).toHaveLength(20)
  })

  test('improved: two units', () => {
    const at = { closed: { AME: 1 } }
    const { situation } = placed('player', 'navy-1', 'AME.2.2', at, [['drawForYou', ['general', 'army-1']]])
    expect(situation.player.reserve).toEqual(['army-1', 'general'])
  })

  test('from a bag with one unit left, improved production draws that one', () => {
    const at = { closed: { AME: 1 }, playerBag: ['army-2'] }
    const { situation } = placed('player', 'navy-1', 'AME.2.2', at, [['drawForYou', ['army-2']]])
    expect(situation.player).toMatchObject({ reserve: ['army-2'], bag: [] })
  })

  test('from an empty bag nothing is drawn, which is told', () => {
    const match = placed('player', 'navy-1', 'WE.1.1', { playerBag: [] })
    expect(match.situation.player.reserve).toEqual([])
    expect(logTexts(match)).toContain('Your bag is empty, so you draw nothing.')
  })

  test('as many units are asked for as there are', () => {
    const asks = (botBag: readonly string[]) => {
      const at = { row: ['navy-1'], botBag, closed: { WE: 3, PO: 3, EE: 3, AME: 1, SEA: 2 } }
      const covered = { 'AME.2.1': 'player army-1', 'AME.2.3': 'player army-1' }
      const match = matchAt({ ...at, on: covered, markers: { AME: -9 } }, { options: { stratagems: false } })
      return match.question === undefined ? '' : format(match.question.text)
    }
    expect(asks(['army-1', 'army-2', 'army-3'])).toBe(
      'Which 2 units does the bot draw (Improved Industrial Production)?',
    )
    expect(asks(['army-1'])).toBe('Which unit does the bot draw (Improved Industrial Production)?')
  })
})

describe('Research', () => {
  test('you draw a special weapon from the pool into your bag', () => {
    const { situation } = placed('player', 'army-1', 'WE.1.2', {}, [['drawWeapon', ['spy']]])
    expect(situation.player.bag).toContain('spy')
    expect(situation.player.reserve).toEqual([])
    expect(situation.pool).not.toContain('spy')
  })

  test('improved: two special weapons into your bag', () => {
    const at = { closed: { PO: 1 } }
    const { situation } = placed('player', 'navy-1', 'PO.2.1', at, [['drawWeapon', ['spy', 'scientist']]])
    expect(situation.player.bag).toEqual(expect.arrayContaining(['spy', 'scientist']))
    expect(situation.pool).toHaveLength(14)
  })

  test('empty pool: there is nothing to draw, which is told', () => {
    const weapons = { row: [...Array<string>(2).fill('elite-army'), 'spy'] }
    const match = placed('player', 'army-1', 'WE.1.2', weapons, [['drawWeapon', ['scientist']]])
    expect(match.situation.pool).toHaveLength(12)
    const none = matchAt({ toMove: 'player', reserve: ['army-1'], row: allWeapons })
    playerPlaces(none, 'army-1', 'WE.1.2')
    expect(logTexts(none)).toContain('No special weapons are left.')
  })

  test('improved research with one weapon left draws that one', () => {
    const at = { closed: { PO: 1 }, row: allWeapons.slice(1) }
    const { situation } = placed('player', 'navy-1', 'PO.2.1', at, [['drawWeapon', ['elite-army']]])
    expect(situation.pool).toEqual([])
    expect(situation.player.bag).toContain('elite-army')
  })

  test('as many weapons are asked for as there are', () => {
    const asks = (row: readonly string[]) => {
      const at = {
        toMove: 'player',
        reserve: ['navy-1'],
        closed: { WE: 3, PO: 1, EE: 3, AME: 2, SEA: 2 },
      } as const
      const match = matchAt({
        ...at,
        on: { 'PO.2.2': 'bot navy-1', 'PO.2.3': 'bot navy-1', 'PO.2.4': 'bot army-1' },
        row,
      })
      return match.question === undefined ? '' : format(match.question.text)
    }
    expect(asks(['navy-2'])).toBe('Which 2 special weapons do you draw?')
    expect(asks(allWeapons.slice(1))).toBe('Which special weapon do you draw?')
  })
})

const allWeapons = [
  'elite-army',
  'elite-army',
  'elite-navy',
  'elite-navy',
  'elite-airforce',
  'elite-airforce',
  'task-force-army',
  'task-force-navy',
  'task-force-airforce',
  'blitz-army',
  'blitz-navy',
  'bomber-navy',
  'bomber-airforce',
  'nuclear-bomb',
  'spy',
  'scientist',
]

test('Research Industry: you draw a special weapon straight into your reserve', () => {
  const at = { closed: { WE: 2 } }
  const { situation } = placed('player', 'army-1', 'WE.3.1', at, [['drawWeapon', ['spy']]])
  expect(situation.player.reserve).toEqual(['spy'])
})

describe('Bombing', () => {
  test('the bot hits a random unit of your reserve, which goes back into your bag', () => {
    const match = placed('bot', 'navy-1', 'PO.1.1', { reserve: ['army-3', 'general'] }, [
      ['bombed', ['general']],
    ])
    expect(match.situation.player.reserve).toEqual(['army-3'])
    expect(match.situation.player.bag).toContain('general')
    expect(logTexts(match)).toContain('The bot bombs: your general goes back into your bag.')
  })

  test('an empty reserve cannot be bombed', () => {
    expect(logTexts(placed('bot', 'navy-1', 'PO.1.1', { reserve: [] }))).toContain(
      'There is nothing to bomb.',
    )
  })

  test("you choose a unit of the bot's row, which goes back into the bot's bag", () => {
    const at = { row: ['army-3', 'army-1', 'general'] }
    const { situation } = placed('player', 'navy-1', 'PO.1.1', at, [['bomb', 'row-2']])
    expect(situation.bot.reserve).toEqual(['army-3', 'general'])
    expect(situation.bot.bag).toContain('army-1')
  })

  test('an empty row cannot be bombed', () => {
    expect(logTexts(placed('player', 'navy-1', 'PO.1.1', { row: [] }))).toContain('There is nothing to bomb.')
  })
})

describe('Tactical Advantage', () => {
  test('the marker of this theatre goes further, before the movement', () => {
    const match = placed('player', 'army-2', 'EE.1.1', {})
    expect(logTexts(match).slice(1)).toEqual([
      'Move the marker of Eastern Europe to cell 1 on your half.',
      'Move the marker of Eastern Europe to cell 3 on your half.',
    ])
  })

  test('for the bot toward its own half', () => {
    expect(markers(placed('bot', 'army-2', 'EE.1.1', {}))).toEqual([0, 0, 3, 0, 0])
  })

  test('it may reach the end cell', () => {
    const at = { markers: { EE: 12 }, closed: { EE: 2 }, reserve: [] }
    const match = placed('bot', 'airforce-0', 'EE.3.2', at)
    expect(match.situation.theatres[2]).toMatchObject({ marker: 14, closed: 3 })
  })
})

describe('Strategic Advantage', () => {
  test('you choose one other open theatre, and all of it goes there', () => {
    const match = placed('player', 'army-1', 'AME.1.1', {}, [['useStrategic', 'SEA']])
    expect(markers(match)).toEqual([0, 0, 0, -1, -3])
  })

  test('its own theatre and closed ones are not offered', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1'], closed: { WE: 3 } })
    playAnswers(match, ['space', 'AME.1.1'])
    expect(match.question?.id).toBe('blitzkrieg.useStrategic')
    expect(optionIds(match)).toEqual(['PO', 'EE', 'SEA'])
  })

  test('it stops one short of the end cell', () => {
    const at = { markers: { SEA: -9 } }
    expect(markers(placed('player', 'army-1', 'AME.1.1', at, [['useStrategic', 'SEA']]))[4]).toBe(-10)
  })

  test('where one other theatre is open it is not asked', () => {
    const at = { closed: { WE: 3, PO: 3, EE: 3 } }
    expect(markers(placed('player', 'army-1', 'AME.1.1', at))[4]).toBe(-3)
  })

  test('without another open theatre it is lost', () => {
    const match = placed('player', 'army-1', 'AME.1.1', { closed: { WE: 3, PO: 3, EE: 3, SEA: 2 } })
    expect(logTexts(match)).toContain('No other theatre is open: the strategic advantage is lost.')
  })

  test('the bot uses it where it is the greatest change', () => {
    const match = placed('bot', 'army-1', 'AME.1.1', { markers: { WE: 2, PO: -1, EE: 0 } })
    expect(chosenBy(match, 'strategic')).toBe('PO')
    expect(markers(match)).toEqual([2, 2, 0, 1, 0])
  })
})

test.each(['bot', 'player'] as const)('Propaganda: %s receives the points', (side) => {
  const { situation } = placed(side, 'navy-1', 'SEA.1.1', { vp: [3, 3] })
  expect(situation[side].vp).toBe(5)
})

test.each(['bot', 'player'] as const)('a space without effect gives %s nothing', (side) => {
  const match = placed(side, 'army-1', 'WE.2.3', { closed: { WE: 1 } })
  expect(logTexts(match)).toHaveLength(2)
})
