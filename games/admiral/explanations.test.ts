import { type LiveMatch, format, summarizeDecision, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  chartCellsUsed,
  decisionsOf,
  newMatch,
  loggedRulings,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'
import { sampleBattles } from './table/battles/sample-battles.ts'
import type { Situation } from './table/situation.ts'
import { damageable, drawn, matchAt, overruled, strategoAttacks, strategoMoves } from './testing/matches.ts'
import { gun, plainJson, type Position, ship, torpedo, type Vessel } from './testing/position.ts'
import { words } from './table/words.ts'

type Match = LiveMatch<Situation>

const rock = { light: 20, severe: 30 }
const squadrons = { number: 3, range: 5, strength: 3, perLaunch: 1 }

/** A second unit keeps the Movement phase open. */
function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', ...bold }, Last: { at: 'h10', has: { speed: 9 } } } }
}

function decided(match: Match, list: string, which = -1): string {
  const decision = decisionsOf(match, list).at(which)
  return decision === undefined ? '' : format(summarizeDecision(decision))
}

function why(match: Match, list: string, id: string, which = -1): string {
  const decision = decisionsOf(match, list).at(which)
  return decision === undefined ? '' : format(explainWhyNot(decision, id))
}

describe('the table of the die may come with the battle', () => {
  const dice = {
    movement: { alone: 'movement', inRange: 'nothing' },
    artillery: { alone: 'nothing', inRange: 'nothing' },
    admiral: { alone: 'best', inRange: 'best' },
  } as const
  const thrown = (face: string, ajax: string) =>
    strategoMoves({ ...one({ Ajax: { at: ajax, has: { batteries: [gun(1, 1)] } } }), dice }, [face])

  test('a Movement that is worth a Movement: twice as far, and no fire', () => {
    const match = thrown('movement', 'd1')
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 0, moved: 4 })
    expect(decided(match, 'dice.own')).toBe(
      "Action dice, by the table of the battle (Stratego's Bold): no enemy is in range: by the table of this battle, the Admiral symbol counts as Movement.",
    )
  })

  test('a symbol that is worth features alone: only what was thrown is left', () => {
    expect(ship(thrown('artillery', 'd1').situation, 'Bold')).toMatchObject({ artillery: 1, moved: 0 })
    expect(ship(thrown('movement', 'd6').situation, 'Bold')).toMatchObject({ artillery: 0, moved: 0 })
    expect(ship(thrown('artillery', 'd6').situation, 'Bold')).toMatchObject({ artillery: 1, moved: 0 })
  })

  test('it is kept in the journal with the battle, and the match is played by it again', () => {
    const battle = plainJson({ ...sampleBattles[0], dice })
    const { journal } = newMatch(admiral, { options: { battle } }, 3)
    expect(journal.settings.options['battle']).toMatchObject({ dice })
    expect(admiral.initialSituation(journal.settings).battle.dice).toEqual(dice)
  })
})

describe('the table of the die can be overruled', () => {
  const far = one({ Ajax: { at: 'd2' } })

  test('it is told of the unit, and decides its symbols', () => {
    const match = strategoMoves(far, ['artillery'])
    expect(decided(match, 'dice')).toBe(
      "Action dice, reconstructed by us (Stratego's Bold): an Artillery is thrown and no enemy is in range: the Admiral symbol counts as Movement.",
    )
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 1, moved: 3 })
  })

  test('the best of both is not said to be no Artillery: only that it is not fixed', () => {
    const [decision] = decisionsOf(strategoMoves(one({ Ajax: { at: 'd6' } }), ['admiral']), 'dice')
    expect(decision && format(explainWhyNot(decision, 'artillery'))).toMatch(/, not Artillery only\.$/)
  })

  test('to an Artillery: it stays, with two', () => {
    const match = overruled(strategoMoves(far, ['artillery']), 'dice', 'artillery')
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 2, moved: 0 })
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: it has no Movement symbol.")
  })

  test('to a Movement: it moves twice as far', () => {
    const short = one({ Ajax: { at: 'd1', has: { batteries: [gun(1, 1)] } } })
    const match = overruled(strategoMoves(short, ['movement']), 'dice', 'movement')
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 0, moved: 4 })
    expect(logTexts(match)).toContain(
      "Stratego's Bold sails from d8 to d4, into range of your Ajax; it has no Artillery symbol to fire with this turn.",
    )
  })

  test('to the best of both: beside a Movement that is an Artillery, beside an Artillery a Movement', () => {
    const best = (face: string) => overruled(strategoMoves(far, [face]), 'dice', 'best').situation
    expect(ship(best('movement'), 'Bold')).toMatchObject({ artillery: 1, moved: 3 })
    expect(ship(best('artillery'), 'Bold')).toMatchObject({ artillery: 1, moved: 3 })
  })

  test('with an enemy in range to a Movement: it moves all the same', () => {
    const near = one({ Ajax: { at: 'd6' } })
    const match = overruled(strategoMoves(near, ['admiral']), 'dice', 'movement')
    expect(ship(match.situation, 'Bold').moved).toBeGreaterThan(0)
    expect(ship(match.situation, 'Bold').artillery).toBe(1)
  })
})

