import { format } from '@opfor/kernel'
import {
  playAnswers,
  answeredQuestions,
  chosenBy,
  decisionsOf,
  optionIds,
  logTexts,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bloodAndPlunder } from './index.ts'
import { unitWith } from './table/situation.ts'
import { activation, type Field, matchOn, stalemate, unharmed } from './testing/field.ts'
import { gun, traits, unitAs } from './testing/profiles.ts'

const enemies = { 'free-muskets': {}, boarders: {} }

function few(field: Partial<Field> = {}): Field {
  return {
    units: { 'town-muskets': unitAs(), ...enemies },
    ...field,
    options: { asking: 'few', ...field.options },
  }
}

function asking(
  field: Field,
  ...script: readonly ScriptedAnswer[]
): { readonly text: string; readonly options: string[] } {
  const { question } = playAnswers(matchOn(field), ...script)
  return {
    text: question === undefined ? '' : format(question.text),
    options: (question?.options ?? []).map(({ name }) => format(name)),
  }
}

test('few questions are the standard', () => {
  const option = bloodAndPlunder.options.find(({ question }) => question.id === 'asking')
  expect(option?.default).toBe('few')
})

describe('what comes first in a column', () => {
  test('is one question, with the actions that only the table knows of in the order of the column', () => {
    expect(asking(few())).toEqual({
      text: 'What is the first of these that Town Muskets can do?',
      options: [
        'Shoot: an enemy closer than 12 inches, in sight and range, target number 10 or less',
        'Charge the closest enemy that it can: Free Muskets',
        'Charge the closest enemy that it can: Boarders',
        'Charge the closest enemy that it can: several tied',
        'Aggressive Move: closer to its nearest enemy, going around obstacles',
        'none of these',
      ],
    })
  })

  test('asks for nothing behind a Repair that is sure', () => {
    const options = (damage: number): readonly string[] => {
      const unit = unitAs({ weapons: ['pistols'], aboard: 'guard-ship' })
      const ships = {
        'guard-ship': { moves: 2, damage, grappled: 'sloop' },
        sloop: { grappled: 'guard-ship' },
      }
      const field = few({ battle: 'sea', card: 'S2', ships, units: { 'town-muskets': unit, boarders: {} } })
      const rulings = { aggressiveOrder: 'last' }
      return asking({ ...field, scenario: { opfor: 1, player: 0 }, rulings }).options
    }
    const shoot: unknown = expect.stringMatching(/^Shoot: /)
    expect(options(0)).toContainEqual(shoot)
    expect(options(2)).not.toContainEqual(shoot)
  })

  test('names the moves as they are printed, and the nearest objective', () => {
    const options = (card: string, points: number): string =>
      asking(few({ card, scenario: { opfor: points, player: 0 } })).options.join('\n')
    expect(options('S7', 0)).toContain('Tactical Move: closer to the nearest objective not under control')
    expect(options('S2', 1)).toContain('Retreat Move, with this move: out of sight of an enemy')
  })

  test('is performed: a move with no more questions', () => {
    const { asked: put, did } = activation(few(), ['comesFirst', 'aggressive'])
    expect(put).toEqual(['comesFirst'])
    expect(did).toEqual([expect.stringContaining('Town Muskets advances on its nearest enemy')])
  })

  test('a charge names its target with it', () => {
    const { asked: put, did } = activation(few(), ['comesFirst', 'charge boarders'], ['melee', stalemate])
    expect(put).toEqual(['comesFirst', 'melee'])
    expect(did).toEqual(['Town Muskets charges Boarders.'])
  })

  test('a shot is asked on for its target, by the order of the rules', () => {
    const field = few({ units: { 'town-muskets': unitAs(), ...enemies, boarders: { activated: true } } })
    expect(asking(field, ['comesFirst', 'shoot'])).toEqual({
      text: 'Who does Town Muskets shoot at, closer than 12 inches? First those not yet activated (a Ruling), then in the open at 8 or less, then the lowest number.',
      options: ['Free Muskets', 'Boarders (activated)', 'both tied'],
    })
    const { did } = activation(field, ['comesFirst', 'shoot'], ['shootFirst', 'boarders'], ['harm', unharmed])
    expect(did).toEqual(['Town Muskets shoots at Boarders.'])
  })

  test('and no Ruling is named where all or none of the enemies have activated', () => {
    const text = (activated: boolean): string =>
      asking(
        few({ units: { 'town-muskets': unitAs(), 'free-muskets': { activated }, boarders: { activated } } }),
        ['comesFirst', 'shoot'],
      ).text
    for (const activated of [true, false])
      expect(text(activated)).toMatch(/12 inches\? First in the open at 8 or less, then the lowest number\.$/)
  })

  test('nothing of these leaves what the app knows: the unit rallies', () => {
    const units = { 'town-muskets': unitAs({}, { fatigue: 1 }), ...enemies }
    const { did } = activation(few({ units }), ['actions', 1], ['comesFirst', 'none'], ['rallied', 1])
    expect(did).toEqual(['Town Muskets rallies.'])
  })

  test('stands until something moves: a unit that only reloads is not asked again', () => {
    const units = { 'town-muskets': unitAs({ reload: 2 }, { empty: 2 }), ...enemies }
    const field = few({ card: 'D7', units, scenario: { opfor: 2, player: 2 } })
    const { asked: put, did } = activation(field, ['chargeFirst', 'nobody'])
    expect(put).toEqual(['chargeFirst'])
    expect(did).toHaveLength(2)
  })

  test('is not asked where one action alone is open: then it is the action itself', () => {
    const crew = unitAs({ ...gun('field'), weapons: ['muskets'] }, { empty: 1 })
    const field = few({ units: { 'town-muskets': crew, ...enemies }, rulings: { crewsCharge: 'no' } })
    expect(asking(field).text).toBe(
      'Can Town Muskets do this? Move its gun, which sees no enemy now, to where it sees one (1 move left).',
    )
  })

  test.each([
    ['field', true],
    ['naval', false],
    ['structure', false],
  ] as const)('for a gun on a %s carriage may be to move it: %s', (carriage, moves) => {
    const crew = unitAs({ ...gun(carriage), weapons: ['muskets'] })
    const { options } = asking(few({ units: { 'town-muskets': crew, ...enemies } }))
    const kinds = options.map((option) => option.replace(/[ :].*/, ''))
    expect(kinds).toEqual(['Shoot', 'Charge', 'Charge', 'Charge', ...(moves ? ['Move'] : []), 'none'])
  })

  test('is no move of a crew whose gun is lost, where that is a gun crew still', () => {
    const crew = unitAs({ ...gun('field'), weapons: ['muskets'] }, { gunLost: true })
    const units = { 'town-muskets': crew, ...enemies }
    const options = (crewWithoutGun: string): string =>
      asking(few({ units, rulings: { crewWithoutGun } })).options.join('\n')
    expect(options('crew')).not.toMatch(/Move/)
    expect(options('ordinary')).toMatch(/^Aggressive Move: /m)
  })

  test('may be a charge of any unit but a gun crew, where crews do not charge', () => {
    const options = (unit: Field['units'][string]): string =>
      asking(
        few({ units: { 'town-muskets': unit, ...enemies }, rulings: { crewsCharge: 'no' } }),
      ).options.join('\n')
    expect(options(unitAs())).toMatch(/^Charge /m)
    expect(options(unitAs({ ...gun('field'), weapons: ['muskets'] }))).not.toMatch(/^Charge /m)
  })

  test('asks for nothing behind grapples that may be thrown', () => {
    const units = { 'town-muskets': unitAs({ aboard: 'guard-ship' }), boarders: { aboard: '' } }
    const question = (grappled: string): string => {
      const ships = { 'guard-ship': { moves: 2, grappled }, sloop: {} }
      return asking(few({ battle: 'sea', ships, units })).text
    }
    expect(question('sloop')).toBe('What is the first of these that Town Muskets can do?')
    expect(question('')).toMatch(/^Who does Town Muskets shoot at/)
  })

  test('names no move where by the ruling a unit always moves', () => {
    const { options } = asking(few({ rulings: { idleMoves: 'always' } }))
    expect(options.map((option) => option.replace(/[ :].*/, ''))).toEqual([
      'Shoot',
      'Charge',
      'Charge',
      'Charge',
      'none',
    ])
  })

  test('of an ordered unit is asked once too', () => {
    const units = { 'garrison-line': { engaged: ['boarders'] }, 'town-muskets': unitAs(), ...enemies }
    const { asked: put } = activation(
      few({ units: { ...units, boarders: { engaged: ['garrison-line'] } } }),
      ['melee', stalemate],
      ['commandRange.one', true],
      ['comesFirst', 'none'],
    )
    expect(put.filter((id) => id !== 'melee')).toEqual(['commandRange.one', 'comesFirst'])
  })

  test('can be overruled: the action in its place is asked about by itself', () => {
    const match = playAnswers(matchOn(few({ card: 'D13' })), ['comesFirst', 'charge boarders'])
    const column = decisionsOf(match).find(({ by }) => by.kind === 'column')
    if (column === undefined) throw new Error('No column was walked.')
    expect(match.overrule(column, 'aggressive', 'it keeps away').ok).toBe(true)
    expect(match.question?.id).toBe('blood-and-plunder.move.aggressive.one')
  })
})

