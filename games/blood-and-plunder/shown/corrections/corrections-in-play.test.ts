import { type LiveMatch, type Edit, format } from '@opfor/kernel'
import {
  allChosenBy,
  playAnswers,
  optionIds,
  unwrapProblem,
  answerChance,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { shipWith, type Situation, unitWith } from '../../table/situation.ts'
import { type Field, matchOn, stalemate, unharmed } from '../../testing/field.ts'
import { on } from '../../testing/ground.ts'
import { traits, unitAs } from '../../testing/profiles.ts'

type Match = LiveMatch<Situation>

function correctedAt(field: Field, script: readonly ScriptedAnswer[], ...edits: readonly Edit[]): Match {
  const match = playAnswers(matchOn(field), ...script)
  if (edits.length > 0) unwrap(match.correct(edits))
  return match
}

const standing = ({ question }: Match): string => (question?.id ?? 'over').replace('blood-and-plunder.', '')
const proposed = ({ question }: Match): unknown => question?.proposal
const gone = (id: string, count: number): Edit => ({ move: `model.${id}`, from: 'table', to: 'lost', count })
const passedOver = /^Nothing left to choose; skipped: /

const two = { 'town-muskets': {}, 'free-muskets': {} }
const newRound: Field = { units: two, change: { next: [], card: '' } }
const yours: Field = { units: two, change: { next: ['player'] } }

describe('another card in mid-activation', () => {
  const acts: Field = {
    way: 'map',
    card: 'C13',
    units: { 'lance-party': { at: { x: 185, y: 300 } }, 'free-muskets': { at: { x: 185, y: 20 } } },
  }
  const placed: ScriptedAnswer = ['where', { x: 18.5, y: 26 }]

  test('column and actions are read anew, what is done stays done, and it is told', () => {
    const match = playAnswers(correctedAt(acts, [], { set: 'card', to: 'H2' }), placed)
    expect(logTexts(match)).toContainEqual(
      'Lance Party now uses another card, with 1 action left (Trained on Hearts). Column B, hold.',
    )
    expect(match.situation.acting).toMatchObject({ column: 'B', actions: 2, left: 0 })
    const over = playAnswers(correctedAt(acts, [], { set: 'card', to: 'S2' }), placed)
    expect(over.situation.acting.unit).toBe('')
  })

  test('without a correction nothing is read anew', () => {
    expect(logTexts(playAnswers(matchOn(acts), placed)).join(' ')).not.toMatch(/another card/)
  })
})

describe('whose turn it is', () => {
  test('is looked at again: who is said to be next activates, whatever was asked before', () => {
    expect(standing(correctedAt(newRound, [], { set: 'next', to: 'player' }))).toBe('yours')
    const choosing: Field = { units: { 'lance-party': {}, ...two } }
    expect(standing(matchOn(choosing))).toBe('nearestEnemy')
    expect(standing(correctedAt(choosing, [], { set: 'next', to: 'player' }))).toBe('yours')
    expect(standing(correctedAt(yours, [], { set: 'next', to: 'opfor' }))).toBe('nearestEnemy.measured')
  })

  test('a turn that ends goes on where a unit has not activated after all', () => {
    const units = { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } }
    const match = correctedAt({ ...newRound, units }, [], { set: 'activated.town-muskets', to: 0 })
    expect(standing(match)).toBe('draw')
  })

  test('who goes first is not asked where that was said, or where only one side has units left', () => {
    const first: readonly ScriptedAnswer[] = [
      ['lay', 'laid'],
      ['draw', ['H9']],
    ]
    const match = correctedAt(newRound, first, { set: 'next', to: 'opfor player' })
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(match.situation.next).toEqual(['opfor', 'player'])
    expect(match.situation.acting.unit).toBe('town-muskets')
    const alone = correctedAt(newRound, first, { set: 'activated.town-muskets', to: 1 })
    expect(standing(alone)).toBe('yours')
  })

  test('who is named next during an activation stays next after it', () => {
    const match = correctedAt(yours, [['yours', 'free-muskets']], { set: 'next', to: 'opfor' })
    playAnswers(match, ['did', []])
    expect(match.situation.acting.unit).toBe('town-muskets')
  })

  test('the OPFOR draws a card where it is next and has none', () => {
    const match = correctedAt(newRound, [], { set: 'next', to: 'opfor' })
    expect(standing(match)).toBe('draw')
    playAnswers(match, ['draw', ['H9']])
    expect(match.situation.card).toBe('H9')
    expect(match.situation.acting.unit).toBe('town-muskets')
  })

  test('where none of your units is left to activate, nothing is asked of them', () => {
    const match = correctedAt(yours, [], { set: 'activated.free-muskets', to: 1 })
    expect(logTexts(match)).toContain('You have no unit left to activate.')
    const switched = correctedAt(yours, [['yours', 'switch']], { set: 'activated.free-muskets', to: 1 })
    expect(logTexts(switched)).toContain('You have no unit left to activate.')
  })
})