describe('the Exception is a table of its own', () => {
  const carrier = one({ Ajax: { at: 'd1' } }, { has: { squadrons } })

  test('it is told with its heading', () => {
    const match = strategoMoves(carrier, ['artillery'])
    expect(chartCellsUsed(match)).toEqual(['carrier.artillery.alone'])
    expect(decided(match, 'carrier')).toBe(
      "Carrier with aircraft (Stratego's Bold): an Artillery is thrown and no enemy is in range: the Admiral symbol launches aircraft, and the die counts as an Artillery.",
    )
    expect(decisionsOf(match, 'carrier')[0]?.by.cite.heading).toContain('Exception')
  })

  test('what may be decided instead is named by a noun', () => {
    const [decision] = decisionsOf(strategoMoves(carrier, ['artillery']), 'carrier')
    expect(decision?.among.map(({ name }) => format(name))).toEqual([
      'a Movement',
      'an unused die',
      'an Artillery',
      'a second launch of aircraft',
    ])
  })

  test('it can be overruled', () => {
    const match = overruled(strategoMoves(carrier, ['artillery']), 'carrier', 'movement')
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 0, launches: 1, moved: 2 })
    overruled(match, 'carrier', 'launch')
    expect(ship(match.situation, 'Bold')).toMatchObject({ artillery: 0, launches: 2, moved: 0 })
  })
})

describe('the enemy in range', () => {
  const two = one({
    Near: { at: 'd6' },
    Next: { at: 'd5', has: { light: 1 } },
    Rock: { at: 'f8', has: rock },
  })

  test('is named where the unit stays for it', () => {
    const match = strategoMoves(two, ['movement'], damageable)
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: it has your Near in range.")
    expect(decided(match, 'enemy')).toBe(
      "Enemy in range (Stratego's Bold): your Near; decided by: it can be damaged [ruling: “Enemies in range”].",
    )
  })

  test('why not another: it cannot be damaged, or somebody stands between', () => {
    const match = strategoMoves(two, ['movement'], damageable)
    expect(why(match, 'enemy', 'player-3')).toContain('it can be damaged')
    expect(why(match, 'enemy', 'player-2')).toBe(
      "Enemy in range (Stratego's Bold): your Next was not an option, because your Near blocks the line to it.",
    )
  })

  test('overruled to nobody, the unit moves', () => {
    const match = overruled(strategoMoves(two, ['movement'], damageable), 'enemy', undefined)
    expect(ship(match.situation, 'Bold').moved).toBeGreaterThan(0)
  })
})