describe('who comes first', () => {
  const shooter = few({ card: 'S1', units: { 'town-muskets': unitAs({ weapons: ['muskets'] }), ...enemies } })

  test('several tied are drawn among by lot', () => {
    const three = few({ units: { ...shooter.units, 'captains-company': {} } })
    const match = playAnswers(
      matchOn(three),
      ['comesFirst', 'shoot'],
      ['shootFirst', 'several'],
      ['shootFirst.several', ['boarders', 'captains-company']],
      ['shootAtNamed.tie', 'captains-company'],
    )
    expect(logTexts(match)).toContain("Town Muskets shoots at Captain's Company.")
    expect(chosenBy(match, 'shootAtNamed')).toBe('captains-company')
  })

  test('several tied where the map knows nobody: nothing is proposed that would be refused', () => {
    const far = { 'free-muskets': { at: { x: 40, y: 20 } }, boarders: { at: { x: 80, y: 20 } } }
    const three = { ...far, 'captains-company': { at: { x: 120, y: 20 } } }
    const here = { 'town-muskets': unitAs({ range: 2 }, { at: { x: 100, y: 340 } }) }
    const field = few({ way: 'proposed', units: { ...here, ...three } })
    const { question } = playAnswers(matchOn(field), ['comesFirst', 'shoot'], ['shootFirst', 'several'])
    expect(question?.id).toBe('blood-and-plunder.shootFirst.several')
    expect(question?.proposal).toBeUndefined()
  })

  test('both tied need not be named', () => {
    const match = playAnswers(
      matchOn(few()),
      ['comesFirst', 'charge'],
      ['chargeFirst', 'both'],
      ['chargeNamed.tie', 'free-muskets'],
    )
    expect(logTexts(match)).toContain('Town Muskets charges Free Muskets.')
  })

  test('for guerrillas is nobody that they keep away from', () => {
    const units = {
      'town-muskets': unitAs(traits('Hidden')),
      'free-muskets': { fatigue: 1 },
      boarders: { fatigue: 1 },
      'captains-company': {},
    }
    const { text, options } = asking(few({ units }))
    expect(text).toBe(
      "What is the first of these that Town Muskets can do? (Keeping away: not within 8 inches of a unit without Fatigue, and no closer to one already nearer: Captain's Company.)",
    )
    expect(options).toContain('Charge the closest enemy that it can, keeping away: Free Muskets')
    for (const option of options) expect(option.length).toBeLessThan(140)
  })

  test('by the ruling is the closest of all alone', () => {
    const only = few({ rulings: { chargeTarget: 'closest' } })
    expect(asking(only).options[1]).toBe('Charge the closest enemy of all: Free Muskets')
  })
})

