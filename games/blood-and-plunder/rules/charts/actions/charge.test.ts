import { format } from '@opfor/kernel'
import { playAnswers, explanationText } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { distance } from '../../../table/geometry/point.ts'
import ofGame from '../../../texts/de.json' with { type: 'json' }
import { chargeable } from '../../attack/chargeable.ts'
import { canBeCharged } from '../../attack/contact.ts'
import { noChargeAt } from '../../attack/no-charge.ts'
import { type Situation, unitWith, withPlaced, withShip, withUnit } from '../../../table/situation.ts'
import { activation, type Field, matchOn, situation, stalemate } from '../../../testing/field.ts'
import { traits, unitAs } from '../../../testing/profiles.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

const lances = unitAs({ weapons: ['melee'] })

test('a charge ends beside its target, on nobody else, and you say where', () => {
  const field: Field = {
    way: 'map',
    units: {
      'lance-party': { at: { x: 100, y: 120 } },
      'town-muskets': unitAs({}, { at: { x: 100, y: 81 }, engaged: ['free-muskets'], activated: true }),
      'free-muskets': { at: { x: 100, y: 60 }, engaged: ['town-muskets'] },
    },
  }
  const { asked, now } = activation(field, ['melee', stalemate])
  expect(asked).toEqual(['melee', 'where'])
  const at = (id: string) => unitWith(now, id).at
  expect(distance(at('lance-party'), at('free-muskets'))).toBeLessThan(21)
  expect(distance(at('lance-party'), at('town-muskets'))).toBeGreaterThan(20)
  const dragged = activation(field, ['melee', stalemate], ['where', { x: 12, y: 6 }])
  expect(unitWith(dragged.now, 'lance-party').at).toEqual({ x: 120, y: 60 })
})

test('a charge after which they are not engaged ends apart', () => {
  const { now } = activation(
    {
      way: 'map',
      units: {
        'town-muskets': { ...lances, at: { x: 100, y: 120 } },
        'free-muskets': { at: { x: 100, y: 60 } },
      },
    },
    ['melee', { ...stalemate, engaged: false }],
  )
  expect(unitWith(now, 'town-muskets').at.y - 60).toBeGreaterThanOrEqual(25)
})

test('why no enemy can be charged is said of each enemy, with its distance', () => {
  const { match } = activation({
    way: 'map',
    units: {
      'town-muskets': unitAs({ weapons: ['melee'], charge: 3 }, { at: { x: 100, y: 150 } }),
      'free-muskets': { at: { x: 100, y: 90 } },
      boarders: { at: { x: 100, y: 20 } },
    },
  })
  expect(explanationText(match, 'A-aggressive')).toContain(
    'no enemy can be charged (Free Muskets: it is 4 inches away, and Town Muskets can charge 3 inches; Boarders: it is 11 inches away, and Town Muskets can charge 3 inches)',
  )
  const now = situation({
    way: 'map',
    units: {
      'town-muskets': { at: { x: 100, y: 150 } },
      'free-muskets': { at: { x: 100, y: 90 } },
      boarders: { at: { x: 100, y: 118 } },
    },
  })
  const actor = { id: 'town-muskets', actions: 1, ordered: false }
  expect(format(noChargeAt(now, actor, unitWith(now, 'free-muskets')))).toBe(
    'it is 4 inches away, and no free place beside it is in reach',
  )
})