describe('why not that target', () => {
  const bold: Vessel = { artillery: 1, splits: true, has: { batteries: [gun(3, 3), torpedo(1, 3)] } }
  const match = (player: Position['player'], wishes = {}) => strategoAttacks(one(player, bold), wishes)
  const reason = (told: string): string => told.slice(told.indexOf('because'))

  test.each<[string, Vessel, string]>([
    [
      'out of range',
      { at: 'd2' },
      "because it is out of range: 6 squares away, and the fire of Stratego's Bold reaches 3.",
    ],
    ['blocked', { at: 'd5' }, 'because your Ajax blocks the line to it.'],
    [
      'doomed',
      { at: 'e6', pending: 2, points: 1 },
      'because it will be sunk anyway: the damage assigned to it costs 2 Structure Points, and it has 1.',
    ],
    ['sunk', { at: 'sunk', points: 0 }, 'because it is sunk.'],
    ['waiting', { at: 'standBy' }, 'because it waits in the Stand-by Area.'],
  ])('%s', (_, other, expected) => {
    expect(reason(why(match({ Ajax: { at: 'd6' }, Other: other }), 'target', 'player-2', 0))).toBe(expected)
  })

  test('an island', () => {
    const position = one({ Ajax: { at: 'e7' }, Other: { at: 'b6' } }, bold)
    const island = strategoAttacks({ ...position, board: { islands: ['c7'] } })
    expect(reason(why(island, 'target', 'player-2', 0))).toBe(
      'because the island on c7 blocks the line to it.',
    )
  })

  test('what is left of a volley reaches less far', () => {
    const strong = { structure: 9, severe: 30 }
    const volley = match({
      Ajax: { at: 'd5' },
      Other: { at: 'e7', points: 9, has: strong },
      Off: { at: 'g8' },
    })
    expect(reason(why(volley, 'target', 'player-3', 1))).toBe(
      "because it is out of range: 3 squares away, and the fire of Stratego's Bold reaches 1.",
    )
  })

  test('its own ships', () => {
    expect(reason(why(match({ Ajax: { at: 'd6' } }), 'target', 'stratego-2', 0))).toBe(
      "because it is one of Stratego's ships.",
    )
  })

  test('of the aircraft: as far as they fly', () => {
    const carrier: Vessel = { launches: 1, has: { squadrons } }
    const launched = strategoAttacks(one({ Ajax: { at: 'd4' }, Other: { at: 'd2' } }, carrier))
    expect(decided(launched, 'target', 0)).toContain("Target of the aircraft (Stratego's Bold): your Ajax")
    expect(reason(why(launched, 'target', 'player-2', 0))).toBe(
      "because it is out of range: 6 squares away, and the aircraft of Stratego's Bold fly 5.",
    )
  })
})

