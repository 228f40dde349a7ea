import { format, explainWhyNot } from '@opfor/kernel'
import { playAnswers, narrowingLines, decisionsOf, explanationText, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import ofGame from '../../../texts/de.json' with { type: 'json' }
import { isInTheOpen, targetNumber } from '../../../table/on-the-map.ts'
import { type Situation, unitWith } from '../../../table/situation.ts'
import { activation, type Field, matchOn, type Shown, situation, unharmed } from '../../../testing/field.ts'
import { box, on } from '../../../testing/ground.ts'
import { gun, traits, unitAs } from '../../../testing/profiles.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

describe('after a gun is lost', () => {
  const crew = unitAs({ id: 'battery-crew', name: 'Battery Crew', weapons: ['muskets'], ...gun('structure') })
  const match = matchOn({
    card: 'S7',
    units: { 'battery-crew': crew, 'free-muskets': { activated: true }, boarders: {} },
  })
  const lost = { lost: 0, fatigue: 0, gun: true, routed: false }
  playAnswers(
    match,
    ['nearestEnemy.measured', 15],
    ['shot.20', []],
    ['yours', 'boarders'],
    ['did', ['shot']],
    ['atWhom', 'battery-crew'],
    ['harm', lost],
  )

  test('the crew is not called unharmed', () => {
    expect(logTexts(match).filter((line) => /unharmed|lost its gun/.test(line))).toEqual([
      'Battery Crew has lost its gun.',
    ])
  })

  test('what was said of the gun is not taken for the muskets', () => {
    playAnswers(match, ['scored', { opfor: 0, player: 0 }], ['test', true], ['lay', 'laid'])
    playAnswers(match, ['draw', ['S7']], ['first', 'opfor'])
    expect(match.question?.id).toBe('blood-and-plunder.shot.20')
  })
})

test('an answer about a shot no longer counts when the target has come into melee', () => {
  const field: Field = {
    card: 'D13',
    units: { 'town-muskets': unitAs(), 'lance-party': { activated: true }, 'free-muskets': {} },
    change: { next: ['opfor', 'player', 'opfor'] },
  }
  const asksAgain = (engaged: string): string | undefined => {
    const { match } = activation(
      field,
      ['nearestEnemy.measured', 10],
      ['shot.12.one', true],
      ['harm', unharmed],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    match.correct([
      { set: 'engaged.free-muskets', to: engaged },
      { set: 'activated.town-muskets', to: 0 },
    ])
    playAnswers(match, ['yours', 'free-muskets'], ['did', []])
    return match.question?.id
  }
  expect(asksAgain('')).toBe('blood-and-plunder.harm')
  expect(asksAgain('lance-party')).toBe('blood-and-plunder.shot.12.one')
})

test('on a map the wall that a unit shoots over covers the unit, not its target', () => {
  const field = (target: number): Situation =>
    situation({
      way: 'map',
      units: { 'town-muskets': {}, 'free-muskets': { at: { x: 110, y: target } } },
    })
  const seen = (now: Situation, from: string, to: string): boolean =>
    isInTheOpen(now, unitWith(now, from), unitWith(now, to))
  const beyond = field(80)
  expect(seen(beyond, 'town-muskets', 'free-muskets')).toBe(true)
  expect(seen(beyond, 'free-muskets', 'town-muskets')).toBe(false)
  expect(targetNumber(beyond, unitWith(beyond, 'town-muskets'), unitWith(beyond, 'free-muskets'))).toBe(8)
  expect(seen(field(182), 'town-muskets', 'free-muskets')).toBe(false)
})

test('on a map nobody shoots at an enemy in melee, unless your rulebook lets them', () => {
  const field: Field = {
    way: 'map',
    units: {
      'town-muskets': unitAs({ charge: 1 }, { at: { x: 100, y: 200 } }),
      'lance-party': { at: { x: 100, y: 120 }, engaged: ['free-muskets'], activated: true },
      'free-muskets': { at: { x: 100, y: 100 }, engaged: ['lance-party'] },
    },
  }
  expect(activation(field).did.join(' ')).not.toMatch(/shoots/)
  const into = activation({ ...field, options: { intoMelee: true } }, ['harm', unharmed])
  expect(into.did).toEqual(['Town Muskets shoots at Free Muskets.'])
})

function notShot({ match }: Pick<Shown, 'match'>, id: string): string {
  const decision = decisionsOf(match, 'shootAt').at(-1)
  return decision === undefined
    ? 'nobody was shot at'
    : format(explainWhyNot(decision, id)).replace(/^.*, because /, '')
}

test('Shoot <12": an enemy beyond 12 inches is no target though another is nearer, nor one out of sight', () => {
  const wall = { ...box('wall', { x: 240, y: 250 }, { x: 260, y: 252 }), blocks: true }
  const shown = activation(
    on(
      { terrain: [wall] },
      {
        units: {
          'town-muskets': unitAs({}, { at: { x: 180, y: 300 } }),
          'free-muskets': { at: { x: 180, y: 200 } },
          boarders: { at: { x: 180, y: 160 } },
          'river-guides': { at: { x: 280, y: 230 } },
        },
      },
    ),
    ['harm', unharmed],
  )
  expect(shown.did).toEqual(['Town Muskets shoots at Free Muskets.'])
  expect(notShot(shown, 'boarders')).toBe('it is 12 inches away, and less than 12 is needed.')
  expect(notShot(shown, 'river-guides')).toBe('Town Muskets cannot see it.')
})

test('on a map with target numbers of your own, a target above 10 is none because you said so', () => {
  const field: Field = on(
    {},
    {
      units: {
        'town-muskets': unitAs({}, { at: { x: 180, y: 300 } }),
        'free-muskets': { at: { x: 180, y: 200 } },
        boarders: { at: { x: 200, y: 200 } },
      },
      options: { targetNumbers: 'asked' },
    },
  )
  const shown = activation(field, ['targetNumber', ['free-muskets']], ['harm', unharmed])
  expect(notShot(shown, 'boarders')).toBe('you said that the target number against it is above 10.')
})

test('the reminder of half volleys comes with a shot too, where it is wanted', () => {
  const field: Field = { units: { 'town-muskets': unitAs(), 'free-muskets': {} } }
  const told = (optionalChoices: string): string =>
    logTexts(
      activation(
        { ...field, rulings: { optionalChoices } },
        ['nearestEnemy.measured', 10],
        ['shot.12.one', true],
        ['harm', unharmed],
      ).match,
    ).join(' ')
  expect(told('reminded')).toMatch(/Town Muskets.* pushes/)
  expect(told('never')).not.toMatch(/pushes/)
})

test('Shooting Specialists: whether drill reaches 8 is asked of the target alone', () => {
  const { asked, did } = activation(
    { card: 'D13', units: { 'town-muskets': unitAs(traits('Drilled')), 'free-muskets': {}, boarders: {} } },
    ['nearestEnemy.measured', 10],
    ['shot.12', ['free-muskets', 'boarders']],
    ['easyInTheOpen', ['boarders']],
    ['drilled.one', true],
    ['harm', unharmed],
  )
  expect(asked).toContain('drilled.one')
  expect(did).toEqual(['Town Muskets shoots at Boarders with its drilled shot, for 2 actions.'])
})

test('Shooting Specialists: where drill is for need alone, a number above 8 needs it', () => {
  const { match, did } = activation(
    {
      card: 'D13',
      units: { 'town-muskets': unitAs(traits('Drilled')), 'free-muskets': {} },
      rulings: { drilledShot: 'needed' },
    },
    ['nearestEnemy.measured', 10],
    ['shot.12.one', true],
    ['targetNumber.measured', 9],
    ['drilled.one', true],
    ['harm', unharmed],
  )
  expect(did).toEqual(['Town Muskets shoots at Free Muskets with its drilled shot, for 2 actions.'])
  expect(explanationText(match, 'kindOfShot')).toMatch(
    /^drilled, as that brings the target number to 8 or less/,
  )
})

test('19: after those in the open it is not chance that decides, but who has not activated', () => {
  const { match } = activation(
    {
      units: { 'town-muskets': {}, 'free-muskets': { activated: true }, boarders: {} },
      rulings: { shootingOrder: 'unactivated' },
    },
    ['nearestEnemy.measured', 10],
    ['shot.12', ['free-muskets', 'boarders']],
    ['easyInTheOpen', []],
    ['harm', unharmed],
  )
  expect(narrowingLines(match, 'shootAt')).toEqual(['1'])
})

test('with a map that only proposes, a shot is proposed where it is in reach and not hopeless', () => {
  const proposal = (change: Parameters<typeof unitAs>[0], y: number, card = 'S13'): unknown => {
    const match = matchOn(
      on(
        {},
        {
          way: 'proposed',
          card,
          units: {
            'town-muskets': unitAs(change, { at: { x: 180, y: 300 } }),
            'free-muskets': { at: { x: 180, y } },
          },
        },
      ),
    )
    playAnswers(match, ['nearestEnemy.measured', 10])
    expect(match.question?.id).toBe('blood-and-plunder.shot.12.one')
    return match.question?.proposal
  }
  expect(proposal({}, 200)).toBe(true)
  expect(proposal({ range: 7 }, 200)).toBe(false)
  expect(proposal({ shoot: 9 }, 200)).toBe(true)
  expect(proposal({ shoot: 10 }, 200)).toBe(false)
  const drilled = { ...traits('Drilled'), shoot: 10, volley: { actions: 2, better: 3 } }
  expect(proposal(drilled, 200, 'D13')).toBe(true)
  expect(proposal(drilled, 200, 'S13')).toBe(false)
  expect(proposal({ ...drilled, volley: { actions: 2, better: 2 } }, 200, 'D13')).toBe(false)
})

describe('the question of a shot', () => {
  const asks = (card: string, enemies: Field['units'], more: Partial<Field> = {}): string => {
    const match = matchOn({ card, units: { 'town-muskets': unitAs(), ...enemies }, ...more })
    if (match.question?.id === 'blood-and-plunder.nearestEnemy.measured')
      playAnswers(match, ['nearestEnemy.measured', 9])
    expect(germanTexts).toHaveProperty([match.question?.text.id ?? ''])
    return match.question === undefined ? '' : format(match.question.text)
  }
  const two = { 'free-muskets': {}, boarders: {} }
  const behind = { scenario: { opfor: 1, player: 0 } }

  test('names the bound of its column, for one target or several', () => {
    const rest = 'in sight, in range, target number 10 or less?'
    expect(asks('S13', two)).toBe(`Which of these can Town Muskets shoot at: closer than 12 inches, ${rest}`)
    expect(asks('S7', two)).toBe(`Which of these can Town Muskets shoot at: closer than 20 inches, ${rest}`)
    expect(asks('S2', two, behind)).toBe(`Which of these can Town Muskets shoot at: ${rest}`)
    expect(asks('S13', { boarders: {} })).toBe(
      `Can Town Muskets shoot at Boarders: closer than 12 inches, ${rest}`,
    )
    expect(asks('S7', { boarders: {} })).toBe(
      `Can Town Muskets shoot at Boarders: closer than 20 inches, ${rest}`,
    )
    expect(asks('S2', { boarders: {} }, behind)).toBe(`Can Town Muskets shoot at Boarders: ${rest}`)
  })

  test('does not bound the target number where any is worth a shot', () => {
    expect(asks('S13', two, { rulings: { hopelessShots: 'yes' } })).toMatch(
      /in range, whatever the target number\?$/,
    )
  })
})

describe('target numbers on a map', () => {
  const field = (unit: Parameters<typeof unitAs>[0], more: Partial<Field> = {}): Field =>
    on(
      {},
      {
        units: {
          'town-muskets': unitAs({ charge: 1, ...unit }, { at: { x: 180, y: 300 } }),
          'free-muskets': { at: { x: 180, y: 200 } },
          boarders: { at: { x: 180, y: 240 } },
        },
        ...more,
      },
    )

  test('a target above 10 is none, which is a ruling and told; its range is to the last inch', () => {
    const shown = activation(field({ shoot: 9, rangeStep: 4 }), ['harm', unharmed])
    expect(shown.did).toEqual(['Town Muskets shoots at Boarders.'])
    expect(notShot(shown, 'free-muskets')).toBe('the target number against it is 11, above 10.')
    expect(explanationText(shown.match, 'A')).toMatch(/^Ruling, Hopeless shots/m)
    const both = activation(field({ range: 8 }), ['harm', unharmed])
    expect(notShot(both, 'free-muskets')).not.toMatch(/range/)
    expect(explanationText(both.match, 'A')).not.toMatch(/Ruling/)
  })

  test('one in melee is none, which is told', () => {
    const units = {
      'town-muskets': unitAs({}, { at: { x: 180, y: 300 } }),
      'lance-party': { at: { x: 180, y: 180 }, engaged: ['free-muskets'], activated: true },
      'free-muskets': { at: { x: 180, y: 200 }, engaged: ['lance-party'] },
      boarders: { at: { x: 180, y: 240 } },
    }
    const shown = activation({ ...field({}), units }, ['harm', unharmed])
    expect(notShot(shown, 'free-muskets')).toBe('it is in melee.')
  })

  test('a drilled shot saves one of two hopeless targets, and only that one is shot at', () => {
    const drill = { ...traits('Drilled'), shoot: 10, rangeStep: 4, volley: { actions: 2, better: 3 } }
    const shown = activation(field(drill, { card: 'D13' }), ['harm', unharmed])
    expect(shown.did[0]).toBe('Town Muskets shoots at Boarders with its drilled shot, for 2 actions.')
    expect(notShot(shown, 'free-muskets')).toBe('the target number against it is 12, above 10.')
  })

  test('a drilled shot makes no target of an enemy in melee', () => {
    const drill = {
      ...traits('Drilled'),
      charge: 1,
      shoot: 9,
      rangeStep: 4,
      volley: { actions: 2, better: 3 },
    }
    const units = {
      'town-muskets': unitAs(drill, { at: { x: 180, y: 300 } }),
      'lance-party': { at: { x: 180, y: 220 }, engaged: ['free-muskets'], activated: true },
      'free-muskets': { at: { x: 180, y: 240 }, engaged: ['lance-party'] },
      boarders: { at: { x: 220, y: 210 } },
    }
    const shown = activation({ ...field({}), card: 'D13', units }, ['harm', unharmed])
    expect(shown.did[0]).toBe('Town Muskets shoots at Boarders with its drilled shot, for 2 actions.')
  })

  test('with numbers of your own drill is asked for those that are hopeless', () => {
    const drill = { ...traits('Drilled'), shoot: 6 }
    const own = field(drill, { card: 'D13', options: { targetNumbers: 'asked' } })
    const match = playAnswers(matchOn(own), ['targetNumber', []])
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Against which of these does Town Muskets need 8 or less with a shot of 2 actions?',
    )
    expect(match.question?.text.id).toBe('blood-and-plunder.ask.drilled')
    playAnswers(match, ['drilled', ['boarders']])
    expect(logTexts(match).at(-1)).toMatch(/^Town Muskets shoots at Boarders/)
  })

  test('with numbers of your own drill is not asked for one that is hit without it', () => {
    const drill = { ...traits('Drilled'), shoot: 6 }
    const own = field(drill, { card: 'D13', options: { targetNumbers: 'asked' } })
    const match = playAnswers(matchOn(own), ['targetNumber', ['boarders']])
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Does Town Muskets need 8 or less against Free Muskets with a shot of 2 actions?',
    )
  })
})

test('with numbers of your own a hopeless shot is asked about, or made whatever the number', () => {
  const field = (hopelessShots: string): Field =>
    on(
      {},
      {
        units: {
          'town-muskets': unitAs({ charge: 1, move: 0 }, { at: { x: 180, y: 300 } }),
          'free-muskets': { at: { x: 180, y: 200 } },
        },
        options: { targetNumbers: 'asked' },
        rulings: { hopelessShots },
      },
    )
  const no = matchOn(field('no'))
  expect(no.question?.id).toBe('blood-and-plunder.targetNumber.measured')
  const refused = activation(field('no'), ['targetNumber.measured', 11])
  expect(refused.did).toEqual([])
  expect(explanationText(refused.match, 'A')).toContain(
    'you said that the target number against it is above 10',
  )
  const hits = activation(field('no'), ['targetNumber.measured', 10], ['harm', unharmed])
  expect(hits.did).toEqual(['Town Muskets shoots at Free Muskets.'])
  const any = activation(field('yes'), ['targetNumber.measured', 30], ['harm', unharmed])
  expect(any.did).toEqual(['Town Muskets shoots at Free Muskets.'])
})
