import { format } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { matchAt, placed, playerPlaces } from './testing/matches.ts'

const table = { options: { where: 'table' } }

describe('at the table: what is asked', () => {
  test('nothing about your reserve in set-up: only the five units of the bot, and the rolls', () => {
    const match = newMatch(blitzkrieg, table)
    turn(match, ['region', 1], ['region', 2], ['region', 3])
    expect(match.journal.entries.flatMap((entry) => ('q' in entry ? [entry.q] : []))).toEqual([
      'blitzkrieg.setupBot',
      'blitzkrieg.region',
      'blitzkrieg.region',
      'blitzkrieg.region',
    ])
    expect(logTexts(match).slice(0, 4)).toEqual([
      'You are the Allies, the bot is the Axis and moves first.',
      'Put every battle marker on its red cell and both VP markers on 0.',
      'Put seven stratagem tokens into the cup: all but Steamroll, which goes beside it.',
      'Draw three units into your reserve.',
    ])
  })

  test('on your turn the space, then the unit among those legal there, and no draw', () => {
    const match = matchAt({ toMove: 'player' }, table)
    expect(match.question?.id).toBe('blitzkrieg.space')
    playAnswers(match, ['space', 'EE.1.1'])
    expect(match.question?.id).toBe('blitzkrieg.unitPlaced')
    expect(optionIds(match)).toEqual([
      'airforce-0',
      'airforce-1',
      'airforce-2',
      'army-1',
      'army-2',
      'army-3',
      'general',
    ])
    playAnswers(match, ['unitPlaced', 'army-1'])
    expect(match.question?.id).toBe('blitzkrieg.stratagem')
    expect(logTexts(match)).toContain('Draw a unit from your bag, or what is left (end of the turn).')
  })

  test('every space of an open campaign is offered, and that you cannot place', () => {
    const match = matchAt({ toMove: 'player' }, table)
    expect(optionIds(match)).toHaveLength(3 + 2 + 2 + 4 + 3 + 1)
    expect(optionIds(match).at(-1)).toBe('cannot')
  })

  test('a unit that you have placed for the last time is not offered again', () => {
    const match = matchAt({ toMove: 'player', on: { 'EE.1.1': 'player general' } }, table)
    playAnswers(match, ['space', 'EE.1.2'])
    expect(optionIds(match)).not.toContain('general')
  })

  test('the choices of an effect: whom to bomb, where a strategic advantage goes', () => {
    const bombing = matchAt({ toMove: 'player', row: ['army-1', 'army-2'] }, table)
    playAnswers(bombing, ['space', 'PO.1.1'], ['unitPlaced', 'navy-1'])
    expect(bombing.question?.id).toBe('blitzkrieg.bomb')
    const strategic = matchAt({ toMove: 'player' }, table)
    playAnswers(strategic, ['space', 'SEA.1.3'], ['unitPlaced', 'navy-1'])
    expect(strategic.question?.id).toBe('blitzkrieg.useStrategic')
  })

  test("the bot's tokens: stratagem, units, die", () => {
    const match = matchAt({ row: ['navy-1', 'navy-2'] }, table)
    turn(
      match,
      ['stratagem', ['economic-warfare']],
      ['unit.tie', 1],
      ['drawForBot', ['army-3']],
      ['drawForBot', ['general']],
    )
    expect(match.journal.entries.flatMap((entry) => ('q' in entry ? [entry.q] : []))).toEqual([
      'blitzkrieg.stratagem',
      'blitzkrieg.unit.tie',
      'blitzkrieg.drawForBot',
      'blitzkrieg.drawForBot',
    ])
  })

  test('a bombing by the bot is told, not asked', () => {
    const match = placed('bot', 'navy-1', 'PO.1.1', {}, [], table)
    expect(logTexts(match)).toContain('The bot bombs: put a random unit of your reserve back into your bag.')
  })

  test('your industrial production is told, not asked', () => {
    const match = placed('player', 'navy-1', 'WE.1.1', { reserve: [] }, [], table)
    expect(logTexts(match)).toContain('Draw a unit from your bag, or what is left (Industrial Production).')
    const two = placed('player', 'navy-1', 'AME.2.2', { reserve: [], closed: { AME: 1 } }, [], table)
    expect(logTexts(two)).toContain(
      'Draw 2 units from your bag, or what is left (Improved Industrial Production).',
    )
  })
})

describe('at the table: "I cannot place"', () => {
  test('ends the match: the bot wins', () => {
    const match = matchAt({ toMove: 'player' }, table)
    playAnswers(match, ['space', 'cannot'])
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'player-cannot-place' })
  })

  test('on screen it is not offered', () => {
    expect(optionIds(matchAt({ toMove: 'player', reserve: ['army-1'] }))).not.toContain('cannot')
  })

  test('where no space is left it is not asked', () => {
    const closed = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }
    expect(matchAt({ toMove: 'player', closed }, table).outcome?.way).toBe('nothing-open')
  })
})

