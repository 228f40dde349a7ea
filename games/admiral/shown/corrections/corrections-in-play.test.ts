import type { LiveMatch, Edit, SettingsInput } from '@opfor/kernel'
import {
  playAnswers,
  newMatch,
  optionIds,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from '../../index.ts'
import type { Situation } from '../../table/situation.ts'
import { drawn, matchAt } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo } from '../../testing/position.ts'

type Match = LiveMatch<Situation>

const by = (id: string, reading: string): SettingsInput => ({ rulings: { [`admiral.${id}`]: reading } })
const typed: SettingsInput = { options: { damage: 'typed' } }
const standing = ({ question }: Match): string => (question?.id ?? 'over').replace('admiral.', '')
const sunk = (id: string): Edit => ({ set: `points.${id}`, to: 0 })
const move = (id: string, from: string, to: string): Edit => ({ move: id, from, to, count: 1 })
const passedOver = /^Nothing left to choose; skipped: /

function corrected(match: Match, script: readonly ScriptedAnswer[], ...edits: readonly Edit[]): Match {
  playAnswers(match, ...script)
  unwrap(match.correct(edits))
  return match
}

/** Two ships a side in the Movement phase; all enemies are in range. */
const near: Position = {
  player: { Ajax: { at: 'd2', artillery: 1 }, Mate: { at: 'f2', artillery: 1 } },
  stratego: { Bold: { at: 'd4' }, Calm: { at: 'f4' } },
}
const attack: Position = {
  player: { Ajax: { at: 'd2', artillery: 1 }, Mate: { at: 'f2', artillery: 1 } },
  stratego: { Bold: { at: 'd4', artillery: 1 }, Calm: { at: 'f4', artillery: 1 } },
  phase: 'attack',
}
const theirs: Position = { ...attack, attacksOver: true }

describe('during set-up', () => {
  test('a unit that is put on the board is not deployed again, and the last one deploys itself', () => {
    const match = newMatch(admiral)
    const put = ['h1', 'g1', 'f1'].map((square, at) => move(`player-${at + 1}`, 'undeployed', square))
    expect(standing(corrected(match, [], ...put))).toBe('reveal')
    expect(match.situation.ships.slice(0, 4).map(({ at }) => at)).toEqual(['h1', 'g1', 'f1', 'e1'])
  })

  test('a unit of yours that is taken back is deployed again, though the cards are being revealed', () => {
    const match = corrected(newMatch(admiral), [['deploy', 'rest']], move('player-1', 'h1', 'undeployed'))
    expect(standing(match)).toBe('reveal')
    expect(ship(match.situation, 'Heron').at).toBe('h1')
  })

  test('no card is revealed where all of Stratego are deployed already', () => {
    const put = ['a10', 'b10', 'c10', 'd10'].map((square, at) =>
      move(`stratego-${at + 1}`, 'undeployed', square),
    )
    expect(standing(corrected(newMatch(admiral), [['deploy', 'rest']], ...put))).toBe('mover')
  })
})

describe('units that enter', () => {
  const waits: Position = {
    player: { Ajax: { at: 'd6', artillery: 1 }, Wait: {}, Also: {} },
    stratego: { Bold: { at: 'd8' } },
    phase: 'standBy',
  }

  test.each([
    ['enter', true, {}],
    ['enterWhere', 'h1', by('standBy', 'manual')],
  ] as const)('%s: the one that is first in its row after the correction', (question, enters, wishes) => {
    const match = matchAt(waits, wishes)
    expect(standing(match)).toBe(question)
    unwrap(match.correct([{ arrange: 'standBy.player', pieces: ['player-3', 'player-2'] }]))
    playAnswers(match, [question, enters])
    expect([ship(match.situation, 'Also').at, ship(match.situation, 'Wait').at]).toEqual(['h1', 'standBy'])
    unwrap(match.correct([sunk('player-2')]))
    expect(standing(match)).toBe('mover')
  })

  test('do not where another phase has begun, also after one has entered', () => {
    const phase: Edit = { set: 'phase', to: 'attack' }
    expect(standing(corrected(matchAt(waits), [], phase))).toBe('attacker')
    const match = corrected(matchAt(waits), [['enter', true]], phase)
    expect(standing(match)).toBe('attacker')
    expect(ship(match.situation, 'Also').at).toBe('standBy')
  })

  test('do so in the turn that it is', () => {
    const match = corrected(matchAt(waits), [], { set: 'turn', to: 7 })
    playAnswers(match, ['enter', false])
    expect(logTexts(match)).toContain('Turn 7: Movement.')
  })
})