test('without a map nobody is charged because you said so, or because no deck can be reached', () => {
  const why = (gunDeck: Field['units'][string], ...script: Parameters<typeof activation>[1][]): string => {
    const crew = unitAs({ weapons: ['melee'], aboard: 'guard-ship' })
    const units = { 'town-muskets': crew, boarders: {}, 'gun-deck': gunDeck }
    const ships = { 'guard-ship': { moves: 2 } }
    const { match } = activation({ battle: 'sea', units, ships }, ['grapple.one', false], ...script)
    const lines = explanationText(match, 'A-aggressive').split('\n')
    return lines.find((line) => line.includes('Charge cannot be performed')) ?? ''
  }
  expect(why({ aboard: '' }, ['chargeable.one', false], ['move.aggressive.one', false])).toBe(
    '3. Charge cannot be performed: you said that it cannot charge',
  )
  expect(why({})).toBe(
    '3. Charge cannot be performed: no enemy can be charged (Boarders: it and Town Muskets are not aboard ships grappled to each other; Gun Deck: it and Town Muskets are not aboard ships grappled to each other)',
  )
})

test('where every place beside it is taken an enemy cannot be charged', () => {
  const crowd = { side: 'player', empty: 1 } as const
  const { did } = activation(
    {
      way: 'map',
      units: {
        'town-muskets': unitAs({ weapons: ['melee'], move: 1 }, { at: { x: 100, y: 150 } }),
        'free-muskets': { at: { x: 100, y: 90 } },
        boarders: { ...crowd, at: { x: 100, y: 118 } },
      },
    },
    ['melee', stalemate],
  )
  expect(did).toEqual(['Town Muskets charges Boarders.'])
})

test('Guerrillas: a charge that would end near an enemy without Fatigue is asked for in so many words', () => {
  const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'] })
  const field: Field = { units: { 'town-muskets': scouts, 'free-muskets': {}, boarders: { fatigue: 1 } } }
  const match = matchOn(field)
  playAnswers(match, ['actions', 1], ['nearestEnemy.measured', 6])
  expect(match.question === undefined ? '' : format(match.question.text)).toBe(
    'Can Town Muskets charge Boarders without coming within 8 inches of a unit without Fatigue, or closer to one already nearer (Free Muskets)?',
  )
  const beside: Field = {
    way: 'proposed',
    units: {
      'town-muskets': { ...scouts, at: { x: 100, y: 160 } },
      'free-muskets': { at: { x: 125, y: 90 } },
      boarders: { fatigue: 1, at: { x: 100, y: 90 } },
    },
  }
  const { asked, did } = activation(beside)
  expect(asked).toContain('chargeable.one')
  expect(did.join(' ')).not.toMatch(/charges/)
})

test('Guerrillas: where no enemy has Fatigue no enemy can be charged, and the ruling on whose Fatigue is told', () => {
  const scouts = unitAs({ ...traits('Quick', 'Hidden'), weapons: ['melee'] })
  const { match } = activation(
    { units: { 'town-muskets': scouts, 'free-muskets': {} } },
    ['actions', 1],
    ['move.aggressive.one', false],
  )
  expect(explanationText(match, 'A-aggressive')).toMatchInlineSnapshot(`
    "2. Grapple cannot be performed: it is not aboard a ship
    Ruling, Whose Fatigue: enemies
    Ruling, Charging guerrillas: yes: a charge moves the unit
    3. Charge cannot be performed: guerrillas (Quick and Hidden) come within 8 inches of units with Fatigue only, and no enemy has any
    Can Town Muskets get closer to its nearest enemy with the move it has left, going around obstacles, but not within 8 inches of a unit without Fatigue, and no closer to one already nearer (Free Muskets)? You answered: no
    Ruling, Idle moves: when it improves what that move is for
    4. Aggressive Move cannot be performed: you said that it cannot get closer to its nearest enemy
    1. Shoot <12" cannot be performed: it has nothing to shoot with
    5. Fight cannot be performed: it is not engaged
    6. Reload cannot be performed: it has nothing to load
    7. Rally cannot be performed: it has no Fatigue
    8. Repair cannot be performed: it is not aboard a ship
    Column A, push, aggressive (Town Muskets): nothing"
  `)
})

