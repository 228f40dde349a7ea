import type { Conversation } from '@opfor/kernel'
import { answer, matchFrom, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../index.ts'
import { missionOf, type Situation } from '../situation.ts'
import { missionByForms } from '../testing/matches.ts'
import { allUnits } from '../placing/unit-pieces.ts'
import { hasUntold } from './untold-units.ts'

/** The AI plays the Soviets, or the Germans; no card has given a unit. */
const mission = (): Conversation<Situation> => missionByForms()

const untold = (unit: string, what: 'enters' | 'destroyed') => ['untold', { unit, what }] as const

/** The names that may be typed for the unit. */
function names(match: Conversation<Situation>): readonly string[] {
  answer(match, ['mission', 'untold'])
  const { fields } = match.question as unknown as {
    readonly fields: { readonly unit: { readonly options: readonly { readonly id: string }[] } }
  }
  return fields.unit.options.map(({ id }) => id)
}

describe('a unit that no card has told (G 3.1, G 5.6)', () => {
  const ai = missionOf(mission().situation).ai
  const yours = ai === 'german' ? 'soviet' : 'german'

  test('can be told though none is in play; that a told one is destroyed is not offered then', () => {
    expect(offered(mission())).toContain('untold')
    expect(offered(mission())).not.toContain('lost')
  })

  test('is not offered once every unit was told', () => {
    const { situation } = mission()
    const told = { at: 'lost', by: yours, card: '' }
    const units = Object.fromEntries([...allUnits(situation.pack).keys()].map((id) => [id, told]))
    const [, ...others] = Object.entries(units)
    expect(hasUntold({ ...situation, units })).toBe(false)
    expect(hasUntold({ ...situation, units: Object.fromEntries(others) })).toBe(true)
    const all = matchFrom(conflictOfHeroes, { ...situation, units })
    expect(offered(all)).toContain('caps')
    expect(offered(all)).not.toContain('untold')
  })

  test('is one of the box of either side, with any other by how it moves', () => {
    expect(names(mission())).toEqual(
      expect.arrayContaining(['german Rifle 01', 'soviet Rifle 01', 'soviet Other gun 01', 'german PaK36 a']),
    )
  })

  test('is destroyed: the other side scores, and yours costs a CAP each Round', () => {
    const match = answer(mission(), ['mission', 'untold'], untold(`${yours} Rifle 01`, 'destroyed'))
    answer(match, ['lostVp', 2])
    expect(match.situation.units[`${yours} Rifle 01`]).toEqual({ at: 'lost', by: yours, card: '' })
    expect(missionOf(match.situation)).toMatchObject({ lost: 1, vp: { [ai]: 2 } })
  })

  test("is destroyed: one of the AI's costs you nothing", () => {
    const match = answer(mission(), ['mission', 'untold'], untold(`${ai} Other gun 01`, 'destroyed'))
    answer(match, ['lostVp', 1])
    expect(missionOf(match.situation)).toMatchObject({ lost: 0, vp: { [yours]: 1 } })
  })

  test('enters for the AI as one that was drawn, or goes back into the cup', () => {
    const entering = (isMoved: boolean) =>
      answer(mission(), ['mission', 'untold'], untold(`${ai} Rifle 02`, 'enters'), ['completed', isMoved])
    expect(entering(true).situation.units[`${ai} Rifle 02`]?.at).toBe('entered')
    const back = entering(false)
    expect(back.situation.units[`${ai} Rifle 02`]?.at).toBe('entryCup')
    expect(offered(back)).toEqual(expect.arrayContaining(['enter', 'lost']))
  })

  test('enters for you without more ado, and is told with its side', () => {
    const match = answer(mission(), ['mission', 'untold'], untold(`${yours} Rifle 03`, 'enters'))
    expect(match.question?.id).toBe('coh.mission')
    expect(match.situation.units[`${yours} Rifle 03`]?.at).toBe('entered')
    expect(said(match).slice(-2)).toMatchInlineSnapshot(`
      [
        "Now told: Soviet Rifle 03, a unit of the Soviets.",
        "Soviet Rifle 03 stands where its move ended on your table.",
      ]
    `)
  })

  test('is not told twice', () => {
    const match = answer(mission(), ['mission', 'untold'], untold(`${yours} Rifle 03`, 'enters'))
    expect(names(match)).not.toContain(`${yours} Rifle 03`)
  })
})