describe('your move', () => {
  test('is not asked for where all your ships have moved, or another phase has begun', () => {
    const moved = ['player-1', 'player-2'].map((id): Edit => ({ set: `moved.${id}`, to: 0 }))
    const match = corrected(matchAt(near), [], ...moved)
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(standing(match)).toBe('die')
    const over = corrected(matchAt(attack), [], { set: 'phase', to: 'movement' })
    expect(standing(over)).toBe('mover')
    expect(standing(corrected(over, [], { set: 'phase', to: 'attack' }))).toBe('attacker')
  })

  test('of a ship that was chosen goes on after another correction', () => {
    const match = corrected(matchAt(near), [['mover', 'player-1']], move('player-1', 'd2', 'a1'))
    expect(standing(match)).toBe('to')
    expect(optionIds(match)).toContain('a4')
    playAnswers(match, ['to', 'stays'])
    expect(logTexts(match)).toContain('your Ajax stays on a1.')
  })

  test('of a ship that is sunk, or has moved, is passed over, and you choose again', () => {
    for (const edit of [sunk('player-1'), { set: 'moved.player-1', to: 2 }]) {
      const match = corrected(matchAt(near, by('movingInTurns', 'fleets')), [['mover', 'player-1']], edit)
      expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
      expect(optionIds(match)).toEqual(['player-2', 'rest'])
    }
  })

  test('is over where the phase is another', () => {
    const match = corrected(matchAt(near), [['mover', 'player-1']], { set: 'phase', to: 'attack' })
    expect(standing(match)).toBe('attacker')
    const waits: Position = {
      player: { Ajax: { at: 'd2' }, Wait: {} },
      stratego: { Bold: { at: 'd8', moved: 0 } },
    }
    const entering: Edit = { set: 'phase', to: 'standBy' }
    const last = corrected(matchAt(waits), [], { set: 'moved.player-1', to: 0 }, entering)
    expect([last.situation.turn, standing(last)]).toEqual([1, 'enter'])
  })
})

describe("a move of Stratego's", () => {
  const rest: readonly ScriptedAnswer[] = [['mover', 'rest']]

  test('is that of the unit that is slowest after the correction', () => {
    const slow = { speed: 3, reducedSpeed: 1, structure: 4 }
    const position = { ...near, stratego: { Bold: { at: 'd4' }, Calm: { at: 'f4', has: slow } } }
    const match = corrected(matchAt(position), rest, { set: 'points.stratego-2', to: 2 })
    playAnswers(match, ['die', 'movement'])
    expect(logTexts(match)).toContain("Stratego's Calm: the die shows Movement.")
  })

  test('is not that of a unit that is sunk, or has moved', () => {
    for (const edit of [sunk('stratego-1'), { set: 'moved.stratego-1', to: 0 }]) {
      const match = corrected(matchAt(near), rest, edit)
      playAnswers(match, ['die', 'movement'])
      expect(logTexts(match)).toContain("Stratego's Calm: the die shows Movement.")
    }
  })

  test('needs no throw where the symbol is entered', () => {
    const match = corrected(matchAt(near), rest, { set: 'face.stratego-1', to: 'artillery' })
    expect(ship(match.situation, 'Bold')).toMatchObject({ moved: 0, artillery: 2, face: 'artillery' })
    expect(standing(match)).toBe('die')
  })

  test('gives a point back where an Admiral is entered, once', () => {
    const hurt = { ...near, stratego: { Bold: { at: 'd4', points: 2 }, Calm: { at: 'f4' } } }
    const match = corrected(matchAt(hurt), rest, { set: 'face.stratego-1', to: 'admiral' })
    expect(ship(match.situation, 'Bold')).toMatchObject({ moved: 0, points: 3, face: 'admiral' })
  })

  test('is over where the phase is another', () => {
    const match = corrected(matchAt(near), rest, { set: 'phase', to: 'attack' })
    expect(standing(match)).toBe('attacker')
  })

  const belt = {
    name: 'belt',
    when: 'defence',
    changes: 'thresholds',
    by: 1,
  } as const
  const far: Position = {
    player: { Ajax: { at: 'd1' } },
    stratego: { Bold: { at: 'd9', has: { green: [belt] } }, Calm: { at: 'h9' } },
  }

  test('is not made by a unit that is sunk, or has moved, while its feature is asked for', () => {
    const asked = by('greenFeatures', 'asked')
    const script: readonly ScriptedAnswer[] = [...rest, ['die', 'movement']]
    const match = corrected(matchAt(far, asked), script, sunk('stratego-1'))
    expect(logTexts(match).filter((each) => each.includes('Bold'))).toHaveLength(2)
    expect(standing(match)).toBe('die')
    const there = corrected(matchAt(far, asked), script, { set: 'moved.stratego-1', to: 1 })
    playAnswers(there, ['feature', 'none'])
    expect(ship(there.situation, 'Bold')).toMatchObject({ at: 'd9', moved: 1 })
  })

  test('a feature is not asked for of a unit that is sunk after its move', () => {
    const bold = { at: 'd4', has: { green: [belt] } }
    const position = { ...near, stratego: { Bold: bold, Calm: { at: 'f4' } } }
    const match = playAnswers(matchAt(position, by('greenFeatures', 'asked')), ...rest, ['die', 'movement'])
    expect(standing(match)).toBe('feature')
    unwrap(match.correct([sunk('stratego-1')]))
    expect(standing(match)).toBe('die')
  })

  test('looks for a target again where a correction comes at a throw for it', () => {
    const position: Position = {
      player: { Ajax: { at: 'c1' }, Mate: { at: 'e1' } },
      stratego: { Bold: { at: 'd9' }, Calm: { at: 'h9' } },
    }
    const match = matchAt(position, by('lastTies', 'random'))
    playAnswers(match, ...rest, ['die', 'movement'])
    expect(standing(match)).toBe('target.random.tie')
    unwrap(match.correct([move('player-1', 'c1', 'd5'), sunk('player-2')]))
    expect(logTexts(match)).toContain("Stratego's Bold sails from d9 to d8, to fire at your Ajax.")
  })
})

