import { countPieces, type Json } from '@opfor/kernel'
import {
  playAnswers,
  chosenBy,
  decisionsOf,
  newMatch,
  optionIds,
  unwrapProblem,
  logTexts,
  turn,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../../index.ts'
import { layout } from '../../rules/layout.ts'
import { matchAt } from '../../testing/matches.ts'
import { onHouseBoard, situation } from '../../testing/position.ts'

describe('a correction in the middle of a turn', () => {
  const dieAsked = () => {
    const match = matchAt({ row: ['army-1', 'army-2', 'navy-1'] }, { options: { stratagems: false } })
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
    const space = chosenBy(match, 'position') ?? ''
    match.correct([{ move: 'player army-1', from: 'bag.player', to: space, count: 1 }])
    turn(match, ['drawForBot', ['general']])
    expect(chosenBy(match, 'position')).not.toBe(space)
    expect(decisionsOf(match, 'position')).toHaveLength(1)
    expect(countPieces(layout(match.situation)).get('player army-1')).toBe(3)
  })

  test('your units are gone when you are asked which to place: that is passed over, and you are asked where again', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'army-2', 'navy-1'] })
    playAnswers(match, ['space', 'EE.1.1'])
    expect(match.question?.id).toBe('blitzkrieg.unitPlaced')
    unwrap(
      match.correct([
        { move: 'player army-1', from: 'reserve', to: 'bag.player', count: 1 },
        { move: 'player army-2', from: 'reserve', to: 'bag.player', count: 1 },
      ]),
    )
    expect(match.question?.id).toBe('blitzkrieg.space')
    expect(logTexts(match).at(-1)).toMatch(/^Nothing left to choose; skipped: Which unit/)
  })

  test('no space is left for you: you cannot place, and that is said', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'army-2'] })
    expect(match.question?.id).toBe('blitzkrieg.space')
    unwrap(
      match.correct([
        { move: 'player army-1', from: 'reserve', to: 'bag.player', count: 1 },
        { move: 'player army-2', from: 'reserve', to: 'bag.player', count: 1 },
      ]),
    )
    expect(match.outcome?.way).toBe('player-cannot-place')
  })

  test('nothing is left to bomb when you are asked whom to bomb', () => {
    const match = matchAt({ toMove: 'player', reserve: ['navy-1'], row: ['army-1', 'army-2'] })
    playAnswers(match, ['space', 'PO.1.1'])
    unwrap(
      match.correct([
        { move: 'bot army-1', from: 'row', to: 'bag.bot', count: 1 },
        { move: 'bot army-2', from: 'row', to: 'bag.bot', count: 1 },
      ]),
    )
    expect(logTexts(match).some((text) => text.startsWith('You bomb'))).toBe(false)
    expect(logTexts(match).some((text) => text.startsWith('Nothing left to choose; skipped: '))).toBe(true)
  })

  test('nothing is left in the bag when the bot draws', () => {
    const match = matchAt({ row: ['army-1'], botBag: ['admiral'] }, { options: { stratagems: false } })
    expect(match.question?.id).toBe('blitzkrieg.drawForBot')
    unwrap(match.correct([{ move: 'bot admiral', from: 'bag.bot', to: 'row', count: 1 }]))
    expect(match.question?.id).not.toBe('blitzkrieg.drawForBot')
    expect(match.situation.bot.reserve).toEqual(['admiral'])
    expect(logTexts(match).some((text) => text.startsWith('Nothing left to choose; skipped: '))).toBe(true)
  })

  test('nothing is left of your reserve when the bot bombs it', () => {
    const closed = { WE: 3, EE: 3, AME: 2, SEA: 2 }
    const at = { row: ['navy-1'], closed, on: { 'PO.1.2': 'player navy-2' }, reserve: ['army-1', 'navy-3'] }
    const match = matchAt(at, { options: { stratagems: false } })
    expect(match.question?.id).toBe('blitzkrieg.bombed')
    unwrap(
      match.correct([
        { move: 'player army-1', from: 'reserve', to: 'bag.player', count: 1 },
        { move: 'player navy-3', from: 'reserve', to: 'bag.player', count: 1 },
      ]),
    )
    expect(match.question?.id).not.toBe('blitzkrieg.bombed')
    expect(match.situation.player.bag).toHaveLength(21)
  })

  test('Steamroll put back by hand is not put back twice', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'] })
    match.correct([{ move: 'steamroll', from: 'aside', to: 'cup', count: 1 }])
    turn(match, ['stratagem', ['steamroll']])
    expect(match.situation).toMatchObject({ token: 'steamroll', stratagem: '' })
    expect(logTexts(match)[0]).toBe('The bot draws Steamroll.')
    expect(match.situation.cup).toHaveLength(7)
  })

  test('that Steamroll goes into the cup is told only where it does', () => {
    const drawing = (drawn: string, byHand: boolean) => {
      const match = matchAt({ row: ['army-1', 'navy-1'] })
      if (byHand) unwrap(match.correct([{ move: 'steamroll', from: 'aside', to: 'cup', count: 1 }]))
      turn(match, ['stratagem', [drawn]])
      return logTexts(match)[0]
    }
    expect(drawing('big-guns', false)).toBe('The bot draws Big Guns; Steamroll goes into the cup.')
    expect(drawing('big-guns', true)).toBe('The bot draws Big Guns.')
  })

  test('the token in play put into the cup by hand: Steamroll still repeats what counts', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'], stratagem: 'secure' })
    unwrap(match.correct([{ move: 'secure', from: 'inPlay', to: 'cup', count: 1 }]))
    unwrap(match.correct([{ set: 'stratagem', to: 'secure' }]))
    turn(match, ['stratagem', ['steamroll']])
    expect(logTexts(match)[0]).toBe('The bot draws Steamroll: Secure applies again.')
    expect(match.situation.cup).toHaveLength(7)
  })

  test('a drawn token that was Steamroll repeats what counted before the draw', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'], stratagem: 'secure' })
    turn(match, ['stratagem', ['big-guns']])
    const wrong = [
      { move: 'big-guns', from: 'inPlay', to: 'cup', count: 1 },
      { move: 'steamroll', from: 'cup', to: 'inPlay', count: 1 },
    ]
    expect(unwrapProblem(match.correct(wrong))).toBe(
      'With Steamroll in play, the stratagem in effect is Secure.',
    )
    unwrap(match.correct([...wrong, ...(match.misfit(wrong)?.also ?? [])]))
    expect(match.situation).toMatchObject({ token: 'steamroll', stratagem: 'secure' })
  })

  test('units laid in the row before set-up deals it are kept', () => {
    const match = newMatch(blitzkrieg)
    playAnswers(match, ['setupYou', ['army-1', 'army-1', 'army-1']])
    match.correct([{ move: 'bot general', from: 'bag.bot', to: 'row', count: 1 }])
    playAnswers(match, ['setupBot', ['navy-1', 'navy-1', 'navy-1', 'navy-2', 'navy-2']])
    expect(match.situation.bot.reserve[0]).toBe('general')
    expect(match.situation.bot.reserve).toHaveLength(6)
  })
})