describe('the number of actions', () => {
  const rounds = (unit: ReturnType<typeof unitAs>, other: ReturnType<typeof unitAs>): readonly string[] => {
    const field = few({
      card: 'D13',
      units: { 'town-muskets': unit, 'bow-scouts': other, boarders: {} },
      change: { next: ['opfor', 'opfor'] },
    })
    const match = matchOn(field)
    playAnswers(match, ['nearestEnemy', ['town-muskets']], ['actions', 1], ['comesFirst', 'aggressive'])
    return [String(match.question?.id).replace('blood-and-plunder.', ''), ...logTexts(match)]
  }
  const tired = unitAs({}, { fatigue: 1 })

  test('is asked once of the same training, suit, Fatigue and rule, and told as said before', () => {
    const [next, ...told] = rounds(tired, tired)
    expect(next).toBe('move.aggressive.one')
    expect(told).toContainEqual(
      'Bow Scouts is activated with 1 action (your earlier answer for Trained on Diamonds with 1 Fatigue). Column A, push.',
    )
  })

  test.each([
    ['another Fatigue', tired, unitAs({}, { fatigue: 2 })],
    ['another training', tired, unitAs({ training: 'veteran' }, { fatigue: 1 })],
    ['Quick', tired, unitAs({ traits: [{ name: 'Quick', reminder: '' }] }, { fatigue: 1 })],
    [
      'other words for Quick',
      unitAs({ traits: [{ name: 'Quick', reminder: '' }] }, { fatigue: 1 }),
      unitAs(traits('Quick'), { fatigue: 1 }),
    ],
  ])('is asked again with %s', (_, unit, other) => {
    expect(rounds(unit, other)[0]).toBe('actions')
  })

  test('is asked of each unit where facts are asked one by one', () => {
    const field: Field = {
      card: 'D13',
      units: { 'town-muskets': tired, 'bow-scouts': tired, boarders: {} },
      change: { next: ['opfor', 'opfor'] },
    }
    const match = playAnswers(matchOn(field), ['nearestEnemy', ['town-muskets']], ['actions', 1])
    playAnswers(match, ['shot.12.one', false], ['chargeable.one', false], ['move.aggressive.one', true])
    expect(match.question).toMatchObject({
      id: 'blood-and-plunder.actions',
      text: { params: { unit: { text: 'Bow Scouts' } } },
    })
  })

  test('is not asked again for another special rule', () => {
    expect(rounds(tired, unitAs(traits('Bayonets'), { fatigue: 1 }))[0]).toBe('move.aggressive.one')
  })

  test.each(['', ' '])('is asked with Quick alone where nothing is said of it: "%s"', (reminder) => {
    const quick = unitAs({ traits: [{ name: 'Quick', reminder }] })
    expect(asking(few({ units: { 'town-muskets': quick, ...enemies } })).text).toBe(
      'How many actions does Town Muskets have? (Trained on Spades: 1; but it has Quick.)',
    )
  })

  test('is asked with what Quick says', () => {
    expect(asking(few({ units: { 'town-muskets': unitAs(traits('Quick')), ...enemies } })).text).toBe(
      'How many actions does Town Muskets have? (Trained on Spades: 1; but it has Quick (as the book has it).)',
    )
  })
})