describe("the OPFOR's deck", () => {
  const deck = { top: [], rest: ['H9'], discard: ['D4'] }
  const drawing: Field = { ...newRound, change: { ...newRound.change, deck } }
  const emptied: Edit = { move: 'H9', from: 'deck', to: 'discard', count: 1 }

  test('is shuffled where a correction leaves nothing to draw', () => {
    const match = correctedAt(drawing, [['lay', 'laid']], emptied)
    expect(logTexts(match)).toEqual(["The OPFOR's deck is used up: shuffle it."])
    expect(optionIds(match)).toEqual(['D4', 'H9'])
  })

  test('is shuffled again where it was just shuffled', () => {
    const match = correctedAt(drawing, [['lay', 'laid']], emptied)
    for (const card of ['H9', 'D4'])
      unwrap(match.correct([{ move: card, from: 'deck', to: 'discard', count: 1 }]))
    expect(optionIds(match)).toEqual(['D4', 'H9'])
  })

  test('its known top card is drawn once, from a deck for both too', () => {
    const rulings = { whoseDeck: 'shared' }
    const match = correctedAt({ ...newRound, rulings }, [['lay', 'laid']], {
      move: 'H9',
      from: 'deck',
      to: 'top',
      count: 1,
    })
    expect(optionIds(match)).toEqual(['H9'])
    playAnswers(match, ['draw', ['H9']])
    expect(match.situation.deck.top).toEqual([])
    expect(match.situation.deck.rest).toHaveLength(54)
  })
})

