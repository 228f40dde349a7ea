import { type LiveMatch, excludedCandidates, format, decisionTitle, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  logTexts,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import ofGame from './texts/de.json' with { type: 'json' }
import { inGrappleRange } from './rules/opposing-force-ships/grapple-range.ts'
import { noChargeAt } from './rules/attack/no-charge.ts'
import { type Ship, type Situation, unitWith } from './table/situation.ts'
import { activation, type Field, matchOn, situation, unharmed } from './testing/field.ts'
import { on } from './testing/ground.ts'
import { gun, traits, unitAs } from './testing/profiles.ts'
import { citationsByMessage } from './table/citations-by-message.ts'
import { withShipPlaced } from './rules/opposing-force-ships/where-ship-ended.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

type Match = LiveMatch<Situation>

/** The reason why a list ruled out this candidate. */
function against(match: Match, list: string, id: string, which = -1): string {
  const decision = decisionsOf(match, list).at(which)
  return decision === undefined ? `${list} decided nothing` : format(explainWhyNot(decision, id))
}

function overrule(match: Match, list: string, to: string | undefined): Match {
  const decision = decisionsOf(match, list).at(-1)
  if (decision === undefined) throw new Error(`${list} decided nothing.`)
  expect(match.overrule(decision, to, 'common sense')).toMatchObject({ ok: true })
  return match
}

const facing = (unit: Field['units'][string], more: Partial<Field> = {}): Field => ({
  units: { 'town-muskets': unit, 'free-muskets': {} },
  ...more,
})

describe('an action that cannot be performed says what stands against it', () => {
  test('without a map: what you said', () => {
    const { match } = activation(
      facing(unitAs(), { card: 'S2', scenario: { opfor: 1, player: 0 } }),
      ['shot.range.one', false],
      ['move.retreat.one', false],
    )
    expect(explanationText(match, 'C')).toMatchInlineSnapshot(`
      "Can Town Muskets shoot at Free Muskets: in sight, in range, target number 10 or less? You answered: no
      1. Shoot cannot be performed: you said that it cannot shoot at any enemy
      Can Town Muskets, with this move, get out of sight of an enemy or into better cover, or fall back towards an objective or its home edge without being less hidden? You answered: no
      Ruling, Idle moves: when it improves what that move is for
      2. Retreat Move cannot be performed: you said that it cannot get out of sight, into better cover or farther back
      3. Repair cannot be performed: it is not aboard a ship
      4. Rally cannot be performed: it has no Fatigue
      5. Reload cannot be performed: it is loaded
      6. Fight cannot be performed: it is not engaged
      Column C, fall back (Town Muskets): nothing"
    `)
  })

  test('with a map: the distances', () => {
    const { match } = activation({
      way: 'map',
      units: {
        'town-muskets': unitAs({ ...gun('naval') }, { at: { x: 100, y: 340 } }),
        'free-muskets': { at: { x: 100, y: 40 } },
        boarders: { at: { x: 240, y: 40 } },
      },
      card: 'S2',
      scenario: { opfor: 1, player: 0 },
    })
    expect(explanationText(match, 'C')).toMatchInlineSnapshot(`
      "1. Shoot cannot be performed: no enemy can be shot at (Free Muskets: it is 28 inches away, and the range is 24 inches; Boarders: it is 31.1 inches away, and the range is 24 inches)
      2. Retreat Move cannot be performed: it is a gun crew, and its gun is not on a field carriage
      3. Repair cannot be performed: it is not aboard a ship
      4. Rally cannot be performed: it has no Fatigue
      5. Reload cannot be performed: it is loaded
      6. Fight cannot be performed: it is not engaged
      Column C, fall back (Town Muskets): nothing"
    `)
  })

  test('engaged, empty, and with fixed bayonets', () => {
    const engaged = activation(facing(unitAs({}, { engaged: ['free-muskets'], empty: 2 })), [
      'melee',
      { lost: 0, fatigue: 0, ownLost: 0, ownFatigue: 0, engaged: true },
    ])
    expect(against(engaged.match, 'A', 'charge')).toBe(
      'Column A, push (Town Muskets): Charge was tried and could not be performed: it is engaged with Free Muskets.',
    )
    const empty = activation(
      facing(unitAs({}, { empty: 2 })),
      ['nearestEnemy.measured', 25],
      ['move.aggressive.one', true],
    )
    expect(against(empty.match, 'A', 'shoot12')).toMatch(
      /: its weapons are not loaded \(2 Reloads to go\)\.$/,
    )
    const fixed = activation(
      facing(unitAs(traits('Bayonets'), { empty: 1, bayonetsFixed: true })),
      ['nearestEnemy.measured', 5],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(against(fixed.match, 'A-aggressive', 'reload')).toMatch(/its bayonets stay fixed/)
  })

  test('a no to a question about two things names both, with both rulings', () => {
    const holds = activation(
      { card: 'S7', units: { 'lance-party': {}, 'free-muskets': {} }, rulings: { loneHolder: 'stays' } },
      ['nearestEnemy.measured', 25],
      ['move.tactical.one', false],
    )
    expect(against(holds.match, 'B-aggressive', 'tactical')).toMatch(
      /you said that it cannot get closer to its goal, or that it alone holds an objective/,
    )
    expect(explanationText(holds.match, 'B-aggressive')).toContain('Ruling, Lone holder: no')
    const crew = activation(
      { card: 'S13', units: { 'battery-crew': { empty: 2 }, 'free-muskets': {} } },
      ['nearestEnemy.measured', 25],
      ['move.gun.one', false],
    )
    expect(against(crew.match, 'A', 'aggressive')).toMatch(/its gun sees an enemy already, or would see none/)
  })

  test('on a map with numbers that are asked, nobody is said to have a number that you did not name', () => {
    const match = matchOn(
      on(
        {},
        {
          card: 'S7',
          options: { targetNumbers: 'asked' },
          units: {
            'town-muskets': { at: { x: 180, y: 200 } },
            'free-muskets': { at: { x: 180, y: 80 } },
            boarders: { at: { x: 230, y: 80 } },
          },
        },
      ),
    )
    playAnswers(match, ['targetNumber', ['free-muskets', 'boarders']])
    expect(against(match, 'B', 'boarders')).not.toMatch(/you said/)
  })

  test('who has fixed bayonets does not shoot, loaded or not', () => {
    const { match } = activation(
      facing(unitAs({}, { bayonetsFixed: true, empty: 0 })),
      ['nearestEnemy.measured', 10],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(against(match, 'A-aggressive', 'shoot12')).toMatch(/its bayonets are fixed/)
  })

  test('a unit without anything to load is not called loaded', () => {
    const { match } = activation(
      facing(unitAs({ weapons: ['melee'] })),
      ['nearestEnemy.measured', 25],
      ['move.aggressive.one', false],
    )
    expect(against(match, 'A-aggressive', 'reload')).toMatch(
      /could not be performed: it has nothing to load\.$/,
    )
  })
})

describe('chart 1', () => {
  const field = facing(unitAs({}, { empty: 1 }), { card: 'S13' })

  test('is about the unit that is activated', () => {
    const match = playAnswers(matchOn(field), ['nearestEnemy.measured', 25])
    const [decision] = decisionsOf(match, 'chart1')
    expect(decision === undefined ? '' : format(decisionTitle(decision))).toBe('Chart 1 (Town Muskets)')
    expect(against(match, 'chart1', 'B')).toBe(
      'Chart 1 (Town Muskets): card 11-13, the OPFOR has as many strike points as you: column A, not column B.',
    )
  })

  test.each([
    [0, 1, ', the OPFOR has fewer strike points than you: column A'],
    [1, 0, ', the OPFOR has more strike points than you: column B'],
  ])('tells how the OPFOR stands: %i against %i', (opfor, player, stands) => {
    const match = matchOn({ ...field, scenario: { opfor, player } })
    expect(explanationText(match, 'chart1')).toContain(`card 11-13${stands}`)
  })

  test('can be overruled: the unit walks the column that you name', () => {
    const match = playAnswers(matchOn(field), ['nearestEnemy.measured', 25])
    expect(match.question?.id).toBe('blood-and-plunder.move.aggressive.one')
    overrule(match, 'chart1', 'B')
    expect(match.situation.acting.column).toBe('B')
    playAnswers(match, ['nearestEnemy.measured', 25])
    expect(logTexts(match)).toContain(
      'Town Muskets is activated with 1 action (Trained on Spades). Column B, hold.',
    )
    expect(logTexts(match)).toContain('Town Muskets reloads and is loaded.')
    expect(explanationText(match, 'chart1')).toMatch(
      /^You decided: column B instead of column A \(common sense\)/,
    )
  })
})

describe('Action Exceptions are decisions that can be overruled', () => {
  const shotAt = [
    ['nearestEnemy.measured', 10],
    ['shot.12.one', true],
  ] as const

  test('Shooting Specialists: the drilled shot, and the ordinary one in its place', () => {
    const match = matchOn(facing(unitAs(traits('Drilled')), { card: 'D13' }))
    playAnswers(match, ...shotAt, ['drilled.one', true])
    expect(explanationText(match, 'kindOfShot')).toMatchInlineSnapshot(`
      "drilled, as that brings the target number to 8 or less: the drilled shot
      Kind of shot (Town Muskets): the drilled shot"
    `)
    overrule(match, 'kindOfShot', 'ordinary')
    expect(logTexts(match).at(-1)).toBe('Town Muskets shoots at Free Muskets.')
    expect(match.situation.acting.left).toBe(1)
  })

  test('Shooting Specialists: the drilled shot where the rules would not take it', () => {
    const match = matchOn(facing(unitAs(traits('Drilled')), { card: 'D13' }))
    playAnswers(match, ...shotAt, ['drilled.one', false])
    overrule(match, 'kindOfShot', 'drilled')
    expect(logTexts(match).at(-1)).toMatch(/with its drilled shot, for 2 actions/)
  })

  test('Shooting Specialists: no kind of shot in its place is the ordinary one', () => {
    const match = matchOn(facing(unitAs(traits('Drilled')), { card: 'D13' }))
    playAnswers(match, ...shotAt, ['drilled.one', true])
    overrule(match, 'kindOfShot', undefined)
    expect(logTexts(match).at(-1)).toBe('Town Muskets shoots at Free Muskets.')
  })

  test('Shooting Specialists: on a map both kinds of shot with their target numbers', () => {
    const match = matchOn({
      way: 'map',
      card: 'D13',
      units: {
        'town-muskets': unitAs(
          { ...traits('Drilled'), volley: { actions: 2, better: 3 } },
          { at: { x: 330, y: 140 } },
        ),
        'free-muskets': { at: { x: 330, y: 40 } },
      },
    })
    const [decision] = decisionsOf(match, 'kindOfShot')
    expect(decision?.among.map(({ name }) => format(name))).toEqual([
      'the ordinary shot (target number 8)',
      'the drilled shot (target number 5)',
    ])
  })

  test('Aggressive Units: no order in its place is the printed one', () => {
    const match = matchOn(facing(unitAs({ weapons: ['pistols'] })))
    playAnswers(match, ['nearestEnemy.measured', 10])
    overrule(match, 'orderOfActions', undefined)
    playAnswers(match, ['nearestEnemy.measured', 10], ['shot.12.one', true], ['harm', unharmed])
    expect(logTexts(match)).toContain('Town Muskets shoots at Free Muskets.')
  })

  test('Bayonets: fixed at 9 inches, which the rules do not', () => {
    const match = matchOn(facing(unitAs(traits('Bayonets'), { empty: 1 }), { card: 'D13' }))
    playAnswers(match, ['nearestEnemy.measured', 9])
    expect(explanationText(match, 'bayonets')).toMatchInlineSnapshot(`
      "left off with no enemy within 8 inches: leaving them off
      Bayonets (Town Muskets): leaving them off"
    `)
    overrule(match, 'bayonets', 'fix')
    expect(logTexts(match).at(-1)).toBe('Town Muskets fixes bayonets.')
    expect(explanationText(match, 'orderOfActions')).toMatch(/^aggressive, with fixed bayonets/)
  })

  test('Aggressive Units: why a unit is one, under that heading; the printed order in its place', () => {
    const match = matchOn(facing(unitAs({ weapons: ['pistols'] })))
    playAnswers(match, ['nearestEnemy.measured', 10])
    const order = decisionsOf(match, 'orderOfActions').at(-1)
    expect(order?.by.cite.heading).toBe('Action Exceptions, Aggressive Units')
    expect(decisionsOf(match, 'A-aggressive').at(-1)?.by.cite.heading).toBe(
      'Action Exceptions, Aggressive Units',
    )
    expect(explanationText(match, 'orderOfActions')).toMatchInlineSnapshot(`
      "aggressive, without muskets, carbines or bows [ruling: “Place of Shoot”]: the order with Shoot behind the last charge or move
      Order of its actions (Town Muskets): the order with Shoot behind the last charge or move"
    `)
    overrule(match, 'orderOfActions', 'printed')
    playAnswers(match, ['nearestEnemy.measured', 10], ['shot.12.one', true], ['harm', unharmed])
    expect(logTexts(match)).toContain('Town Muskets shoots at Free Muskets.')
  })

  test('Gun Crews: why an enemy is not charged, however near', () => {
    const because = (crewsCharge: string): string => {
      const now = situation({ units: { 'battery-crew': {}, 'free-muskets': {} }, rulings: { crewsCharge } })
      const actor = { id: 'battery-crew', actions: 2, ordered: false }
      return format(noChargeAt(now, actor, unitWith(now, 'free-muskets')))
    }
    expect(because('no')).toBe('Battery Crew is a gun crew, and gun crews do not charge')
    expect(because('yes')).not.toContain('gun crew')
  })

  test('Guerrillas: why not Boarders', () => {
    const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'] })
    const units = { 'town-muskets': scouts, boarders: {}, 'free-muskets': { fatigue: 1 } }
    const match = playAnswers(matchOn({ units }), ['actions', 1], ['nearestEnemy.measured', 6])
    const because =
      'it has no Fatigue, and Town Muskets (Quick) comes within 8 inches of units with Fatigue only.'
    expect(against(match, 'A-aggressive', 'boarders')).toBe(
      `Column A, push, aggressive (Town Muskets): Boarders was not an option, because ${because}`,
    )
    expect(against(match, 'charge', 'boarders')).toBe(
      `Target of the charge (Town Muskets): Boarders was not an option, because ${because}`,
    )
  })
})

describe('command points', () => {
  const field: Field = {
    card: 'S13',
    units: {
      'garrison-line': { fatigue: 1, empty: 1 },
      'town-muskets': { fatigue: 1, activated: true },
      'lance-party': { activated: true },
      'free-muskets': {},
    },
  }
  const before = [
    ['actions', 1],
    ['nearestEnemy.measured', 25],
    ['move.aggressive.one', true],
    ['commandRange', ['town-muskets']],
  ] as const

  test('say whom they cannot go to, and why', () => {
    const match = playAnswers(matchOn(field), ...before)
    expect(against(match, 'order', 'lance-party')).toBe(
      'Unit for a command point (Garrison Line): Lance Party was not an option, because you said that it is not within 8 inches of the command unit.',
    )
    expect(against(match, 'order', 'garrison-line')).toMatch(
      /only if no other unit in command range can still get one\.$/,
    )
    playAnswers(match, ['rallied', 1])
    expect(against(match, 'orderItself', 'town-muskets')).toMatch(/it already had a command point\.$/)
  })

  test('go to the command unit itself where you say so', () => {
    const match = overrule(playAnswers(matchOn(field), ...before), 'orderItself', 'garrison-line')
    expect(logTexts(match)).toContain('Garrison Line uses a command point itself.')
  })
})

describe('ships', () => {
  const sloops = (match: Match): Partial<Situation> => {
    const [sloop] = match.situation.ships.filter(({ side }) => side === 'player')
    if (sloop === undefined) throw new Error('There is no sloop.')
    const canoe = { ...sloop, id: 'canoe', name: { id: 'canoe', text: 'Canoe' } }
    return { ships: [...match.situation.ships, canoe] }
  }
  const units = { 'town-muskets': { empty: 1 }, 'naval-gunners': {}, 'grenade-party': {}, 'gun-deck': {} }
  const sea: Field = { battle: 'sea', units: { 'town-muskets': { empty: 1 }, boarders: {} } }

  test('the ship table is about the ship, and can be overruled', () => {
    const match = playAnswers(matchOn(sea), ['grapple.one', false])
    expect(explanationText(match, 'shipTable')).toMatchInlineSnapshot(`
      "card 11-13, the OPFOR has as many strike points as you: towards the closest player ship
      Ship table (Guard Ship): towards the closest player ship"
    `)
    overrule(match, 'shipTable', 'away')
    expect(logTexts(match)).toContainEqual(
      expect.stringContaining('Guard Ship sails away from the player ships'),
    )
  })

  test('grapples go to the closest ship, or to the one that you name', () => {
    const field = { ...sea, change: sloops(matchOn(sea)) }
    const closest: ScriptedAnswer = ['grappleDistance.fewest', ['sloop']]
    const match = playAnswers(matchOn(field), ['grapple', ['sloop', 'canoe']], closest)
    expect(explanationText(match, 'grappleTarget')).toMatchInlineSnapshot(`
      "Which of these ships is closest to Guard Ship? You answered: Sloop
      the shortest distance: Sloop
      Target of the grapples (Town Muskets): Sloop"
    `)
    overrule(match, 'grappleTarget', 'canoe')
    expect(logTexts(match).at(-1)).toBe('Town Muskets throws grapples from Guard Ship to Canoe.')
    const one = playAnswers(matchOn(field), ['grapple', ['canoe']])
    expect(against(one, 'grappleTarget', 'sloop')).toBe(
      'Target of the grapples (Town Muskets): Sloop was not an option, because you said that grapples cannot reach it.',
    )
    overrule(one, 'grappleTarget', undefined)
    expect(logTexts(one)).toContain('Town Muskets does not throw grapples.')
  })

  test('a map that only proposes proposes whom grapples reach, and the closest of them', () => {
    const away = { sloop: { at: { x: 300, y: 100 } }, 'guard-ship': { moves: 2, at: { x: 300, y: 160 } } }
    const near: Field = { ...sea, way: 'proposed', ships: away }
    const { ships } = situation(near)
    const canoe = { ...ships.find(({ id }) => id === 'sloop'), id: 'canoe', at: { x: 300, y: 215 } } as Ship
    const match = matchOn({ ...near, change: { ships: [...ships, canoe] } })
    expect(match.question).toMatchObject({
      id: 'blood-and-plunder.grapple',
      proposal: [{ id: 'sloop' }, { id: 'canoe' }],
    })
    playAnswers(match, ['grapple', ['sloop', 'canoe']])
    expect(match.question).toMatchObject({
      id: 'blood-and-plunder.grappleDistance.fewest',
      proposal: [{ id: 'canoe' }],
    })
  })

  test('whom grapples reach rests on where both ships lie', () => {
    const before = situation(sea)
    const actor = { id: 'town-muskets', actions: 1, ordered: false }
    const rests = (now: Situation): readonly string[] =>
      now.ships
        .filter(({ side }) => side === 'player')
        .map((ship) => inGrappleRange.validityKey(ship, now, actor))
    const moved = ['sloop', 'guard-ship'].map((id) => withShipPlaced(before, id))
    expect(new Set([before, ...moved].map((now) => rests(now).join(' '))).size).toBe(3)
  })

  test('the second movement is decided by the die, or by you', () => {
    const match = matchOn({ battle: 'sea', units, ships: { 'guard-ship': { moves: 1 } } })
    playAnswers(match, ['nearestEnemy', ['town-muskets']], ['second', 3])
    expect(explanationText(match, 'movementNow')).toMatchInlineSnapshot(`
      "a roll of less than 6: none
      Movement with this activation (Guard Ship): none"
    `)
    expect(logTexts(match)).toContain(
      'Guard Ship saves its next movement for later (3, 6 or more is needed).',
    )
    overrule(match, 'movementNow', 'now')
    expect(logTexts(match)).toContain('Guard Ship makes another movement now.')
  })

  test('a movement that must be made can be put off', () => {
    const match = overrule(playAnswers(matchOn(sea), ['grapple.one', false]), 'movementNow', 'later')
    expect(logTexts(match)).toContain('Guard Ship saves its next movement for later.')
  })
})

describe('nothing in the place of what was chosen', () => {
  const near = {
    'town-muskets': unitAs({}, { at: { x: 330, y: 140 } }),
    'free-muskets': { at: { x: 330, y: 40 } },
  }

  test('of a target: the unit holds its fire, and its action is gone', () => {
    const match = overrule(matchOn({ way: 'map', units: near }), 'shootAt', undefined)
    expect(logTexts(match)).toContain('Town Muskets holds its fire.')
    expect(match.situation.units[0]).toMatchObject({ empty: 0, activated: true })
  })

  test('of the end of a move: the unit stays', () => {
    const units = { ...near, 'town-muskets': unitAs({}, { at: { x: 330, y: 340 } }) }
    const match = overrule(matchOn({ way: 'map', units }), 'aggressive', undefined)
    expect(logTexts(match)).toContain('Town Muskets finds no way and stays.')
    expect(match.situation.units[0]).toMatchObject({ at: { x: 330, y: 340 }, activated: true })
  })

  test('of a course: the ship holds its position', () => {
    const match = matchOn({
      battle: 'sea',
      way: 'map',
      units: { 'town-muskets': { empty: 1 }, boarders: {} },
    })
    overrule(match, 'sail', undefined)
    expect(logTexts(match)).toContain('Guard Ship holds its position.')
    expect(match.situation.ships[0]?.at).toEqual({ x: 200, y: 330 })
  })
})

describe('why not anything on the table', () => {
  const field: Field = {
    way: 'map',
    units: {
      'town-muskets': unitAs({ range: 20 }, { at: { x: 60, y: 300 } }),
      'lance-party': { activated: true, at: { x: 300, y: 300 } },
      'light-horse': { models: 0 },
      'free-muskets': { at: { x: 60, y: 190 } },
      boarders: { at: { x: 60, y: 60 } },
      'captains-company': { models: 0 },
    },
  }

  test('units that could not be activated, and enemies that could not be shot at', () => {
    const { match } = activation(field, ['harm', unharmed])
    const reasons = (list: string): readonly string[] =>
      decisionsOf(match, list)
        .slice(0, 1)
        .flatMap((decision) =>
          excludedCandidates(decision).map(({ id }) => format(explainWhyNot(decision, id))),
        )
    expect(reasons('activate')).toMatchInlineSnapshot(`
      [
        "Unit to activate: Lance Party was not an option, because it has activated in this turn.",
        "Unit to activate: Light Horse was not an option, because it has no models left.",
      ]
    `)
    expect(reasons('shootAt')).toMatchInlineSnapshot(`
      [
        "Target of the shot (Town Muskets): Boarders was not an option, because it is 22 inches away, and the range is 20 inches.",
        "Target of the shot (Town Muskets): Captain's Company was not an option, because it has no models left.",
      ]
    `)
    expect(reasons('A')).toMatchInlineSnapshot(`
      [
        "Column A, push (Town Muskets): Boarders was not an option, because Town Muskets can neither shoot at it (it is 22 inches away, and the range is 20 inches) nor charge it (it is 22 inches away, and Town Muskets can charge 8 inches).",
      ]
    `)
  })

  test('where a move leads, in inches, each place once; enemies and objectives that it does not lead to', () => {
    const { match } = activation({
      ...field,
      units: { ...field.units, 'town-muskets': unitAs({}, { at: { x: 60, y: 300 }, empty: 1 }) },
    })
    const [move] = decisionsOf(match, 'aggressive')
    if (move === undefined) throw new Error('Nobody moved.')
    const places = move.among.map(({ id }) => id)
    expect(new Set(places).size).toBe(places.length)
    expect(explanationText(match, 'aggressive')).toMatch(
      /the shortest way to the nearest enemy: .*: [\d.]+ inches/,
    )
    expect(excludedCandidates(move).map(({ id }) => format(explainWhyNot(move, id)))).toMatchInlineSnapshot(`
      [
        "Aggressive Move (Town Muskets): Boarders was not an option, because it is 22 inches away, and Free Muskets is nearer (9 inches).",
        "Aggressive Move (Town Muskets): The well was not an option, because this move leads towards the nearest enemy, not to an objective.",
        "Aggressive Move (Town Muskets): The storehouse was not an option, because this move leads towards the nearest enemy, not to an objective.",
        "Aggressive Move (Town Muskets): The mill was not an option, because this move leads towards the nearest enemy, not to an objective.",
      ]
    `)
  })
})

test('every sentence that cites a heading is one that is told', () => {
  expect(Object.keys(citationsByMessage).filter((id) => !(id in germanTexts))).toEqual([])
})