describe('a correction while the bot decides begins its procedure again', () => {
  const learning = { options: { stratagems: false } }
  const misread = (from: string, to: string) => [
    { move: `bot ${from}`, from: 'row', to: 'bag.bot', count: 1 },
    { move: `bot ${to}`, from: 'bag.bot', to: 'row', count: 1 },
  ]

  test('two armies were navies: the bot places at sea, and does not lose its move', () => {
    const match = matchAt({ row: ['army-1', 'army-2'] }, learning)
    expect(match.question?.id).toBe('blitzkrieg.unit.tie')
    unwrap(match.correct([...misread('army-1', 'navy-1'), ...misread('army-2', 'navy-2')]))
    turn(match, ['unit.tie', 1])
    expect(logTexts(match)[0]).toMatch(/^The bot places navy [12] on /)
    expect(match.situation.bot.reserve).toHaveLength(2)
  })

  test('a marker stood elsewhere: the theatre is chosen by where it stands', () => {
    const on = { 'SEA.1.1': 'player navy-1', 'SEA.1.2': 'player navy-2' }
    const at = { row: ['army-1', 'army-2', 'navy-3'], on, markers: { SEA: -4 } }
    const match = matchAt(at, learning)
    expect(chosenBy(match, 'theatre')).toBe('AME')
    unwrap(match.correct([{ set: 'marker.SEA', to: 3 }]))
    const right = matchAt({ ...at, markers: { SEA: 3 } }, learning)
    expect(chosenBy(match, 'theatre')).toBe(chosenBy(right, 'theatre'))
    expect(chosenBy(match, 'theatre')).toBe('SEA')
    expect(decisionsOf(match, 'theatre')).toHaveLength(1)
  })

  test('another stratagem was drawn: theatre, position and unit all follow it', () => {
    const row = ['army-1', 'army-2', 'navy-1', 'navy-2']
    const match = matchAt({ row, markers: { EE: 3, WE: -2 } })
    playAnswers(match, ['stratagem', ['secure']])
    expect([chosenBy(match, 'theatre'), match.question?.id]).toEqual(['EE', 'blitzkrieg.unit.tie'])
    unwrap(
      match.correct([
        { move: 'secure', from: 'inPlay', to: 'cup', count: 1 },
        { move: 'counterattack', from: 'cup', to: 'inPlay', count: 1 },
        { set: 'stratagem', to: 'counterattack' },
      ]),
    )
    expect(chosenBy(match, 'theatre')).toBe('WE')
  })

  test('at the second die of a blitz its theatre is closed: the bot places elsewhere', () => {
    const at = { row: ['airforce-0', 'army-1', 'army-2', 'navy-1'], on: {} }
    const match = matchAt(at, { ...learning, rulings: { 'blitzkrieg.blitzRepeat': 'elsewhere' } })
    while (decisionsOf(match, 'unit').length < 2) playAnswers(match, ['unit.tie', 1])
    const first = chosenBy(match, 'theatre') ?? ''
    expect(match.question?.id).toBe('blitzkrieg.unit.tie')
    const closed = match.game.layout(match.situation).counters.find(({ id }) => id === `closed.${first}`)
    unwrap(match.correct([{ set: `closed.${first}`, to: closed?.range?.[1] ?? 0 }]))
    turn(match)
    expect(chosenBy(match, 'theatre')).not.toBe(first)
    expect(logTexts(match).filter((text) => text.startsWith('The bot places'))).toHaveLength(2)
  })

  test('nothing can be placed any more: the bot loses, as it would have from the start', () => {
    const match = matchAt({ row: ['army-1', 'army-2'], closed: { WE: 3, EE: 3, AME: 2 } }, learning)
    const armies = ['army-1', 'army-2'].map((kind) => ({
      move: `bot ${kind}`,
      from: 'row',
      to: 'bag.bot',
      count: 1,
    }))
    expect(match.question?.id).toBe('blitzkrieg.unit.tie')
    unwrap(match.correct(armies))
    expect(match.outcome?.way).toBe('bot-cannot-place')
  })

  test('an overruled theatre stays overruled', () => {
    const match = matchAt({ row: ['army-1', 'army-2', 'navy-1', 'navy-2'] }, learning)
    const [theatre] = decisionsOf(match, 'theatre')
    if (theatre === undefined) throw new Error('No theatre was decided.')
    unwrap(match.overrule(theatre, 'PO', 'we like the sea'))
    expect(chosenBy(match, 'theatre')).toBe('PO')
    unwrap(match.correct([{ set: 'vp.player', to: 3 }]))
    expect(chosenBy(match, 'theatre')).toBe('PO')
    expect(decisionsOf(match, 'theatre')).toHaveLength(1)
  })
})