describe('at the table: special weapons drawn by the person', () => {
  const drawn = placed('player', 'army-1', 'WE.1.2', { reserve: [] }, [], table)

  test('yours stay unseen: they are counted, not named', () => {
    expect(drawn.situation).toMatchObject({ unseen: 1 })
    expect(drawn.situation.pool).toHaveLength(16)
    expect(logTexts(drawn)).toContain('Draw a special weapon into your bag, unseen by the app.')
  })

  test('Research Industry: straight into your reserve', () => {
    const match = placed('player', 'army-1', 'WE.3.1', { reserve: [], closed: { WE: 2 } }, [], table)
    expect(logTexts(match)).toContain('Draw a special weapon into your reserve, unseen by the app.')
    expect(match.situation.unseen).toBe(1)
  })

  test('you may then place any weapon that nobody has been seen to take, and it is known then', () => {
    const match = matchAt({ toMove: 'player', unseen: 1 }, table)
    playAnswers(match, ['space', 'EE.1.1'])
    expect(optionIds(match)).toContain('elite-army')
    playAnswers(match, ['unitPlaced', 'elite-army'])
    expect(match.situation).toMatchObject({ unseen: 0 })
    expect(match.situation.pool).toHaveLength(15)
    expect(match.situation.theatres[2]?.spaces[0]?.[0]).toBe('elite-army')
  })

  test('without unseen ones no weapon is offered', () => {
    const match = matchAt({ toMove: 'player' }, table)
    playAnswers(match, ['space', 'EE.1.1'])
    expect(optionIds(match)).not.toContain('elite-army')
  })

  test("the bot's are named by the person; what is left of each kind is an upper bound", () => {
    const research = {
      row: ['army-1'],
      closed: { PO: 3, EE: 3, AME: 2, SEA: 2 },
      on: { 'WE.1.3': 'player navy-1' },
    }
    const asked = (unseen: number) =>
      matchAt(
        { ...research, unseen, stratagem: 'secure' },
        {
          options: { ...table.options, stratagems: false },
        },
      ).question
    expect(asked(2)).toMatchObject({ id: 'blitzkrieg.drawWeapon', to: 'table', atMost: true })
    expect(asked(0)).toMatchObject({ id: 'blitzkrieg.drawWeapon', to: 'table', atMost: false })
  })

  test('when all that are left may be yours, there are none to draw', () => {
    const match = placed('bot', 'army-1', 'WE.1.2', { unseen: 16 }, [], table)
    expect(logTexts(match)).toContain('No special weapons are left.')
  })

  test('improved research draws no more than are left', () => {
    const at = { reserve: [], closed: { PO: 1 }, unseen: 15 }
    const match = placed('player', 'navy-1', 'PO.2.1', at, [], table)
    expect(match.situation.unseen).toBe(16)
    expect(logTexts(match)).toContain('Draw a special weapon into your bag, unseen by the app.')
  })
})

describe('at the table: special weapons drawn by the app', () => {
  const app = { options: { where: 'table', weapons: 'app' } }

  test('for both sides, and known: yours lie with your bag and reserve', () => {
    const match = placed('player', 'army-1', 'WE.1.2', { reserve: [] }, [['drawWeapon', ['spy']]], app)
    expect(match.situation.player.bag).toContain('spy')
    expect(match.situation.unseen).toBe(0)
    expect(logTexts(match)).toContain('Put spy from the special weapons into your bag.')
  })

  test('Research Industry: into your reserve, which the app does not track', () => {
    const at = { reserve: [], closed: { WE: 2 } }
    const match = placed('player', 'army-1', 'WE.3.1', at, [['drawWeapon', ['spy']]], app)
    expect(match.situation.player).toMatchObject({ reserve: [] })
    expect(match.situation.player.bag).toContain('spy')
    expect(logTexts(match)).toContain('Take spy from the special weapons into your reserve.')
  })

  test('the counts are exact then', () => {
    const at = {
      row: ['army-1'],
      closed: { PO: 3, EE: 3, AME: 2, SEA: 2 },
      on: { 'WE.1.3': 'player navy-1' },
    }
    const match = matchAt(at, { options: { ...app.options, stratagems: false } })
    expect(match.question).toMatchObject({ to: 'chance', atMost: false })
  })
})

test('a whole turn of both sides at the table, as it is told', () => {
  const match = matchAt({ toMove: 'player', row: ['army-1', 'navy-1'] }, table)
  playerPlaces(match, 'navy-1', 'SEA.1.1')
  turn(match, ['stratagem', ['secure']], ['drawForBot', ['army-2']])
  expect([...logTexts(match), format(match.question?.text ?? { id: '', text: '' })]).toMatchInlineSnapshot(`
    [
      "You place navy 1 on South East Asia, campaign 1, space 1 (Propaganda 2).",
      "You have 2 VP now (+2).",
      "Move the marker of South East Asia to cell 1 on your half.",
      "Draw a unit from your bag, or what is left (end of the turn).",
      "It is the bot's turn.",
      "The bot draws Secure; Steamroll goes into the cup.",
      "The bot places army 1 on Africa & Middle East, campaign 1, space 1 (Strategic Advantage 3).",
      "Move the marker of South East Asia to cell 2 on the bot's half.",
      "Move the marker of Africa & Middle East to cell 1 on the bot's half.",
      "Put army 2 at the end of the bot's row.",
      "It is your turn.",
      "Where do you place a unit?",
    ]
  `)
})