describe('why not sail for that one', () => {
  const sailed = (other: Vessel, board: Position['board'] = {}) =>
    strategoMoves({ ...one({ Ajax: { at: 'd4' }, Other: other }), board }, ['movement'])
  const reason = (match: Match): string => {
    const told = why(match, 'target', 'player-2', 0)
    return told.slice(told.indexOf('because'))
  }

  test('it is called a course, and names the unit', () => {
    expect(decided(sailed({ at: 'd1' }), 'target', 0)).toBe(
      "Target of the move (Stratego's Bold): your Ajax, the only choice.",
    )
  })

  test('nobody that it could fire at is said to be out of reach', () => {
    const match = sailed({ at: 'e4' })
    expect(why(match, 'move', 'player-1', 0)).not.toContain('because')
    expect(why(match, 'move', 'player-2', 0)).not.toContain('because')
  })

  test('a square where one comes first that cannot be damaged is not said to damage nobody', () => {
    const big = { at: 'd5', has: { ...rock, batteries: [gun(9, 9)] } }
    const match = strategoMoves(
      {
        player: { Big: big, Soft: { at: 'e5', has: { batteries: [gun(1, 0)] } } },
        stratego: { Bold: { at: 'd10', has: { speed: 3 } } },
      },
      ['movement'],
      { rulings: { 'admiral.prefilter': 'kept' } },
    )
    expect(why(match, 'firing', 'd8', 0)).toContain('it would attack none of your ships that it can damage')
  })

  test('from each square another comes first by the hierarchy', () => {
    expect(reason(sailed({ at: 'd3', points: 9, has: { structure: 9 } }))).toBe(
      "because from every square with a shot at it, the hierarchy gives Stratego's Bold another target.",
    )
  })

  test('where nobody can be reached, each has its reason', () => {
    const match = strategoMoves(one({ Ajax: { at: 'd1' } }), ['movement'])
    expect(why(match, 'move', 'player-1', 0)).toContain('because it is 7 squares away')
  })

  test('too far away', () => {
    expect(reason(sailed({ at: 'd1' }))).toBe(
      "because it is 7 squares away: Stratego's Bold moves 3 squares and can damage it from 3 squares away.",
    )
  })

  test('it cannot be damaged', () => {
    expect(reason(sailed({ at: 'f4', has: rock }))).toBe(
      "because Stratego's Bold cannot damage it with one Artillery symbol at any distance.",
    )
  })

  test('no square gives a clear shot', () => {
    const hidden = strategoMoves(
      {
        player: { Ajax: { at: 'h4' }, Other: { at: 'e5' } },
        stratego: { Bold: { at: 'h8', has: { speed: 1 } } },
        board: { islands: ['e6', 'f6', 'g6', 'f7'] },
      },
      ['movement'],
    )
    expect(reason(hidden)).toBe(
      "because no free square within 1 square with a clear line lets Stratego's Bold damage it.",
    )
  })

  test('squares with a clear shot that does no damage', () => {
    const weakFarOff = strategoMoves(
      {
        player: { X: { at: 'a1', has: { light: 3 } } },
        stratego: { Bold: { at: 'e5', has: { speed: 3, batteries: [gun(6, 2), torpedo(1, 5)] } } },
        board: { islands: ['d4'] },
      },
      ['movement'],
    )
    expect(why(weakFarOff, 'move', 'player-1', 0)).toContain(
      "because no free square within 3 squares with a clear line lets Stratego's Bold damage it.",
    )
  })

  test('a shot at it, where one comes first that cannot be damaged', () => {
    const big = { at: 'd5', has: { ...rock, batteries: [gun(9, 9)] } }
    const match = strategoMoves(
      {
        player: { Big: big, Soft: { at: 'e5', has: { batteries: [gun(1, 0)] } } },
        stratego: { Bold: { at: 'd9', has: { speed: 1 } } },
      },
      ['movement'],
      { rulings: { 'admiral.prefilter': 'kept' } },
    )
    expect(why(match, 'move', 'player-2', 0)).toContain(
      "because from every square with a shot at it, the hierarchy gives Stratego's Bold another target.",
    )
  })

  test('from the first squares another comes before it', () => {
    const match = strategoMoves(
      { ...one({ X: { at: 'a4', points: 1 }, Y: { at: 'd4' } }), board: { islands: ['e7'] } },
      ['movement'],
    )
    expect(why(match, 'move', 'player-2', 0)).toContain(
      "because Stratego's Bold can already fire after a move of 1 square, and from there the hierarchy gives it another target.",
    )
  })

  test('by the reading of the fewest squares: it takes a longer move', () => {
    const match = strategoMoves(one({ Ajax: { at: 'd4' }, Other: { at: 'h3' } }), ['movement'], {
      rulings: { 'admiral.firingSquare': 'squares' },
    })
    expect(reason(match)).toBe(
      'because damaging it takes a move of 2 squares, but a move of 1 square is enough to damage another ship.',
    )
    expect(why(match, 'firing', 'd6')).toContain(
      'because it takes a move of 2 squares, but a move of 1 square is enough to fire.',
    )
  })
})

describe('why not that square', () => {
  const position: Position = {
    ...one({ Ajax: { at: 'd4' } }, { has: { speed: 2 } }),
    board: { islands: ['d7'] },
  }
  const match = strategoMoves(position, ['movement'])
  const fires = (square: string): string => why(match, 'firing', square)

  test.each([
    ['d7', 'it is an island'],
    ['d8', 'the unit is there already'],
    ['d4', 'your Ajax is there'],
    ['a8', "the way there takes 3 squares, and Stratego's Bold moves 2"],
    ['d10', 'from there it would attack none of your ships that it can damage'],
  ])('to fire from: %s', (square, because) => {
    expect(fires(square)).toBe(
      `Square to fire from (Stratego's Bold against your Ajax): ${square} was not an option, because ${because}.`,
    )
  })

  test('to fire from: one that takes a longer move', () => {
    expect(fires('c6')).toContain('it takes a move of 2 squares, but a move of 1 square is enough to fire')
  })

  test('to approach by: not nearer, or out of reach', () => {
    const far = strategoMoves(one({ Ajax: { at: 'd1' } }, { has: { speed: 1 } }), ['movement'])
    expect(why(far, 'approach.square', 'd9')).toContain(
      'the way to the target is shorter from there: yes for c7, d7 and e7',
    )
    expect(why(far, 'approach.square', 'd6')).toBe(
      "Square to approach by (Stratego's Bold towards your Ajax): d6 was not an option, because the way there takes 2 squares, and Stratego's Bold moves 1.",
    )
  })

  test('there is no way there', () => {
    const islands = ['a2', 'b2', 'c2', 'a3', 'c3', 'a4', 'b4', 'c4']
    const wall = strategoMoves({ ...one({ Ajax: { at: 'e4' } }), board: { islands } }, ['movement'])
    expect(why(wall, 'firing', 'b3')).toContain('because there is no way there')
  })
})