describe('the activation of an OPFOR unit', () => {
  const field: Field = { card: 'D13', units: { ...two, 'lance-party': { activated: true }, boarders: {} } }

  test('has as many actions left as is said', () => {
    const match = correctedAt(field, [], { set: 'acting.left', to: 1 })
    playAnswers(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', true])
    expect(match.situation.acting.unit).toBe('')
    expect(logTexts(match).filter((each) => each.includes('advances on'))).toHaveLength(1)
  })

  test('goes down the column that is said, or anew by chart 1', () => {
    const fallsBack = correctedAt(field, [], { set: 'acting.column', to: 'C' })
    expect(standing(fallsBack)).toBe('shot.range')
    unwrap(fallsBack.correct([{ set: 'acting.column', to: '' }]))
    expect(standing(fallsBack)).toBe('nearestEnemy.measured')
  })

  test('is that of another unit, if that is said, or is called off', () => {
    const match = correctedAt(
      field,
      [],
      { set: 'acting.unit', to: 'lance-party' },
      { set: 'acting.left', to: 1 },
    )
    playAnswers(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', true])
    expect(unitWith(match.situation, 'town-muskets').activated).toBe(false)
    const off = correctedAt(field, [], { set: 'acting.unit', to: '' })
    expect(logTexts(off)).toContain('The activation is called off: no unit is activated now.')
    expect(off.situation.acting.unit).toBe('town-muskets')
  })

  test('needs a card: without one it must be called off', () => {
    const match = matchOn(field)
    const none: Edit = { set: 'card', to: '' }
    expect(unwrapProblem(match.correct([none]))).toMatch(/the OPFOR must have a card/)
    unwrap(match.correct([none, ...(match.misfit([none])?.also ?? [])]))
    expect(standing(match)).toBe('draw')
  })

  test('ends where the unit has fallen', () => {
    const match = correctedAt(field, [], gone('town-muskets', 8))
    expect(logTexts(match)).toContain('The activation of Town Muskets is over.')
    expect(standing(match)).toBe('yours')
  })

  test('begins its action again: the target of a shot is another where the first has gone', () => {
    const drilled: Field = { ...field, units: { ...field.units, 'town-muskets': unitAs(traits('Drilled')) } }
    const aimed: readonly ScriptedAnswer[] = [
      ['nearestEnemy.measured', 9],
      ['shot.12', ['free-muskets', 'boarders']],
      ['easyInTheOpen', ['free-muskets']],
    ]
    const match = correctedAt(drilled, aimed, gone('free-muskets', 7))
    playAnswers(match, ['nearestEnemy.measured', 9], ['drilled.one', false])
    expect(logTexts(match)).toContain('Town Muskets shoots at Boarders.')
    expect(allChosenBy(match, 'shootAt')).toEqual(['boarders'])
  })

  test('bayonets are not fixed by a unit that is loaded after all', () => {
    const units = { ...two, 'town-muskets': unitAs(traits('Bayonets'), { empty: 1 }) }
    const match = correctedAt({ units }, [], { set: 'empty.town-muskets', to: 0 })
    playAnswers(match, ['nearestEnemy.measured', 6])
    expect(unitWith(match.situation, 'town-muskets').bayonetsFixed).toBe(false)
    expect(standing(match)).toBe('shot.12.one')
  })

  test('the column is that of the unit as it is: fixed bayonets make it aggressive', () => {
    const units = { ...two, 'town-muskets': unitAs(traits('Bayonets')) }
    const match = correctedAt({ units }, [['nearestEnemy.measured', 9]], {
      set: 'bayonets.town-muskets',
      to: 1,
    })
    expect(standing(match)).toBe('chargeable.one')
  })

  test('on a map the column is walked again where a correction comes at the choice of a place', () => {
    const units = {
      'town-muskets': { at: { x: 180, y: 300 } },
      'free-muskets': { at: { x: 20, y: 300 } },
      boarders: { at: { x: 340, y: 300 } },
    }
    const match = matchOn(on({}, { units, card: 'C13' }))
    expect(standing(match)).toBe('aggressive.tie')
    unwrap(match.correct([{ set: 'engaged.town-muskets', to: 'free-muskets' }]))
    expect(standing(match)).toBe('melee')
  })
})

describe('command points', () => {
  const units = { 'garrison-line': {}, 'town-muskets': unitAs({}, { activated: true }), 'free-muskets': {} }
  const script: readonly ScriptedAnswer[] = [
    ['nearestEnemy.measured', 30],
    ['move.aggressive.one', true],
  ]

  test('are not given by a commander who has fallen', () => {
    const match = correctedAt({ units }, script, gone('garrison-line', 7))
    expect(standing(match)).toBe('yours')
    expect(logTexts(match).join()).not.toContain('command point')
  })

  test('are of no use to a unit that has fallen', () => {
    const match = correctedAt({ units }, [...script, ['commandRange.one', true]], gone('town-muskets', 8))
    expect(logTexts(match)).toContain('Town Muskets cannot use the command point.')
  })

  test('nor where it has just fixed bayonets for nothing', () => {
    const empty = unitAs(traits('Bayonets'), { activated: true, empty: 1 })
    const field: Field = { units: { ...units, 'town-muskets': empty }, options: { bayonetCost: 0 } }
    const near: ScriptedAnswer = ['nearestEnemy.measured', 6]
    const match = correctedAt(field, [...script, ['commandRange.one', true], near])
    expect(logTexts(match)).toContain('Town Muskets fixes bayonets.')
    unwrap(match.correct([gone('town-muskets', 8)]))
    expect(logTexts(match)).toContain('Town Muskets cannot use the command point.')
  })
})

describe('OPFOR ships', () => {
  const sea: Field = {
    battle: 'sea',
    units: { 'garrison-line': { activated: true }, 'naval-gunners': {}, 'town-muskets': {}, boarders: {} },
    ships: { 'guard-ship': { moves: 1 } },
  }
  const chosen: readonly ScriptedAnswer[] = [
    ['nearestEnemy', []],
    ['activate.tie', 'town-muskets'],
  ]

  test('do not move again where they are grappled after all', () => {
    const rulings = { secondMovement: 'last' }
    const match = playAnswers(matchOn({ ...sea, rulings }), ...chosen)
    expect(standing(match)).toBe('second')
    unwrap(match.correct([{ set: 'grappled.guard-ship', to: 'sloop' }]))
    expect(standing(match)).not.toBe('second')
    expect(shipWith(match.situation, 'guard-ship')?.moves).toBe(1)
  })

  test('sail from where they lie after the correction', () => {
    const ships = { 'guard-ship': { heading: 8 }, sloop: { at: { x: 200, y: 120 } } }
    const match = matchOn({ ...sea, way: 'map', card: 'D2', ships })
    playAnswers(match, ['activate.tie', 'town-muskets'])
    expect(standing(match)).toBe('sail.tie')
    unwrap(match.correct([{ set: 'shipX.guard-ship', to: 300 }]))
    answerChance(match)
    const inches = /Guard Ship .*\. Move it (\S+) inch/.exec(logTexts(match).join('\n'))?.[1]
    expect(Number(inches)).toBeLessThanOrEqual(4)
  })

  test('take those aboard with them: distances are asked anew, and proposed from where the ship lies', () => {
    const units = { 'town-muskets': {}, boarders: {} }
    const match = matchOn({ ...sea, way: 'proposed', units, ships: { 'guard-ship': { moves: 2 } } })
    expect([standing(match), proposed(match)]).toEqual(['nearestEnemy.measured', 18.1])
    playAnswers(match, ['nearestEnemy.measured', 18.1])
    expect(standing(match)).toBe('grapple.one')
    unwrap(match.correct([{ set: 'shipX.sloop', to: 200 }]))
    expect([standing(match), proposed(match)]).toEqual(['nearestEnemy.measured', 17])
  })

  test('grapples that hold free whoever was bound to the other ship meanwhile', () => {
    const [guard] = matchOn(sea).situation.ships
    if (guard === undefined) throw new Error('There is no guard ship.')
    const ships = [...matchOn(sea).situation.ships, { ...guard, id: 'guard-two' }]
    const units = { 'town-muskets': unitAs({ aboard: 'guard-ship', weapons: ['melee'] }), boarders: {} }
    const match = matchOn({ ...sea, units, change: { ships } })
    playAnswers(match, ['grapple.one', true])
    expect(standing(match)).toBe('grappled')
    unwrap(match.correct([{ set: 'grappled.sloop', to: 'guard-two' }]))
    playAnswers(match, ['grappled', true])
    expect(match.situation.ships.map(({ id, grappled }) => `${id} ${grappled}`)).toEqual([
      'guard-ship sloop',
      'sloop guard-ship',
      'guard-two ',
    ])
  })

  test('have nothing to repair where they are not damaged after all', () => {
    const units = {
      'town-muskets': unitAs({ weapons: ['melee'], guns: { carriage: 'naval', count: 1 } }),
      boarders: {},
    }
    const match = matchOn({ ...sea, units, ships: { 'guard-ship': { moves: 2, damage: 3 } } })
    playAnswers(match, ['nearestEnemy.measured', 30], ['grapple.one', false])
    expect(standing(match)).toBe('repaired')
    unwrap(match.correct([{ set: 'damage.guard-ship', to: 0 }]))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
  })
})

describe('your activation', () => {
  test('asks nothing of a unit that has fallen', () => {
    const match = correctedAt(yours, [['yours', 'free-muskets']], gone('free-muskets', 7))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(match.outcome?.way).toBe('wiped-out')
  })

  test.each(['shot', 'charged'])('a unit that %s has no target where all have fallen', (did) => {
    const match = correctedAt(
      yours,
      [
        ['yours', 'free-muskets'],
        ['did', [did]],
      ],
      gone('town-muskets', 8),
    )
    expect(match.outcome?.way).toBe('wiped-out')
  })

  const melee: Field = {
    ...yours,
    units: {
      'town-muskets': { engaged: ['free-muskets'] },
      'lance-party': { engaged: ['free-muskets'] },
      'free-muskets': { engaged: ['lance-party', 'town-muskets'] },
    },
  }

  test('whom it is still engaged with is not asked where it is engaged with nobody', () => {
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['moved']],
    ]
    const match = correctedAt(melee, script, { set: 'engaged.free-muskets', to: '' })
    expect(logTexts(match)).toContain('The activation of your Free Muskets is over.')
  })

  test('it fights only those that it is engaged with', () => {
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['fought']],
    ]
    const match = correctedAt(melee, script, { set: 'engaged.free-muskets', to: 'lance-party' })
    playAnswers(match, ['melee', stalemate])
    expect(logTexts(match)).toContain('The activation of your Free Muskets is over.')
  })

  test('a fight is not asked about where one of both has fallen', () => {
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['fought']],
    ]
    const match = correctedAt(melee, script, gone('lance-party', 6))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(standing(match)).toBe('melee')
  })

  test('no Fatigue is lost where there is none', () => {
    const tired: Field = { ...yours, units: { ...two, 'free-muskets': { fatigue: 2 } } }
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['rallied']],
    ]
    const match = correctedAt(tired, script, { set: 'fatigue.free-muskets', to: 0 })
    expect(logTexts(match)).toContain('The activation of your Free Muskets is over.')
  })

  test('the OPFOR does not answer an attack on a unit that has fallen', () => {
    const rulings = { defendsAgainst: 'all' }
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
      ['harm', unharmed],
    ]
    const units = { ...two, 'lance-party': {} }
    const match = correctedAt({ ...yours, units, rulings }, script)
    expect(standing(match)).toBe('shot.range.one')
    unwrap(match.correct([gone('town-muskets', 8)]))
    expect(logTexts(match)).toContain('The activation of your Free Muskets is over.')
  })

  test('no ship is named that it grappled where none is free', () => {
    const sea: Field = { battle: 'sea', units: { 'town-muskets': {}, boarders: {} } }
    const [guard, sloop] = matchOn(sea).situation.ships
    if (guard === undefined || sloop === undefined) throw new Error('Two ships are expected.')
    const ships = [
      guard,
      { ...guard, id: 'guard-two' },
      sloop,
      { ...sloop, id: 'canoe' },
      { ...sloop, id: 'boat' },
    ]
    const match = correctedAt(
      { ...sea, change: { ...yours.change, ships } },
      [
        ['yours', 'boarders'],
        ['did', ['grappled']],
      ],
      { set: 'grappled.guard-ship', to: 'canoe' },
      { set: 'grappled.guard-two', to: 'boat' },
    )
    expect(logTexts(match)).toContain('The activation of your Boarders is over.')
  })
})

