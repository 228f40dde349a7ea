import { format } from '@opfor/kernel'
import {
  playAnswers,
  explanationText,
  logTexts,
  logTextsWithReasons,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { unitWith } from '../../table/situation.ts'
import { type Field, matchOn, stalemate, unharmed } from '../../testing/field.ts'
import { gun, unitAs } from '../../testing/profiles.ts'

function charged(unit: ReturnType<typeof unitAs>, ...script: readonly ScriptedAnswer[]): string {
  const field: Field = {
    units: { 'town-muskets': unit, boarders: {} },
    change: { next: ['player'] },
  }
  const match = playAnswers(
    matchOn(field),
    ['yours', 'boarders'],
    ['did', ['charged']],
    ['whom', 'town-muskets'],
  )
  return logTextsWithReasons(playAnswers(match, ...script)).join('\n')
}

const shot = 'Town Muskets answers with a defensive shot at Boarders.'
const fought = 'Town Muskets answers by fighting Boarders off.'

test('who has fixed bayonets answers no charge with a shot, even if a correction loads it', () => {
  const told = charged(unitAs({}, { bayonetsFixed: true, empty: 0 }), ['harm', unharmed])
  expect(told).toContain(fought)
  expect(told).toContain('its bayonets are fixed')
})

describe('what the base game may forbid a defender', () => {
  test('a Shaken unit answers only where you say that your rulebook lets it', () => {
    const shaken = unitAs({}, { fatigue: 3 })
    expect(charged(shaken, ['shakenDefender.one', true], ['harm', unharmed])).toContain(shot)
    const not = charged(shaken, ['shakenDefender.one', false], ['melee', stalemate])
    expect(not).toContain('Town Muskets cannot answer the attack.')
    expect(not).toContain('it is Shaken, and you said that Shaken units make no defensive attack')
  })

  test('a crew shoots with its gun only where you say that your rulebook lets it; otherwise it fights', () => {
    const crew = unitAs({ ...gun('field'), weapons: ['melee'] })
    const harm: ScriptedAnswer = ['harm', unharmed]
    expect(charged(crew, ['gunDefender.one', true], harm)).toContain(shot)
    expect(charged(crew, ['gunDefender.one', false], harm)).toContain(fought)
    expect(charged(unitAs({ ...gun('field'), weapons: ['melee', 'pistols'] }), harm)).toContain(shot)
  })

  test('mounted units make no defensive attack with lances, and answer with other weapons', () => {
    const horse = unitAs({ mounted: true, weapons: ['melee'] })
    const not = charged(horse, ['lances.one', true], ['melee', stalemate])
    expect(not).toContain('Does Town Muskets fight with lances? You answered: yes')
    expect(not).toContain('mounted units make no defensive attack with lances')
    expect(not).toContain('Town Muskets cannot answer the attack.')
    expect(charged(horse, ['lances.one', false], ['harm', unharmed])).toContain(fought)
    expect(charged(unitAs({ weapons: ['melee'] }), ['harm', unharmed])).toContain(fought)
  })

  test('a unit that would fight but may not shoots: a defensive attack is made if possible', () => {
    const field: Field = {
      units: { 'town-muskets': unitAs({ mounted: true, weapons: ['pistols', 'melee'] }), boarders: {} },
      change: { next: ['player'] },
      rulings: { defensiveAttack: 'fight' },
    }
    const answered = (lances: boolean): string =>
      logTexts(
        playAnswers(
          matchOn(field),
          ['yours', 'boarders'],
          ['did', ['charged']],
          ['whom', 'town-muskets'],
          ['lances.one', lances],
          ['harm', unharmed],
        ),
      ).join('\n')
    expect(answered(true)).toContain(shot)
    expect(answered(false)).toContain(fought)
  })

  test('what your rulebook says is asked once in a battle', () => {
    const match = matchOn({
      units: {
        'town-muskets': unitAs({}, { fatigue: 3 }),
        'lance-party': { fatigue: 4 },
        boarders: {},
        'free-muskets': {},
      },
      change: { next: ['player', 'player'] },
    })
    const charges = (unit: string, whom: string): readonly ScriptedAnswer[] => [
      ['yours', unit],
      ['did', ['charged']],
      ['whom', whom],
    ]
    playAnswers(
      match,
      ...charges('boarders', 'town-muskets'),
      ['shakenDefender.one', true],
      ['harm', unharmed],
    )
    playAnswers(match, ['melee', stalemate], ...charges('free-muskets', 'lance-party'), ['harm', unharmed])
    expect(logTexts(match)).toContain('Lance Party answers by fighting Free Muskets off.')
  })
})

describe('an attack is answered', () => {
  const field = (more: Partial<Field> = {}): Field => ({
    units: {
      'town-muskets': unitAs({}, { at: { x: 100, y: 300 } }),
      'free-muskets': { at: { x: 100, y: 100 } },
    },
    change: { next: ['player'] },
    ...more,
  })
  const shotAt: readonly ScriptedAnswer[] = [
    ['yours', 'free-muskets'],
    ['did', ['shot']],
    ['atWhom', 'town-muskets'],
    ['harm', unharmed],
  ]

  test('by a shot, after which the unit is empty; that it cannot is not told', () => {
    const match = matchOn(field())
    playAnswers(match, ['yours', 'free-muskets'], ['did', ['charged']], ['whom', 'town-muskets'])
    expect(logTexts(match)).toContain('Town Muskets answers with a defensive shot at Free Muskets.')
    expect(unitWith(match.situation, 'town-muskets').empty).toBe(1)
    playAnswers(match, ['harm', unharmed], ['melee', stalemate])
    expect(logTexts(match)).not.toContain('Town Muskets cannot answer the attack.')
  })

  test('a shot by a shot alone, also where charges are answered by fighting', () => {
    const match = matchOn(field({ rulings: { defendsAgainst: 'all', defensiveAttack: 'fight' } }))
    playAnswers(match, ...shotAt)
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Can Town Muskets shoot at Free Muskets: in sight, in range, target number 10 or less?',
    )
    playAnswers(match, ['shot.range.one', true])
    expect(logTexts(match)).toContain('Town Muskets answers with a defensive shot at Free Muskets.')
  })

  test('not where the attacker is out of reach, which is told', () => {
    const far = field({
      way: 'map',
      units: {
        'town-muskets': unitAs({ range: 4 }, { at: { x: 100, y: 300 } }),
        'free-muskets': { at: { x: 100, y: 100 } },
      },
      rulings: { defendsAgainst: 'all' },
    })
    const match = playAnswers(matchOn(far), ...shotAt)
    expect(explanationText(match, 'defends')).toMatchInlineSnapshot(`
      "Defensive shot cannot be performed: Free Muskets cannot be shot at: it is 18 inches away, and the range is 4 inches
      Defensive fight cannot be performed: it was shot at, not charged
      Defensive attack (Town Muskets): nothing"
    `)
    const asked = playAnswers(matchOn(field({ rulings: { defendsAgainst: 'all' } })), ...shotAt, [
      'shot.range.one',
      false,
    ])
    expect(explanationText(asked, 'defends')).toContain(
      'Free Muskets cannot be shot at: you said that Town Muskets cannot shoot at it',
    )
  })

  test('what only your rulebook tells is asked of the unit by its name', () => {
    const match = matchOn(
      field({ units: { 'town-muskets': unitAs({}, { fatigue: 3 }), 'free-muskets': {} } }),
    )
    playAnswers(match, ['yours', 'free-muskets'], ['did', ['charged']], ['whom', 'town-muskets'])
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Town Muskets is Shaken: does your rulebook allow Shaken units a defensive attack?',
    )
  })
})