describe('who is next', () => {
  test('why not another unit: it has had its turn, waits or is sunk, or is yours', () => {
    const position: Position = {
      player: { Ajax: { at: 'd1' } },
      stratego: {
        Bold: { at: 'd8' },
        Calm: { at: 'h10', moved: 2, attacked: true },
        Down: { at: 'sunk', points: 0 },
        Wait: { at: 'standBy' },
      },
    }
    const reasons = (match: Match, list: string) =>
      ['stratego-2', 'stratego-3', 'stratego-4', 'player-1'].map(
        (id) => why(match, list, id, 0).split('because ')[1],
      )
    expect(reasons(strategoMoves(position, ['movement']), 'mover')).toEqual([
      'it has already moved this turn.',
      'it is sunk.',
      'it waits in the Stand-by Area.',
      'it is one of your ships.',
    ])
    expect(reasons(strategoAttacks(position), 'attacker')[0]).toBe('it has already attacked this turn.')
  })
})

describe('a unit that does not attack says why', () => {
  const passes = (player: Position['player'], bold: Vessel): string | undefined =>
    logTexts(strategoAttacks(one(player, bold))).find((line) =>
      line.startsWith("Stratego's Bold does not attack"),
    )

  test.each<[string, Position['player'], Vessel, string]>([
    ['no symbol', { Ajax: { at: 'd6' } }, {}, 'it has no Artillery symbol'],
    [
      'out of range',
      { Ajax: { at: 'd2' }, Off: { at: 'd1' } },
      { artillery: 1 },
      "the nearest enemy is your Ajax, and it is out of range: 6 squares away, and the fire of Stratego's Bold reaches 3",
    ],
    [
      'no ammunition',
      { Ajax: { at: 'd7' } },
      { artillery: 1, fired: [1], has: { batteries: [torpedo(3, 3, 1)] } },
      "the nearest enemy is your Ajax, and Stratego's Bold has no battery left to fire",
    ],
    [
      'nobody it can damage',
      { Ajax: { at: 'd6', has: rock } },
      { artillery: 1 },
      'it cannot damage any enemy in range',
    ],
    [
      'all doomed',
      { Ajax: { at: 'd6', pending: 4 } },
      { artillery: 1 },
      'all remaining enemies will be sunk anyway',
    ],
  ])('%s', (_, player, bold, because) => {
    expect(passes(player, bold)).toBe(`Stratego's Bold does not attack: ${because}.`)
  })

  test('and why not any ship', () => {
    const match = strategoAttacks(one({ Ajax: { at: 'd2' } }, { artillery: 1 }))
    expect(why(match, 'kind', 'player-1', 0)).toContain('because it is out of range: 6 squares away')
  })

  test('you decided so', () => {
    const open = { phase: 'attack', player: { Ajax: { at: 'd6', artillery: 1 } } } as const
    const match = matchAt(
      { ...one({}, { artillery: 1 }), ...open },
      { rulings: { 'admiral.seats': 'stratego' } },
    )
    overruled(match, 'target', undefined)
    expect(logTexts(match)).toContain("Stratego's Bold does not attack: your decision.")
  })
})

describe('one symbol or both', () => {
  const attack = (x: Vessel) =>
    strategoAttacks(one({ X: { at: 'd6', ...x } }, { artillery: 2, splits: true }))

  test('is a decision of its own, with the damage of each', () => {
    expect(decided(attack({}), 'shot')).toBe(
      "Symbols for the shot (Stratego's Bold): both Artillery symbols; decided by: the most damage.",
    )
    expect(why(attack({}), 'shot', 'one')).toBe(
      'the most damage: light damage for one Artillery symbol, severe damage for both Artillery symbols.',
    )
  })

  test('where both do no more, one', () => {
    expect(decided(attack({ has: { severe: 9 } }), 'shot', 0)).toContain('one Artillery symbol')
  })
})