describe('what an attack did', () => {
  test('is not asked of a unit that has fallen', () => {
    const script: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
    ]
    const match = correctedAt(
      { ...yours, units: { ...two, 'lance-party': {} } },
      script,
      gone('town-muskets', 8),
    )
    expect(logTexts(match)).toContain('The activation of your Free Muskets is over.')
  })

  test('a unit that has no Fatigue after all has none to lose', () => {
    const match = correctedAt({ units: { ...two, 'town-muskets': { fatigue: 4 } } }, [], {
      set: 'fatigue.town-muskets',
      to: 0,
    })
    expect(logTexts(match)).toContain('The activation of Town Muskets is over.')
  })
})

describe('where it ended', () => {
  const units = { 'town-muskets': {}, 'free-muskets': { at: { x: 100, y: 100 } } }
  const script: readonly ScriptedAnswer[] = [
    ['yours', 'free-muskets'],
    ['did', ['moved']],
  ]

  test('is proposed by the map as it is corrected', () => {
    const match = correctedAt({ ...yours, way: 'map', units }, script, { set: 'x.free-muskets', to: 125 })
    expect(proposed(match)).toEqual({ x: 12.5, y: 10 })
  })

  test('is proposed for a charge where its target stands after the correction', () => {
    const near = {
      'town-muskets': { empty: 1, at: { x: 100, y: 160 } },
      'free-muskets': { at: { x: 100, y: 100 } },
    }
    const charge: readonly ScriptedAnswer[] = [
      ['yours', 'free-muskets'],
      ['did', ['charged']],
      ['whom', 'town-muskets'],
      ['harm', unharmed],
      ['melee', stalemate],
    ]
    const match = correctedAt({ ...yours, way: 'map', units: near }, charge, {
      set: 'y.town-muskets',
      to: 150,
    })
    expect(proposed(match)).toEqual({ x: 10, y: 13 })
  })

  test('is proposed for a ship where it lies after the correction', () => {
    const sea: Field = { ...yours, battle: 'sea', way: 'map', units: { 'town-muskets': {}, boarders: {} } }
    const sailed: readonly ScriptedAnswer[] = [
      ['yours', 'boarders'],
      ['did', ['sailed']],
    ]
    const match = correctedAt(sea, sailed, { set: 'heading.sloop', to: 4 })
    expect(proposed(match)).toEqual({ x: 27, y: 12, heading: 4 })
  })

  test('is not asked of a unit that has fallen', () => {
    const match = correctedAt({ ...yours, way: 'map', units }, script, gone('free-muskets', 7))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
  })
})

describe('a Strike Test', () => {
  const units = { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } }
  const field: Field = { ...newRound, units, scenario: { opfor: 3, player: 0 } }
  const script: readonly ScriptedAnswer[] = [['scored', { opfor: 0, player: 0 }]]
  const asks = (match: Match): string => (match.question === undefined ? 'over' : format(match.question.text))

  test('is taken by the side that must after the correction, or by none', () => {
    const match = correctedAt(field, script)
    expect(asks(match)).toBe('The OPFOR must take a Strike Test. Does it pass?')
    unwrap(match.correct([{ set: 'scenario.player', to: 6 }]))
    expect(asks(match)).toBe('You must take a Strike Test. Do you pass?')
    playAnswers(match, ['test', false])
    expect(match.outcome?.winner).toBe('bot')
    const none = correctedAt(field, script, { set: 'scenario.player', to: 3 })
    expect(none.situation.turn).toBe(2)
  })
})
