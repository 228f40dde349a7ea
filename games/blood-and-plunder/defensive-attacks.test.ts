import { answer, said, saidWithReasons, type Scripted } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Field, matchOn, stalemate, unharmed } from './testing/field.ts'
import { gun, unitAs } from './testing/profiles.ts'

/** Boarders charge a unit of the OPFOR; what was asked after that, and all that was told. */
function charged(unit: ReturnType<typeof unitAs>, ...script: readonly Scripted[]): string {
  const field: Field = {
    units: { 'town-muskets': unit, boarders: {} },
    change: { next: ['player'] },
  }
  const match = answer(matchOn(field), ['yours', 'boarders'], ['did', ['charged']], ['whom', 'town-muskets'])
  return saidWithReasons(answer(match, ...script)).join('\n')
}

const shot = 'Town Muskets answers with a defensive shot at Boarders.'
const fought = 'Town Muskets answers by fighting Boarders off.'

describe('what the base game may forbid a defender', () => {
  test('a Shaken unit answers only where you say that your rulebook lets it', () => {
    const shaken = unitAs({}, { fatigue: 3 })
    expect(charged(shaken, ['shakenDefender.one', true], ['harm', unharmed])).toContain(shot)
    const not = charged(shaken, ['shakenDefender.one', false], ['melee', stalemate])
    expect(not).toContain('Town Muskets cannot answer the attack.')
    expect(not).toContain('it is Shaken, and you said that such units make no defensive attack')
  })

  test('a crew shoots with its gun only where you say that your rulebook lets it; otherwise it fights', () => {
    const crew = unitAs({ ...gun('field'), weapons: ['melee'] })
    const harm: Scripted = ['harm', unharmed]
    expect(charged(crew, ['gunDefender.one', true], harm)).toContain(shot)
    expect(charged(crew, ['gunDefender.one', false], harm)).toContain(fought)
    expect(charged(unitAs({ ...gun('field'), weapons: ['pistols'] }), harm)).toContain(shot)
  })

  test('mounted units make no defensive attack with lances, and answer with other weapons', () => {
    const horse = unitAs({ mounted: true, weapons: ['melee'] })
    const not = charged(horse, ['lances.one', true], ['melee', stalemate])
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
      said(
        answer(
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
    const charges = (unit: string, whom: string): readonly Scripted[] => [
      ['yours', unit],
      ['did', ['charged']],
      ['whom', whom],
    ]
    answer(match, ...charges('boarders', 'town-muskets'), ['shakenDefender.one', true], ['harm', unharmed])
    answer(match, ['melee', stalemate], ...charges('free-muskets', 'lance-party'), ['harm', unharmed])
    expect(said(match)).toContain('Lance Party answers by fighting Free Muskets off.')
  })
})