describe('the Admiral symbol', () => {
  const belt = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 } as const
  const salvo = { name: 'salvo', when: 'attack', changes: 'strength', by: 1 } as const
  const weak = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 3 } as const
  const wild = { name: 'wild fire', when: 'attack', changes: 'strength', by: 1 } as const
  const used = (ajax: Vessel, bold: Vessel['has'] = {}) =>
    strategoMoves(
      one({ Ajax: { at: 'd6', ...ajax }, Far: { at: 'h1', has: { red: [weak] } } }, { has: bold }),
      ['movement'],
    )

  test("the weakness of an enemy does not look like an attack, and names the unit's own reason", () => {
    const match = used({ has: { red: [weak, wild] } })
    expect(decided(match, 'symbol')).toBe(
      "Admiral symbol (Stratego's Bold): a red feature of an enemy, the first that can be performed.",
    )
    expect(decided(match, 'target', 0)).toBe(
      "Enemy whose weakness is used (Stratego's Bold): your Ajax, the only choice.",
    )
    expect(why(match, 'symbol', 'green')).toContain('its card has none')
    expect(why(match, 'target', 'player-2', 0)).toContain(
      "because it does not have Stratego's Bold in range: 7 squares away, and it reaches 3.",
    )
  })

  test('a green feature that is necessary comes first', () => {
    const match = used({ has: { red: [weak] } }, { green: [belt] })
    expect(why(match, 'symbol', 'player-1')).toContain(
      "because a green feature of Stratego's Bold is necessary, and comes first.",
    )
  })

  test('which red feature can be overruled', () => {
    const match = used({ has: { red: [weak, wild] } })
    expect(logTexts(match)).toContain('Stratego turns “weak deck” of your Ajax against it.')
    overruled(match, 'red.feature', 'player-1 red 1')
    expect(logTexts(match)).toContain('Stratego turns “wild fire” of your Ajax against it.')
  })

  test('why not a green feature', () => {
    const match = used({ has: { batteries: [gun(3, 1)] } }, { green: [belt, salvo] })
    expect(why(match, 'symbol', 'stratego-1 green 0')).toContain(
      "because no enemy that has Stratego's Bold in range with a clear line can damage it.",
    )
    expect(why(match, 'symbol', 'stratego-1 green 1')).toContain(
      "because it would not let the fire of Stratego's Bold do more damage.",
    )
  })
})

test('why not a defence: an enemy in range that can damage the unit has no clear line', () => {
  const belt = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 } as const
  const position = one(
    { Ajax: { at: 'd6' }, Near: { at: 'e8', has: { batteries: [gun(1, 1)] } } },
    { has: { green: [belt] } },
  )
  const match = strategoMoves({ ...position, board: { islands: ['d7'] } }, ['movement'])
  expect(why(match, 'symbol', 'stratego-1 green 0')).toContain(
    "because no enemy that has Stratego's Bold in range with a clear line can damage it.",
  )
})

describe('rulings are told where they decide', () => {
  test('the corners when Stratego deploys, and who is first and when at the start of a turn', () => {
    const match = playAnswers(newMatch(admiral, {}, 1), ['deploy', 'rest'])
    playAnswers(match, ['reveal', ['stratego-1', 'stratego-2', 'stratego-3', 'stratego-4']])
    expect(loggedRulings(match)).toEqual(['corners: opposite', 'seats: player', 'movingInTurns: alternating'])
  })

  test('a stalemate', () => {
    const match = strategoAttacks(
      {
        player: { Ajax: { at: 'a1', has: rock } },
        stratego: { Bold: { at: 'h10', has: rock } },
      },
      drawn,
    )
    expect(loggedRulings(match)).toContain('stalemate: draw')
  })

  test('the firing square only where squares differ', () => {
    const told = (at: string, speed: number) =>
      loggedRulings(strategoMoves(one({ Ajax: { at } }, { has: { speed } }), ['movement']))
    expect(told('d4', 2)).toContain('firingSquare: squares')
    expect(told('d4', 1)).not.toContain('firingSquare: squares')
  })
})

test('every sentence about what Stratego does cites its heading', () => {
  const own = [
    'islands',
    'youSail',
    'youStay',
    'restStays',
    'youUse',
    'youFire',
    'youLaunch',
    'attacksOver',
    'resolved',
  ]
  const byYou = ['staysByYou', 'noAttackByYou']
  const without = Object.entries(words).filter(([, { id }]) => admiral.cites?.[id] === undefined)
  expect(without.map(([name]) => name).toSorted()).toEqual([...own, ...byYou].toSorted())
})