test('a charge of more than 12 inches reaches its last inch, and no farther', () => {
  const charges = (tenths: number): readonly string[] =>
    activation(
      {
        way: 'map',
        units: {
          'town-muskets': unitAs({ weapons: ['melee'], charge: 14 }, { at: { x: 330, y: 220 } }),
          'free-muskets': { at: { x: 330, y: 220 - 20 - tenths } },
        },
      },
      ...(tenths > 140 ? [] : [['melee', stalemate] as const]),
    ).did
  expect(charges(140)).toEqual(['Town Muskets charges Free Muskets.'])
  expect(charges(141)[0]).toMatch(/advances/)
})

test('what can be charged is asked in so many words, of one enemy or of several', () => {
  const asks = (unit: ReturnType<typeof unitAs>, enemies: Field['units']): string => {
    const match = matchOn({ units: { 'town-muskets': unit, ...enemies } })
    if (match.question?.id === 'blood-and-plunder.actions') playAnswers(match, ['actions', 1])
    playAnswers(match, ['nearestEnemy.measured', 6])
    expect(germanTexts).toHaveProperty([match.question?.text.id ?? ''])
    return match.question === undefined ? '' : format(match.question.text)
  }
  const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'] })
  const tired = { 'free-muskets': { fatigue: 1 }, boarders: { fatigue: 1 } }
  expect(asks(lances, { 'free-muskets': {} })).toBe('Can Town Muskets charge Free Muskets?')
  expect(asks(lances, { 'free-muskets': {}, boarders: {} })).toBe('Which of these can Town Muskets charge?')
  expect(asks(scouts, tired)).toBe('Which of these can Town Muskets charge?')
  expect(asks(scouts, { ...tired, 'river-guides': {} })).toBe(
    'Which of these can Town Muskets charge without coming within 8 inches of a unit without Fatigue, or closer to one already nearer (River Guides)?',
  )
})

test('an answer about a charge rests on where all stand, on grapples, and on whom to keep away from', () => {
  const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'], aboard: 'guard-ship' })
  const field: Field = {
    battle: 'sea',
    units: { 'town-muskets': scouts, boarders: { fatigue: 1 }, 'gun-deck': {} },
  }
  const rests = (now: Situation): string =>
    chargeable.validityKey(unitWith(now, 'boarders'), now, { id: 'town-muskets', actions: 1, ordered: false })
  const before = situation(field)
  const changes: readonly Situation[] = [
    withPlaced(before, 'boarders'),
    withPlaced(before, 'gun-deck'),
    withShip(before, 'guard-ship', { grappled: 'sloop' }),
    withUnit(before, 'gun-deck', { fatigue: 1 }),
  ]
  expect(new Set([before, ...changes].map(rests)).size).toBe(5)
  expect(rests(before)).toBe(rests(situation(field)))
})

test('where Guerrillas keep away from friends too, it rests on where these stand', () => {
  const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'] })
  const units = { 'town-muskets': scouts, 'lance-party': {}, boarders: { fatigue: 1 } }
  const differs = (whoseFatigue: string): boolean => {
    const before = situation({ units, rulings: { whoseFatigue } })
    const [one, other] = [before, withPlaced(before, 'lance-party')].map((now) =>
      chargeable.validityKey(unitWith(now, 'boarders'), now, {
        id: 'town-muskets',
        actions: 1,
        ordered: false,
      }),
    )
    return one !== other
  }
  expect(differs('anyone')).toBe(true)
  expect(differs('enemies')).toBe(false)
})

test('a unit that stands at the very place of the target is in the way of a charge', () => {
  const reaches = (more: Field['units']): boolean => {
    const units = {
      'lance-party': { at: { x: 180, y: 200 } },
      'free-muskets': { at: { x: 180, y: 150 } },
      ...more,
    }
    const now = situation({ way: 'map', units })
    return canBeCharged(now, unitWith(now, 'lance-party'), unitWith(now, 'free-muskets'))
  }
  expect(reaches({})).toBe(true)
  expect(reaches({ boarders: unitAs({ base: 4 }, { at: { x: 180, y: 150 } }) })).toBe(false)
})
