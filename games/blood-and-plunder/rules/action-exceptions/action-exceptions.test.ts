import { format } from '@opfor/kernel'
import { playAnswers, explanationText, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import {
  canShoot,
  isAggressive,
  isGuerrilla,
  isGunCrew,
  isShootingSpecialist,
  keptAtDistance,
} from './action-exceptions.ts'
import { bloodAndPlunder } from '../../index.ts'
import { apart } from '../../table/on-the-map.ts'
import { unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, situation, stalemate, unharmed } from '../../testing/field.ts'
import { on } from '../../testing/ground.ts'
import { gun, traits, unitAs } from '../../testing/profiles.ts'

const enemy = { 'free-muskets': {} }
const weary = { 'free-muskets': { fatigue: 1 } }

function alone(unit: ReturnType<typeof unitAs>, more: Partial<Field> = {}): Field {
  return { units: { 'town-muskets': unit, ...enemy }, ...more }
}

describe('Gun Crews', () => {
  test('never move, but charge whom they can', () => {
    const near = activation(
      alone(unitAs(gun('naval'), { empty: 1 })),
      ['nearestEnemy.measured', 5],
      ['chargeable.one', true],
      ['melee', { ...stalemate, gun: false }],
    )
    expect(near.did).toEqual(['Town Muskets charges Free Muskets.'])
    const { asked, did } = activation(alone(unitAs(gun('naval'))), ['nearestEnemy.measured', 13])
    expect(asked).toEqual(['nearestEnemy.measured'])
    expect(did).toEqual([])
  })

  test('a gun on a field carriage moves only to gain sight of an enemy', () => {
    const field = alone(unitAs(gun('field')))
    const sees = activation(field, ['nearestEnemy.measured', 13], ['move.gun.one', false])
    expect(sees.did).toEqual([])
    const blind = activation(field, ['nearestEnemy.measured', 13], ['move.gun.one', true])
    expect(blind.did).toEqual([
      'Town Muskets moves its gun to see an enemy. It goes there by the shortest way.',
    ])
  })

  test('fight when engaged', () => {
    const field = alone(unitAs(gun('structure'), { engaged: ['free-muskets'] }))
    const kept = activation(field, ['melee', { ...stalemate, gun: false }])
    expect(kept.did).toEqual(['Town Muskets fights Free Muskets.'])
    expect(unitWith(kept.now, 'town-muskets').gunLost).toBe(false)
  })

  test('do not shoot with a gun that is lost, whatever they are then', () => {
    const crew = unitAs({ ...gun('naval'), weapons: ['melee'] }, { gunLost: true })
    const lost = alone(crew, { rulings: { crewWithoutGun: 'crew' } })
    expect(activation(lost, ['nearestEnemy.measured', 13]).asked).toEqual(['nearestEnemy.measured'])
  })

  test('do not move without their gun, whatever carriage it was on', () => {
    const crew = unitAs({ ...gun('field'), weapons: ['melee'] }, { gunLost: true })
    const field = alone(crew, { rulings: { crewWithoutGun: 'crew' } })
    const { asked, match } = activation(field, ['nearestEnemy.measured', 13])
    expect(asked).toEqual(['nearestEnemy.measured'])
    expect(explanationText(match, 'A')).toContain('it is a gun crew, and its gun is lost')
  })

  test('lose their gun where the result says so, and are asked of it no more', () => {
    const field = alone(unitAs(gun('structure'), { engaged: ['free-muskets'] }))
    const lost = activation(field, ['melee', { ...stalemate, gun: true }])
    expect(unitWith(lost.now, 'town-muskets').gunLost).toBe(true)
    const after = alone(unitAs(gun('structure'), { engaged: ['free-muskets'], gunLost: true }))
    expect(activation(after, ['melee', stalemate]).did).toEqual(['Town Muskets fights Free Muskets.'])
  })
})

describe('Guerrillas', () => {
  test.each(['Hidden', 'Elusive', 'Skirmishers', 'Cunning', 'Quick'] as const)(
    '%s alone is enough',
    (trait) => {
      const now = situation(alone(unitAs(traits(trait))))
      expect(isGuerrilla(unitWith(now, 'town-muskets'))).toBe(true)
    },
  )

  test('use their special rules as often as possible: they are told, with what the owner wrote', () => {
    const shown = activation(
      alone(unitAs(traits('Hidden'))),
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', false],
    )
    expect(logTexts(shown.match)).toContain(
      'Use Hidden of Town Muskets as often as you can (as the book has it).',
    )
  })

  test('are reminded of these five alone: a drilled shot is no matter of as often as possible', () => {
    const shown = activation(
      alone(unitAs(traits('Hidden', 'Drilled', 'Bayonets'))),
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', false],
    )
    expect(logTexts(shown.match).filter((line) => line.startsWith('Use '))).toHaveLength(1)
  })

  test('come within 8 inches only of a unit that has Fatigue', () => {
    const fresh = activation(alone(unitAs(traits('Quick'), { empty: 1 })), ['move.aggressive.one', true])
    expect(fresh.asked).toEqual(['actions', 'move.aggressive.one'])
    expect(fresh.did).toEqual([
      'Town Muskets advances on its nearest enemy. It goes straight there, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer (Free Muskets). It ends in cover where that costs no distance.',
    ])
    const tired = activation(
      alone(unitAs(traits('Quick'), { empty: 1 }), {
        units: { 'town-muskets': unitAs(traits('Quick'), { empty: 1 }), ...weary },
      }),
      ['nearestEnemy.measured', 6],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(tired.did).toEqual(['Town Muskets charges Free Muskets.'])
  })

  test('who is within 8 inches already charges another where it comes no closer: asked as the map decides', () => {
    const field = (fresh: number): Field => ({
      way: 'map',
      units: {
        'town-muskets': unitAs(traits('Quick'), { at: { x: 180, y: 200 }, empty: 1 }),
        'free-muskets': { at: { x: 180, y: 150 }, fatigue: 1 },
        boarders: { at: { x: 180, y: fresh }, fatigue: 0 },
      },
    })
    const charges = ['Town Muskets charges Free Muskets.']
    expect(activation(on({}, field(270)), ['melee', stalemate]).did).toEqual(charges)
    expect(activation(on({}, field(120))).did).not.toEqual(charges)
    for (const [asking, first] of [
      ['each', [['nearestEnemy.measured', 4]]],
      ['few', []],
    ] as const) {
      const match = matchOn({ ...field(270), way: 'asked', options: { asking } })
      playAnswers(match, ['actions', 1], ...first)
      const { text, options = [] } = match.question ?? { text: '' as never }
      expect([text, ...options.map(({ name }) => name)].map((each) => format(each)).join(' ')).toMatch(
        /within 8 inches of a unit without Fatigue, (or|and no) closer to one already nearer(: | \()Boarders/,
      )
    }
  })

  test('on a map a move ends not within 8 inches, and who is inside comes no closer', () => {
    const far = activation(
      alone(unitAs(traits('Quick'), { at: { x: 100, y: 180 }, empty: 1 }), {
        way: 'map',
        units: {
          'town-muskets': unitAs(traits('Quick'), { at: { x: 100, y: 180 }, empty: 1 }),
          'free-muskets': { at: { x: 100, y: 40 } },
        },
      }),
    )
    expect(far.did).toHaveLength(1)
    const [unit, enemy] = [unitWith(far.now, 'town-muskets'), unitWith(far.now, 'free-muskets')]
    expect(apart(far.now, unit, enemy)).toBeGreaterThan(8)
    const near = activation({
      way: 'map',
      units: {
        'town-muskets': unitAs(traits('Quick'), { at: { x: 100, y: 120 }, empty: 1 }),
        'free-muskets': { at: { x: 100, y: 40 } },
      },
    })
    expect(near.did).toEqual(['Town Muskets reloads and is loaded.'])
  })
})

describe('Shooting Specialists', () => {
  const drilled = unitAs(traits('Drilled'))

  test.each(['Drilled', 'Expertly Drilled', 'Marksmen'] as const)('%s alone is enough', (trait) => {
    const now = situation(alone(unitAs(traits(trait))))
    expect(isShootingSpecialist(unitWith(now, 'town-muskets'))).toBe(true)
    const none = situation(alone(unitAs(traits('Hidden'))))
    expect(isShootingSpecialist(unitWith(none, 'town-muskets'))).toBe(false)
  })

  test('a unit with pistols and blades has something to shoot with, one with blades alone has not', () => {
    const now = situation(alone(unitAs({ weapons: ['pistols', 'melee'] })))
    expect(canShoot(now, unitWith(now, 'town-muskets'))).toBe(true)
    const blades = situation(alone(unitAs({ weapons: ['melee'] })))
    expect(canShoot(blades, unitWith(blades, 'town-muskets'))).toBe(false)
  })
  const shotAt = [
    ['nearestEnemy.measured', 10],
    ['shot.12.one', true],
  ] as const

  test('with two actions they use the drilled shot, if it brings the number to 8 or less', () => {
    const { did, now } = activation(
      alone(drilled, { card: 'D13' }),
      ...shotAt,
      ['drilled.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
    expect(now.acting.left).toBe(0)
  })

  test('otherwise an ordinary shot', () => {
    const { did } = activation(
      alone(drilled, { card: 'D13' }),
      ...shotAt,
      ['drilled.one', false],
      ['harm', unharmed],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets.', 'Town Muskets reloads and is loaded.'])
  })

  test('a target is no hopeless one where the drilled shot brings its number to 8 or less', () => {
    const shots = (better: number, card: string): readonly string[] =>
      activation(
        {
          way: 'map',
          card,
          units: {
            'town-muskets': unitAs(
              { ...traits('Drilled'), shoot: 10, rangeStep: 4, charge: 1, volley: { actions: 2, better } },
              { at: { x: 100, y: 120 } },
            ),
            'free-muskets': { at: { x: 100, y: 60 } },
          },
        },
        ...(better === 3 && card === 'D13' ? [['harm', unharmed] as const] : []),
      ).did
    const drilledShot = 'Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'
    expect(shots(3, 'D13')).toEqual([drilledShot])
    expect(shots(2, 'D13')[0]).toMatch(/advances/)
    expect(shots(3, 'S13')[0]).toMatch(/advances/)
  })

  test('without a map the question says so, as long as there are actions for the drilled shot', () => {
    const asks = (card: string): string => {
      const match = playAnswers(matchOn(alone(drilled, { card })), ['nearestEnemy.measured', 10])
      return match.question === undefined ? '' : format(match.question.text)
    }
    expect(asks('D13')).toMatch(/target number 10 or less, or 8 or less with a shot of 2 actions\?$/)
    expect(asks('S13')).toMatch(/in range, target number 10 or less\?$/)
  })

  test('a drilled shot of three actions is not for a unit with two', () => {
    const slow = unitAs({ ...traits('Drilled'), volley: { actions: 3, better: 1 } })
    const shot = ['harm', unharmed] as const
    const two = activation(
      alone(slow, { card: 'D13' }),
      ...shotAt,
      shot,
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(two.did[0]).toBe('Town Muskets shoots at Free Muskets.')
    const three = activation(alone(slow, { card: 'C13' }), ...shotAt, ['drilled.one', true], shot)
    expect(three.did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 3 actions.'])
  })

  test('whether drill reaches 8 is asked in so many words', () => {
    const match = playAnswers(matchOn(alone(drilled, { card: 'D13' })), ...shotAt)
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Does Town Muskets need 8 or less against Free Muskets with a shot of 2 actions?',
    )
  })

  test('with one action they have no choice', () => {
    const { asked } = activation(alone(drilled), ...shotAt, ['harm', unharmed])
    expect(asked).not.toContain('drilled.one')
  })
})

describe('Aggressive Units', () => {
  test.each([
    ['without muskets, carbines or bows', { weapons: ['melee'] }, true],
    ['with pistols alone', { weapons: ['pistols'] }, true],
    ['with muskets', { weapons: ['muskets'] }, false],
    ['with carbines', { weapons: ['carbines', 'pistols'] }, false],
    ['with bows', { weapons: ['bows'] }, false],
    ['with explosives, even with muskets', { weapons: ['muskets', 'explosives'] }, true],
    ['a gun crew is none', { weapons: ['melee'], ...gun('field') }, false],
    ['nor with explosives', { weapons: ['explosives'], ...gun('naval') }, false],
  ] as const)('%s', (_, change, aggressive) => {
    const now = situation(alone(unitAs(change)))
    expect(isAggressive(now, unitWith(now, 'town-muskets'))).toBe(aggressive)
  })

  test('charge before they shoot', () => {
    const { did } = activation(
      alone(unitAs({ weapons: ['muskets', 'explosives'] })),
      ['nearestEnemy.measured', 7],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(did).toEqual(['Town Muskets charges Free Muskets.'])
  })
})

describe('Bayonets', () => {
  const empty = unitAs(traits('Bayonets'), { empty: 1 })

  test('an empty unit fixes them within 8 inches, and is aggressive then', () => {
    const { did, now } = activation(
      alone(empty, { card: 'D13' }),
      ['nearestEnemy.measured', 7.9],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(did).toEqual(['Town Muskets fixes bayonets.', 'Town Muskets charges Free Muskets.'])
    expect(isAggressive(now, unitWith(now, 'town-muskets'))).toBe(true)
  })

  test('8 inches are within 8 inches; a little more, of which 8 is the rounded number, is not', () => {
    const exact = activation(alone(empty), ['nearestEnemy.measured', 8], ['withinEight.one', true])
    expect(exact.did).toEqual(['Town Muskets fixes bayonets.'])
    const more = activation(
      alone(empty),
      ['nearestEnemy.measured', 8],
      ['withinEight.one', false],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(more.did).toEqual(['Town Muskets reloads and is loaded.'])
    const beyond = activation(
      alone(empty),
      ['nearestEnemy.measured', 8.1],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(beyond.asked).not.toContain('withinEight.one')
  })

  const apart = (tenths: number, way: 'map' | 'proposed'): Field => ({
    way,
    card: 'S7',
    units: {
      'town-muskets': { ...empty, at: { x: 100, y: 60 + tenths } },
      'free-muskets': { at: { x: 100, y: 40 } },
    },
    options: { control: 1 },
  })

  test('on a map 8 inches are within 8 inches, a tenth more is not, and nobody is asked', () => {
    const [exact, more] = [80, 81].map((tenths) => activation(apart(tenths, 'map')))
    expect(exact?.did).toEqual(['Town Muskets fixes bayonets.'])
    expect(more?.did).not.toContain('Town Muskets fixes bayonets.')
    expect([exact, more].flatMap((shown) => shown?.asked)).not.toContain('withinEight.one')
  })

  test('a map that only proposes tells whether 8 inches are no more than that', () => {
    const proposed = [80, 81].map((tenths) => {
      const { question } = playAnswers(matchOn(apart(tenths, 'proposed')), ['nearestEnemy.measured', 8])
      return [question?.id, question?.proposal]
    })
    expect(proposed).toEqual([
      ['blood-and-plunder.withinEight.one', true],
      ['blood-and-plunder.withinEight.one', false],
    ])
  })

  test('a unit with nothing to shoot with has nothing loaded', () => {
    const unit = unitAs({ ...traits('Bayonets'), weapons: ['melee'] })
    const { did } = activation(alone(unit), ['nearestEnemy.measured', 5])
    expect(did).toEqual(['Town Muskets fixes bayonets.'])
  })

  test('a Shaken unit leaves them off, and so does one with too few actions for them', () => {
    const shaken = activation(alone(unitAs(traits('Bayonets'), { empty: 1, fatigue: 3 })), ['rallied', 1])
    expect(explanationText(shaken.match, 'bayonets')).toMatchInlineSnapshot(`
      "left off while Shaken: leaving them off
      Bayonets (Town Muskets): leaving them off"
    `)
    const few = activation(
      alone(empty, { options: { bayonetCost: 2 } }),
      ['nearestEnemy.measured', 5],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(explanationText(few.match, 'bayonets')).toMatchInlineSnapshot(`
      "left off with too few actions: leaving them off
      Bayonets (Town Muskets): leaving them off"
    `)
    const enough = alone(empty, { card: 'D13', options: { bayonetCost: 2 } })
    expect(activation(enough, ['nearestEnemy.measured', 5]).did).toEqual(['Town Muskets fixes bayonets.'])
  })

  test('where they wait for a charge, two actions are enough for both', () => {
    const field = alone(empty, { card: 'D13', rulings: { fixingBayonets: 'charge' } })
    const { did } = activation(
      field,
      ['nearestEnemy.measured', 5],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(did).toEqual(['Town Muskets fixes bayonets.', 'Town Muskets charges Free Muskets.'])
  })

  test('within 8 inches is asked in so many words', () => {
    const match = playAnswers(matchOn(alone(empty)), ['nearestEnemy.measured', 8])
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Is an enemy within 8 inches of Town Muskets? A little more does not count.',
    )
    expect(match.question?.text.id).toBe('blood-and-plunder.ask.withinEightOne')
  })

  test('a loaded unit does not', () => {
    const { did } = activation(
      alone(unitAs(traits('Bayonets'))),
      ['nearestEnemy.measured', 5],
      ['shot.12.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets.'])
  })

  test('come off when Reload is reached and nobody is within 8 inches', () => {
    const fixed = unitAs(traits('Bayonets'), { empty: 1, bayonetsFixed: true })
    const { did, now } = activation(
      alone(fixed),
      ['nearestEnemy.measured', 20],
      ['move.aggressive.one', false],
    )
    expect(did).toEqual([
      'Town Muskets takes its bayonets off to reload.',
      'Town Muskets reloads and is loaded.',
    ])
    expect(unitWith(now, 'town-muskets').bayonetsFixed).toBe(false)
  })

  test('come off by a Reload of a loaded unit too, as corrections and entered positions may have it', () => {
    const fixed = unitAs(traits('Bayonets'), { empty: 0, bayonetsFixed: true })
    const script = [['nearestEnemy.measured', 20] as const, ['move.aggressive.one', false] as const]
    const { did, now } = activation(alone(fixed), ...script)
    expect(did).toContain('Town Muskets takes its bayonets off to reload.')
    expect(unitWith(now, 'town-muskets')).toMatchObject({ bayonetsFixed: false, empty: 0 })
  })
})

describe('Cavalry', () => {
  test('stays out of sight among ways that lead as close: told where you move by eye', () => {
    const shown = activation(
      alone(unitAs({ mounted: true, weapons: ['carbines'] })),
      ['nearestEnemy.measured', 20],
      ['move.aggressive.one', true],
    )
    expect(shown.did.at(-1)).toBe(
      'Town Muskets is mounted: among ways that lead equally close, it stays out of sight.',
    )
  })

  test('on a map closeness comes first, sight second, cover last', () => {
    const { match } = activation({
      way: 'map',
      units: {
        'town-muskets': unitAs({ mounted: true }, { at: { x: 180, y: 300 }, empty: 1 }),
        'free-muskets': { at: { x: 180, y: 60 } },
      },
    })
    expect(
      bloodAndPlunder.declared
        .find(({ id }) => id.endsWith('.aggressive'))
        ?.lines.map(({ text }) => format(text)),
    ).toEqual([
      'the shortest way to the nearest enemy',
      'the fewest enemies that see it',
      'the best cover',
      'on the shortest way',
      'a place drawn at random',
    ])
    expect(explanationText(match, 'aggressive')).toMatchInlineSnapshot(`
      "the shortest way to the nearest enemy: (19.7"/26.6") ((20.5"/27"): 19.5 inches, (15"/28"): 20.7 inches, (18"/26"): 21.6 inches, (19.7"/26.6"): 19.2 inches and (22"/30"): 22.3 inches)
      Aggressive Move (Town Muskets): (19.7"/26.6")"
    `)
  })
})

describe('several exceptions at once: prohibitions, then order, then preferences', () => {
  test('gun crew and guerrilla: it keeps its gun where it is', () => {
    const unit = unitAs({ ...gun('naval'), ...traits('Hidden') })
    expect(activation(alone(unit), ['nearestEnemy.measured', 30]).did).toEqual([])
  })

  test('gun crew and specialist: the gun may use the drilled shot', () => {
    const unit = unitAs({ ...gun('naval'), ...traits('Marksmen') })
    const { did } = activation(
      alone(unit, { card: 'D13' }),
      ['nearestEnemy.measured', 10],
      ['shot.12.one', true],
      ['drilled.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
  })

  test('gun crew and aggressive: a crew is never aggressive', () => {
    const now = situation(alone(unitAs({ ...gun('field'), weapons: ['explosives'] })))
    expect(isGunCrew(now, unitWith(now, 'town-muskets'))).toBe(true)
    expect(isAggressive(now, unitWith(now, 'town-muskets'))).toBe(false)
  })

  test('gun crew with fixed bayonets: it is aggressive while they are', () => {
    const crew = unitAs({ ...gun('naval'), ...traits('Bayonets') }, { empty: 1, bayonetsFixed: true })
    const now = situation(alone(crew))
    expect(isAggressive(now, unitWith(now, 'town-muskets'))).toBe(true)
  })

  test('gun crew and bayonets: it fixes them and charges; where crews may not, it only fixes them', () => {
    const unit = unitAs({ ...gun('naval'), ...traits('Bayonets') }, { empty: 3 })
    const near: ScriptedAnswer = ['nearestEnemy.measured', 5]
    const { did } = activation(
      alone(unit, { card: 'D13' }),
      near,
      ['chargeable.one', true],
      ['melee', { ...stalemate, gun: false }],
    )
    expect(did).toEqual(['Town Muskets fixes bayonets.', 'Town Muskets charges Free Muskets.'])
    const stays = alone(unit, { card: 'D13', rulings: { crewsCharge: 'no' } })
    expect(activation(stays, near).did).toEqual(['Town Muskets fixes bayonets.'])
  })

  test('gun crew and cavalry: it does not move', () => {
    const unit = unitAs({ ...gun('structure'), mounted: true })
    expect(activation(alone(unit), ['nearestEnemy.measured', 30]).did).toEqual([])
  })

  test('guerrilla and specialist: both hold, the shot is not a move', () => {
    const { did } = activation(
      alone(unitAs(traits('Elusive', 'Drilled')), { card: 'D13' }),
      ['nearestEnemy.measured', 9],
      ['shot.12.one', true],
      ['drilled.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
  })

  test('guerrilla and aggressive: it does not charge an enemy without Fatigue', () => {
    const unit = unitAs({ ...traits('Skirmishers'), weapons: ['pistols'] })
    const { asked, did } = activation(
      alone(unit),
      ['move.aggressive.one', false],
      ['nearestEnemy.measured', 6],
      ['shot.12.one', true],
      ['harm', unharmed],
    )
    expect(asked).not.toContain('chargeable.one')
    expect(did).toEqual(['Town Muskets shoots at Free Muskets.'])
  })

  test('guerrilla and aggressive, where aggression goes first: it keeps away from nobody', () => {
    const field = alone(unitAs({ ...traits('Quick'), weapons: ['melee'] }))
    const kept = (severalExceptions: string): readonly string[] => {
      const now = situation({ ...field, rulings: { severalExceptions } })
      return keptAtDistance(now, unitWith(now, 'town-muskets')).map(({ id }) => id)
    }
    expect(kept('prohibitions')).toEqual(['free-muskets'])
    expect(kept('aggressive')).toEqual([])
  })

  test('guerrilla and bayonets: it fixes them but keeps its distance', () => {
    const unit = unitAs(traits('Cunning', 'Bayonets'), { empty: 1 })
    const { did } = activation(
      alone(unit, { card: 'D13' }),
      ['nearestEnemy.measured', 6],
      ['move.aggressive.one', false],
    )
    expect(did).toEqual(['Town Muskets fixes bayonets.'])
  })

  test('guerrilla and cavalry: distance is kept, then sight decides', () => {
    const shown = activation(
      alone(unitAs({ ...traits('Quick'), mounted: true })),
      ['nearestEnemy.measured', 20],
      ['move.aggressive.one', true],
    )
    expect(shown.did[0]).toMatch(
      /but not within 8 inches of a unit without Fatigue, and no closer to one already nearer \(Free Muskets\)/,
    )
    expect(shown.did[1]).toMatch(/is mounted: among ways that lead equally close/)
  })

  test('specialist and aggressive: it charges first, and drills its shot where it cannot', () => {
    const unit = unitAs({ ...traits('Drilled'), weapons: ['muskets', 'explosives'] })
    const { did } = activation(
      alone(unit, { card: 'D13' }),
      ['nearestEnemy.measured', 10],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
      ['shot.12.one', true],
      ['drilled.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
  })

  test('specialist and bayonets: empty it fixes them, loaded it shoots', () => {
    const { did } = activation(
      alone(unitAs(traits('Expertly Drilled', 'Bayonets'), { empty: 1 }), { card: 'S13' }),
      ['nearestEnemy.measured', 6],
    )
    expect(did).toEqual(['Town Muskets fixes bayonets.'])
  })

  test('specialist and cavalry: a mounted unit drills its shot as any', () => {
    const { did } = activation(
      alone(unitAs({ ...traits('Marksmen'), mounted: true, weapons: ['carbines'] }), { card: 'D13' }),
      ['nearestEnemy.measured', 10],
      ['shot.12.one', true],
      ['drilled.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
  })

  test('aggressive and bayonets: explosives and fixed bayonets make it aggressive once', () => {
    const unit = unitAs(
      { ...traits('Bayonets'), weapons: ['muskets', 'explosives'] },
      { bayonetsFixed: true },
    )
    const now = situation(alone(unit))
    expect(isAggressive(now, unitWith(now, 'town-muskets'))).toBe(true)
  })

  test('aggressive and cavalry: lancers charge at once, nothing keeps them away', () => {
    const unit = unitAs({ mounted: true, weapons: ['melee'], charge: 10 })
    const now = situation(alone(unit))
    expect(keptAtDistance(now, unitWith(now, 'town-muskets'))).toEqual([])
    const { did } = activation(
      alone(unit),
      ['nearestEnemy.measured', 9],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(did).toEqual(['Town Muskets charges Free Muskets.'])
  })

  test('bayonets and cavalry: mounted units fix them too', () => {
    const unit = unitAs({ ...traits('Bayonets'), mounted: true }, { empty: 1 })
    expect(activation(alone(unit), ['nearestEnemy.measured', 4]).did).toEqual([
      'Town Muskets fixes bayonets.',
    ])
  })

  test('cavalry, guerrilla and aggressive together: kept away, charging first, out of sight', () => {
    const unit = unitAs({ ...traits('Quick'), mounted: true, weapons: ['melee'] })
    const shown = activation(
      { units: { 'town-muskets': unit, ...enemy, boarders: { fatigue: 2 } } },
      ['nearestEnemy.measured', 6],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(shown.did).toEqual(['Town Muskets charges Boarders.'])
  })
})