describe('what happened', () => {
  const charging = few({ change: { next: ['player'] } })

  test.each([
    ['a defensive shot', {}],
    ['a defensive fight', { empty: 1 }],
  ])('by %s is told with the fight that follows', (_, state) => {
    const units = { ...charging.units, 'town-muskets': unitAs({}, state) }
    const match = playAnswers(
      matchOn({ ...charging, units }),
      ['yours', 'boarders'],
      ['didWhom', ['charged town-muskets']],
    )
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'How did the fight between Boarders and Town Muskets end, including the defensive attack?',
    )
    playAnswers(match, ['meleeDefended', { ...stalemate, ownLost: 3 }])
    expect(unitWith(match.situation, 'boarders').models).toBe(5)
    expect(answeredQuestions(match)).toEqual(['yours', 'didWhom', 'meleeDefended'])
  })
})

describe('your activation', () => {
  const yours = few({
    units: { 'town-muskets': {}, 'bow-scouts': {}, boarders: { fatigue: 2 }, 'free-muskets': {} },
    change: { next: ['player'] },
  })

  test('tells deeds with their targets, and how much Fatigue was lost', () => {
    const match = playAnswers(matchOn(yours), ['yours', 'boarders'])
    expect(optionIds(match)).toEqual([
      'moved',
      'rallied 1',
      'rallied 2',
      'shot town-muskets',
      'shot bow-scouts',
      'charged town-muskets',
      'charged bow-scouts',
      'more',
    ])
    playAnswers(match, ['didWhom', ['rallied 1', 'shot town-muskets', 'shot bow-scouts']])
    playAnswers(match, ['harm', { lost: 1, fatigue: 0 }], ['harm', { lost: 2, fatigue: 0 }])
    expect(unitWith(match.situation, 'boarders').fatigue).toBe(1)
    expect(unitWith(match.situation, 'town-muskets').models).toBe(7)
    expect(answeredQuestions(match)).toEqual(['yours', 'didWhom', 'harm', 'harm'])
  })

  test('passes over an attack at who has fallen by the one before', () => {
    const units = { ...yours.units, 'town-muskets': { models: 1 } }
    const match = playAnswers(matchOn({ ...yours, units }), ['yours', 'boarders'])
    playAnswers(
      match,
      ['didWhom', ['shot town-muskets', 'charged town-muskets']],
      ['harm', { lost: 1, fatigue: 0 }],
    )
    expect(unitWith(match.situation, 'boarders').activated).toBe(true)
  })

  test('begins with the answer to who goes first', () => {
    const round = { ...yours, change: { next: [], card: '' } }
    const match = playAnswers(matchOn(round), ['lay', 'laid'], ['draw', ['S7']])
    expect(optionIds(match)).toEqual(['opfor', 'free-muskets', 'boarders', 'switch'])
    playAnswers(match, ['firstWith', 'boarders'], ['didWhom', []])
    expect(unitWith(match.situation, 'boarders').activated).toBe(true)
    expect(match.situation.next).toEqual(['opfor'])
    const other = playAnswers(matchOn(round), ['lay', 'laid'], ['draw', ['S7']], ['firstWith', 'opfor'])
    expect(other.situation.next).toEqual(['opfor', 'player'])
  })

  test('of the only unit that is left need not name it', () => {
    const units = { ...yours.units, boarders: { activated: true } }
    expect(asking({ ...yours, units }).text).toBe('What did Free Muskets do?')
  })
})

describe('after losses', () => {
  const far: Field = few({
    units: {
      'town-muskets': unitAs(),
      'lance-party': {},
      'bow-scouts': {},
      boarders: {},
      'free-muskets': {},
    },
    change: { next: ['opfor', 'player'] },
  })

  test('who had no enemy near is not asked about again, who had is, with the answer proposed', () => {
    const match = playAnswers(matchOn(far), ['nearestEnemy', ['town-muskets', 'lance-party']])
    playAnswers(match, ['activate.tie', 'town-muskets'], ['comesFirst', 'shoot'], ['shootFirst', 'boarders'])
    playAnswers(match, ['harm', { lost: 2, fatigue: 0 }], ['yours', 'boarders'], ['didWhom', []])
    playAnswers(match, ['lay', 'laid'], ['firstWith', 'opfor'])
    expect(match.question).toMatchObject({
      id: 'blood-and-plunder.nearestEnemy.measured',
      text: { params: { unit: { text: 'Lance Party' } } },
    })
  })
})
