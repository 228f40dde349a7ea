import { format } from '@opfor/kernel'
import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../../rules/completion/briefing.ts'
import { example, soloExample } from '../../testing/example.ts'
import { boxUnits, unitOf } from './units.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

function inPlay() {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 5],
  )
  return playAnswers(match, ...end)
}

describe('a unit is named with its side where both own such units:', () => {
  test('no two units of the box have the same name', () => {
    const names = boxUnits.map(({ name }) => format(name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('a name that one side alone has stands alone, any other has its side', () => {
    expect(format(unitOf('soviet NKVD 20').name)).toBe('NKVD 20')
    expect(format(unitOf('soviet Rifle 03').name)).toBe('Soviet Rifle 03')
    expect(format(unitOf('german Opel 07').name)).toBe('German Opel 07')
  })

  test('of the two Rifles 03 of the example the one that was destroyed is told apart', () => {
    const match = playAnswers(inPlay(), ['mission', 'lost'])
    const names = (match.question?.options ?? []).map(({ name }) => format(name))
    expect(names.filter((name) => name.includes('Rifle 03'))).toEqual(['German Rifle 03', 'Soviet Rifle 03'])
  })

  test('the set-up says whose a unit is, and on which hex it goes', () => {
    const lines = briefing(example().situation).parts.flatMap((part) =>
      part.lines.map((each) => format(each)),
    )
    expect(lines).toContain(
      'Soviet card 03 (the Soviets): MMG 18 on G07, NKVD 21 on D11 and Soviet Rifle 05 on F11.',
    )
  })
})