describe('what the rules never leave so', () => {
  const fill = (space: string) => [{ move: 'player army-1', from: 'bag.player', to: space, count: 1 }]

  test('a full campaign that is open is refused with the reason; closed with it, it is taken', () => {
    const match = matchAt({ toMove: 'player', on: { 'EE.1.1': 'bot army-2' } })
    expect(unwrapProblem(match.correct(fill('EE.1.2')))).toBe(
      'Campaign 1 of Eastern Europe has no empty space left, so it must be closed.',
    )
    const misfit = match.misfit(fill('EE.1.2'))
    expect(misfit?.also).toEqual([{ set: 'closed.EE', to: 1 }])
    unwrap(match.correct([...fill('EE.1.2'), ...(misfit?.also ?? [])]))
    expect(optionIds(match)).toContain('EE.2.1')
  })

  test('a marker at the end of an open theatre', () => {
    const match = matchAt({ toMove: 'player' })
    expect(unwrapProblem(match.correct([{ set: 'marker.WE', to: 14 }]))).toBe(
      'The marker of Western Europe is at the end of its track, so the whole theatre must be closed.',
    )
    unwrap(
      match.correct([
        { set: 'marker.WE', to: 14 },
        { set: 'closed.WE', to: 3 },
      ]),
    )
  })

  test('a last turn before the bot has 25 VP', () => {
    const match = matchAt({ toMove: 'player', vp: [26, 20], lastTurn: true })
    const wrong = [{ set: 'vp.bot', to: 24 }]
    expect(unwrapProblem(match.correct(wrong))).toBe(
      'This is not the last turn: you have the last turn once the bot has reached 25 VP.',
    )
    unwrap(match.correct([...wrong, ...(match.misfit(wrong)?.also ?? [])]))
    expect(match.situation.lastTurn).toBe(false)
  })

  test('Steamroll beside the cup after the first draw', () => {
    const match = matchAt({ toMove: 'player', stratagem: 'secure' })
    const wrong = [{ move: 'steamroll', from: 'cup', to: 'aside', count: 1 }]
    expect(unwrapProblem(match.correct(wrong))).toBe(
      'Steamroll must be in the cup once a stratagem is drawn.',
    )
    expect(match.misfit(wrong)?.also).toEqual([{ move: 'steamroll', from: 'aside', to: 'cup', count: 1 }])
  })

  test('nothing open while campaigns of Nippon wait', () => {
    const match = matchAt({ toMove: 'player' }, { options: { board: onHouseBoard(), stratagems: false } })
    const wrong = ['SEA', 'SFO', 'LAX', 'SAN'].map((id) => ({ set: `closed.${id}`, to: 1 }))
    expect(unwrapProblem(match.correct(wrong))).toBe('A campaign must be open: open Phoenix.')
    unwrap(match.correct([...wrong, ...(match.misfit(wrong)?.also ?? [])]))
    expect(match.outcome).toBeUndefined()
  })

  test('nor can such a position be entered', () => {
    const start = JSON.parse(JSON.stringify(situation({ markers: { WE: 14 } }))) as Record<string, Json>
    const settled = newMatch(blitzkrieg).journal.settings
    const entered = Object.fromEntries(Object.entries(start).filter(([key]) => !fromSettings.includes(key)))
    expect(unwrapProblem(blitzkrieg.parseSituation(entered, settled))).toBe(
      'The marker of Western Europe is at the end of its track, so the whole theatre must be closed.',
    )
  })
})

const fromSettings = [
  'rulings',
  'board',
  'where',
  'weaponsBy',
  'withStratagems',
  'nippon',
  'level',
  'extraVP',
  'extraProgress',
]