describe('your attack', () => {
  test('is over where that is said, and then Stratego attacks', () => {
    const match = corrected(matchAt(attack, typed), [], { set: 'attacksOver', to: 1 })
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(standing(match)).toBe('result')
  })

  test('by a ship that is sunk, or on nobody, is passed over, and you choose again', () => {
    const script: readonly ScriptedAnswer[] = [['attacker', 'player-1']]
    const match = corrected(matchAt(attack), script, sunk('player-1'))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(optionIds(match)).toEqual(['player-2', 'done'])
    const alone = corrected(matchAt(attack), script, move('player-1', 'd2', 'a10'))
    expect(optionIds(alone)).toEqual(['player-2', 'done'])
  })

  test('is passed over where your attacks are over, or the phase is another', () => {
    for (const edit of [
      { set: 'attacksOver', to: 1 },
      { set: 'phase', to: 'movement' },
    ]) {
      const match = corrected(matchAt(attack), [['attacker', 'player-1']], edit)
      expect(match.situation.ships.every(({ pending }) => pending === 0) || match.situation.turn > 1).toBe(
        true,
      )
      expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    }
  })

  test('is made with what the ship has after the correction', () => {
    const match = corrected(matchAt(attack), [['attacker', 'player-1']], {
      set: 'artillery.player-1',
      to: 2,
    })
    expect(optionIds(match)).toContain('stratego-1 2')
  })
})

