import { countPieces } from '@opfor/kernel'
import {
  playAnswers,
  chosenBy,
  candidatesAfter,
  newMatch,
  optionIds,
  playAtRandom,
  logTexts,
  type ScriptedAnswer,
  turn,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../../index.ts'
import { layout } from '../layout.ts'
import { matchAt, placed, playerPlaces } from '../../testing/matches.ts'
import { onHouseBoard } from '../../testing/position.ts'

const board = { options: { board: onHouseBoard() } }
const plain = { options: { ...board.options, stratagems: false } }
const marker = (match: ReturnType<typeof matchAt>, id: string): number | undefined =>
  match.situation.theatres[match.situation.board.theatres.findIndex((theatre) => theatre.id === id)]?.marker

describe('Nippon: set-up', () => {
  test('you are the Axis side: the bot moves first all the same', () => {
    const match = newMatch(blitzkrieg, board)
    turn(match)
    expect(match.situation.toMove).toBe('bot')
  })

  test('two of the four starting campaigns, at random, are advanced by two for the bot', () => {
    const match = newMatch(blitzkrieg, board)
    turn(match, ['nipponTracks', ['LAX', 'SEA']])
    expect(['SEA', 'SFO', 'LAX', 'SAN'].map((id) => marker(match, id))).toEqual([2, 0, 2, 0])
  })

  test('the two are drawn from the four that are open, without putting back', () => {
    const match = newMatch(blitzkrieg, board)
    while (match.question?.id !== 'blitzkrieg.nipponTracks')
      match.answer(match.question?.write(match.question.sample(() => 0)), 'seed')
    expect(optionIds(match)).toEqual(['LAX', 'SAN', 'SEA', 'SFO'])
    expect(match.answer(['LAX', 'LAX'], 'person').ok).toBe(false)
    expect(match.answer(['LAX'], 'person').ok).toBe(false)
    expect(match.answer(['LAX', 'DEN'], 'person').ok).toBe(false)
  })

  test('they take the place of the difficulty rolls', () => {
    const match = newMatch(blitzkrieg, { options: { ...board.options, difficulty: 'hard' } })
    turn(match)
    expect(match.journal.entries.some((entry) => 'q' in entry && entry.q === 'blitzkrieg.region')).toBe(false)
  })

  test('that the level has no say is told, where it has none', () => {
    const told = (reading: string, chosen: typeof board | object = board) => {
      const match = newMatch(blitzkrieg, { ...chosen, rulings: { 'blitzkrieg.nipponStart': reading } })
      const rolls: readonly ScriptedAnswer[] = [
        ['region', 1],
        ['region', 1],
        ['region', 1],
      ]
      turn(match, ...(reading === 'replace' && chosen === board ? [] : rolls))
      return logTexts(match).some((text) => text.startsWith('The difficulty makes no difference here'))
    }
    expect([told('replace'), told('both'), told('replace', {})]).toEqual([true, false, false])
  })

  test('with the rolls as well, 5 is your choice too: there are four tracks', () => {
    const rulings = { 'blitzkrieg.nipponStart': 'both' }
    const match = newMatch(blitzkrieg, { ...board, rulings })
    turn(
      match,
      ['nipponTracks', ['LAX', 'SEA']],
      ['region', 5],
      ['yourRegion', 'SAN'],
      ['region', 1],
      ['region', 1],
    )
    expect(['SEA', 'SFO', 'LAX', 'SAN'].map((id) => marker(match, id))).toEqual([4, 0, 2, 1])
  })

  test('extra progress is for the starting campaigns', () => {
    const match = newMatch(blitzkrieg, { options: { ...board.options, extraProgress: 1 } })
    turn(match, ['nipponTracks', ['LAX', 'SEA']])
    expect(['SEA', 'SFO', 'LAX', 'SAN', 'DEN'].map((id) => marker(match, id))).toEqual([3, 1, 3, 1, 0])
  })
})

describe('Nippon: a closed campaign', () => {
  /** San Diego with one space left. */
  const nearly = { on: { 'SAN.1.1': 'player navy-3' } }

  test('you select the next to be opened among those that wait, whoever closed it', () => {
    const match = matchAt({ ...nearly, toMove: 'player', reserve: ['army-1', 'navy-1'] }, plain)
    playAnswers(match, ['space', 'SAN.1.2'], ['unitPlaced', 'army-1'])
    while (match.question?.id !== 'blitzkrieg.open') match.answer('row-1', 'person')
    expect(match.question.to).toBe('player')
    expect(optionIds(match)).toHaveLength(11)
  })

  test('closed by the bot: the red space first, then one more for the bot', () => {
    const match = placed(
      'bot',
      'army-1',
      'SAN.1.2',
      { ...nearly, reserve: [] },
      [
        ['open', 'CHI'],
        ['red', 'player'],
      ],
      plain,
    )
    expect(logTexts(match).slice(-4)).toEqual([
      'Chicago is opened.',
      'Move the marker of Chicago to cell 2 on your half.',
      'The bot closed the previous campaign: 1 more cell for the bot in Chicago.',
      'Move the marker of Chicago to cell 1 on your half.',
    ])
    expect(marker(match, 'CHI')).toBe(-1)
  })

  test('closed by you: the red space only', () => {
    const match = placed(
      'player',
      'army-1',
      'SAN.1.2',
      { ...nearly, row: [] },
      [
        ['open', 'DET'],
        ['red', 'bot'],
      ],
      plain,
    )
    expect(marker(match, 'DET')).toBe(3)
  })

  test('in whose favour the red space moves stands on your board: you are asked, and nobody is an answer', () => {
    const match = placed(
      'player',
      'army-1',
      'SAN.1.2',
      { ...nearly, row: [] },
      [
        ['open', 'DET'],
        ['red', 'nobody'],
      ],
      plain,
    )
    expect(marker(match, 'DET')).toBe(0)
  })

  test('a red space of 0 is not asked about', () => {
    const options = {
      stratagems: false,
      board: onHouseBoard((each) => (each.id === 'CHI' ? { ...each, red: 0 } : each)),
    }
    const match = placed('bot', 'army-1', 'SAN.1.2', { ...nearly, reserve: [] }, [['open', 'CHI']], {
      options,
    })
    expect(marker(match, 'CHI')).toBe(1)
  })

  test('when none waits any more nothing is opened', () => {
    const opened = ['PHX', 'SLC', 'DEN', 'DAL', 'HOU', 'MSY', 'CHI', 'DET', 'MIA', 'NYC', 'WAS']
    const match = placed('bot', 'army-1', 'SAN.1.2', { ...nearly, reserve: [], opened }, [], plain)
    expect(logTexts(match).some((text) => text.endsWith('is opened.'))).toBe(false)
  })

  test('closed at the end of its track, it opens the next as well', () => {
    const match = placed(
      'bot',
      'navy-2',
      'SAN.1.1',
      { markers: { SAN: 4 }, reserve: [] },
      [
        ['open', 'PHX'],
        ['red', 'nobody'],
      ],
      plain,
    )
    expect(match.situation.bot.vp).toBe(1 + 2 + 2)
    expect(marker(match, 'PHX')).toBe(1)
  })
})

describe('Nippon: the procedure', () => {
  test('each open campaign with its track is a theatre of one campaign', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'] }, plain)
    turn(match)
    expect(candidatesAfter(match, 'theatre', '3')).toEqual(['SEA', 'SFO', 'LAX', 'SAN'])
  })

  test('one that waits is no candidate, and units cannot be placed there', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-1'] }, plain)
    expect(match.question?.options?.some(({ id }) => id.startsWith('DEN'))).toBe(false)
    const opened = matchAt({ toMove: 'player', reserve: ['airforce-1'], opened: ['DEN'] }, plain)
    expect(opened.question?.options?.some(({ id }) => id.startsWith('DEN'))).toBe(true)
  })

  test("top before bottom is the pack's own order", () => {
    const match = matchAt({ row: ['army-1', 'navy-1'] }, plain)
    turn(match)
    expect(chosenBy(match, 'theatre')).toBe('SEA')
  })

  test('closing its one campaign closes the theatre', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'], on: { 'SAN.1.1': 'player navy-3' } }, plain)
    expect(match.question?.id).toBe('blitzkrieg.unit.tie')
    turn(match, ['unit.tie', 1], ['open', 'PHX'], ['red', 'nobody'])
    expect(candidatesAfter(match, 'theatre', '1')).toEqual(['SAN'])
  })
})

test('whole random matches on the house board end, with every token in its place', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const match = newMatch(blitzkrieg, board, seed)
    const start = countPieces(layout(match.situation))
    playAtRandom(match, seed)
    expect(match.outcome).toBeDefined()
    expect(countPieces(layout(match.situation))).toEqual(start)
  }
})

test('a turn of yours on the house board', () => {
  const match = matchAt({ toMove: 'player', reserve: ['army-2', 'navy-1'] }, plain)
  playerPlaces(match, 'army-2', 'SEA.1.3')
  expect(marker(match, 'SEA')).toBe(-3)
})
