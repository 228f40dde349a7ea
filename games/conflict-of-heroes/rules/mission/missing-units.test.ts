import type { LiveMatch } from '@opfor/kernel'
import { playAnswers, matchFrom, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { type Side, sides } from '../../table/pieces.ts'
import { missionOf, type Play, type Situation } from '../../table/situation.ts'
import { missionByForms } from '../../testing/matches.ts'
import { allUnits } from '../placing/unit-pieces.ts'
import { hasMissingUnits } from './missing-units.ts'

function mission(...of: readonly Side[]): LiveMatch<Situation> {
  const { situation } = missionByForms()
  const plays = of.map(
    (side): Play => ({ card: `${side}-05`, half: 'bottom', by: side, told: { section: 'units' } }),
  )
  return matchFrom(conflictOfHeroes, { ...situation, plays: [...situation.plays, ...plays] })
}

const untold = (unit: string, what: 'enters' | 'destroyed') => ['untold', { unit, what }] as const

function names(match: LiveMatch<Situation>): readonly string[] {
  playAnswers(match, ['mission', 'untold'])
  const { fields } = match.question as unknown as {
    readonly fields: { readonly unit: { readonly options: readonly { readonly id: string }[] } }
  }
  return fields.unit.options.map(({ id }) => id)
}

describe('a unit that no card has told (G 3.1, G 5.6)', () => {
  const ai = missionOf(mission().situation).ai
  const yours = ai === 'german' ? 'soviet' : 'german'

  test('can be told though none is in play; that a told one is destroyed is not offered then', () => {
    expect(optionIds(mission(...sides))).toContain('untold')
    expect(optionIds(mission(...sides))).not.toContain('lost')
  })

  test('is not offered where no card was played for units, or those of each card were told', () => {
    expect(optionIds(mission())).toContain('caps')
    expect(optionIds(mission())).not.toContain('untold')
    const { situation } = mission('german')
    const plays = situation.plays.map((play) => ({ ...play, told: { ...play.told, units: ['Rifle 01'] } }))
    expect(hasMissingUnits(situation)).toBe(true)
    expect(hasMissingUnits({ ...situation, plays })).toBe(false)
  })

  test('is one of the side whose card it is', () => {
    const all = (side: Side) => names(mission(side)).filter((id) => id.startsWith(side))
    for (const side of sides) expect(names(mission(side))).toEqual(all(side))
    expect(all('german').length).toBeGreaterThan(10)
  })

  test('is not offered once every unit was told', () => {
    const { situation } = mission(...sides)
    const told = { at: 'lost', by: yours, card: '' }
    const units = Object.fromEntries([...allUnits(situation.pack).keys()].map((id) => [id, told]))
    const [, ...others] = Object.entries(units)
    expect(hasMissingUnits({ ...situation, units })).toBe(false)
    expect(hasMissingUnits({ ...situation, units: Object.fromEntries(others) })).toBe(true)
    const all = matchFrom(conflictOfHeroes, { ...situation, units })
    expect(optionIds(all)).toContain('caps')
    expect(optionIds(all)).not.toContain('untold')
  })

  test('is one of the box of either side, with any other by how it moves', () => {
    expect(names(mission(...sides))).toEqual(
      expect.arrayContaining(['german Rifle 01', 'soviet Rifle 01', 'soviet Other gun 01', 'german PaK36 a']),
    )
  })

  test('is destroyed: the other side scores, and yours costs a CAP each Round', () => {
    const match = playAnswers(
      mission(...sides),
      ['mission', 'untold'],
      untold(`${yours} Rifle 01`, 'destroyed'),
    )
    playAnswers(match, ['lostVp', 2])
    expect(match.situation.units[`${yours} Rifle 01`]).toEqual({ at: 'lost', by: yours, card: '' })
    expect(missionOf(match.situation)).toMatchObject({ lost: 1, vp: { [ai]: 2 } })
  })

  test("is destroyed: one of the AI's costs you nothing", () => {
    const match = playAnswers(
      mission(...sides),
      ['mission', 'untold'],
      untold(`${ai} Other gun 01`, 'destroyed'),
    )
    playAnswers(match, ['lostVp', 1])
    expect(missionOf(match.situation)).toMatchObject({ lost: 0, vp: { [yours]: 1 } })
  })

  test('enters for the AI as one that was drawn, or goes back into the cup', () => {
    const entering = (isMoved: boolean) =>
      playAnswers(mission(...sides), ['mission', 'untold'], untold(`${ai} Rifle 02`, 'enters'), [
        'completed',
        isMoved,
      ])
    expect(entering(true).situation.units[`${ai} Rifle 02`]?.at).toBe('entered')
    const back = entering(false)
    expect(back.situation.units[`${ai} Rifle 02`]?.at).toBe('entryCup')
    expect(optionIds(back)).toEqual(expect.arrayContaining(['enter', 'lost']))
  })

  test('enters for you without more ado, and is told with its side', () => {
    const match = playAnswers(mission(...sides), ['mission', 'untold'], untold(`${yours} Rifle 03`, 'enters'))
    expect(match.question?.id).toBe('coh.mission')
    expect(match.situation.units[`${yours} Rifle 03`]?.at).toBe('entered')
    expect(logTexts(match).slice(-2)).toMatchInlineSnapshot(`
      [
        "Now named: Soviet Rifle 03, a unit of the Soviets.",
        "Soviet Rifle 03 is where its move ended on your table.",
      ]
    `)
  })

  test('is not told twice', () => {
    const match = playAnswers(mission(...sides), ['mission', 'untold'], untold(`${yours} Rifle 03`, 'enters'))
    expect(names(match)).not.toContain(`${yours} Rifle 03`)
  })
})