describe("an attack of Stratego's", () => {
  const result: ScriptedAnswer = ['result', 'none']

  test('is made by the unit whose turn it is after the correction, on whom it would fire at then', () => {
    expect(logTexts(playAnswers(matchAt(theirs, typed), result))).toContain(
      "Stratego's Bold fires at your Ajax with its guns.",
    )
    const other = playAnswers(corrected(matchAt(theirs, typed), [], sunk('player-1')), result)
    expect(logTexts(other)).toContain("Stratego's Bold fires at your Mate with its guns.")
    const calm = playAnswers(corrected(matchAt(theirs, typed), [], sunk('stratego-1')), result)
    expect(logTexts(calm).join()).toContain("Stratego's Calm fires at")
    expect(logTexts(calm).join()).not.toContain('Bold')
  })

  test('waits where your attacks are not over after all', () => {
    const match = corrected(matchAt(theirs, typed), [], { set: 'attacksOver', to: 0 })
    expect(standing(match)).toBe('attacks')
  })

  const twice: Position = {
    player: { Ajax: { at: 'd2', has: { severe: 20 } }, Mate: { at: 'e1', has: { severe: 20 } } },
    stratego: { Bold: { at: 'd4', artillery: 2, has: { batteries: [torpedo(3, 3, 2)] } } },
    phase: 'attack',
    attacksOver: true,
  }
  /** One shot per question, because the next target may be another. */
  const oneByOne = { ...typed, ...by('lastTies', 'random') }
  const shots = (match: Match) => match.situation.attacks.map(({ on }) => on)

  test('the second shot goes where the unit would fire then', () => {
    const match = playAnswers(matchAt(twice, oneByOne), ['result', 'light'])
    expect([standing(match), shots(match)]).toEqual(['result', ['player-1']])
    unwrap(match.correct([move('player-1', 'd2', 'a10')]))
    playAnswers(match, ['result', 'light'])
    expect(logTexts(match).join()).toContain("Stratego's Bold fires at your Mate with its tubes")
  })

  test.each<[string, Edit]>([
    ['without ammunition', { set: 'fired.stratego-1.0', to: 2 }],
    ['without an Artillery symbol', { set: 'artillery.stratego-1', to: 1 }],
    ['by a unit that is sunk', sunk('stratego-1')],
  ])('there is no second shot %s', (_, edit) => {
    expect(standing(playAnswers(matchAt(twice, oneByOne), ['result', 'light']))).toBe('result')
    const match = corrected(matchAt(twice, oneByOne), [['result', 'light']], edit)
    expect(standing(match)).not.toBe('result')
    expect(logTexts(match).join()).not.toContain('does not attack')
  })

  const squadrons = { number: 3, range: 8, strength: 3, perLaunch: 1 }
  const carrier: Position = {
    player: { Ajax: { at: 'd2' } },
    stratego: { Bold: { at: 'd8', launches: 2, squadrons: 3, has: { squadrons, batteries: [gun(1, 1)] } } },
    phase: 'attack',
    attacksOver: true,
  }

  test('aircraft fly as long as there are any, and as often as the unit launches', () => {
    const none: Edit = { set: 'squadrons.stratego-1', to: 0 }
    expect(logTexts(corrected(matchAt(carrier, typed), [], none))).toContain(
      "Stratego's Bold does not attack: it has no Artillery symbol.",
    )
    expect(standing(corrected(matchAt(carrier, typed), [result], none))).toBe('course')
    const once: Edit = { set: 'launches.stratego-1', to: 1 }
    expect(standing(corrected(matchAt(carrier, typed), [result], once))).toBe('course')
  })
})

describe('the Resolution', () => {
  const rock = { light: 20, severe: 30 }
  const stuck: Position = {
    player: { Ajax: { at: 'd2', has: rock }, Mate: { at: 'e2', has: rock } },
    stratego: { Bold: { at: 'd5', attacked: true, has: rock } },
    phase: 'attack',
    attacksOver: true,
  }
  const atDraw = (...edits: readonly Edit[]) =>
    corrected(matchAt(stuck, { ...typed, ...drawn }), [], ...edits)

  test('asks whether it is a draw; damage that is assigned there takes effect', () => {
    expect(standing(matchAt(stuck, { ...typed, ...drawn }))).toBe('drawn')
    const match = atDraw({ set: 'pending.player-1', to: 1 })
    playAnswers(match, ['drawn', false])
    expect(ship(match.situation, 'Ajax')).toMatchObject({ points: 3, pending: 0 })
  })

  test('a fleet that is sunk there is destroyed, and nothing is asked', () => {
    const match = atDraw(sunk('stratego-1'))
    expect(logTexts(match)).toContainEqual(expect.stringMatching(passedOver))
    expect(match.outcome?.way).toBe('stratego-destroyed')
  })

  test('does not go on where your attacks are not over after all, or the phase is another', () => {
    for (const edit of [
      { set: 'attacksOver', to: 0 },
      { set: 'phase', to: 'movement' },
    ]) {
      const match = atDraw(edit, { set: 'artillery.player-1', to: 1 })
      expect([match.situation.turn, standing(match)]).toEqual([
        1,
        edit.set === 'phase' ? 'course' : 'attacks',
      ])
    }
  })
})

describe('a battle that is said to be over', () => {
  const over: Edit = { set: 'ended', to: 'last-turn' }

  test.each<[string, Match, readonly ScriptedAnswer[]]>([
    ['deploy', newMatch(admiral), []],
    ['mover', matchAt(near), []],
    ['to', matchAt(near), [['mover', 'player-1']]],
    ['die', matchAt(near), [['mover', 'rest']]],
    ['attacker', matchAt(attack), []],
    ['target', matchAt(attack), [['attacker', 'player-1']]],
    ['result', matchAt(theirs, typed), []],
  ])('is over at once: %s', (question, match, script) => {
    playAnswers(match, ...script)
    expect(standing(match)).toBe(question)
    unwrap(match.correct([over]))
    expect(match.outcome?.way).toBe('last-turn')
  })
})
