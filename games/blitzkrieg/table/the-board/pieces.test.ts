import { describe, expect, test } from 'vitest'
import { fullBag, fullPool, type Arm, sideUnits, stratagems, unitOf, units, weapons } from './pieces.ts'

const counted = (arm: Arm, strength: number): number =>
  fullBag.filter((kind) => {
    const unit = unitOf(kind)
    return unit.arm === arm && unit.strength === strength && unit.commands.length === 0
  }).length

const strengths = (arm: Arm): number =>
  fullBag
    .map(unitOf)
    .filter((unit) => unit.arm === arm && unit.commands.length === 0)
    .reduce((sum, unit) => sum + unit.strength, 0)

describe('the units of a side', () => {
  test('there are 22', () => {
    expect(fullBag).toHaveLength(22)
  })

  test.each([
    ['airforce', 0, 1],
    ['airforce', 1, 3],
    ['airforce', 2, 2],
    ['navy', 1, 3],
    ['navy', 2, 2],
    ['navy', 3, 2],
    ['army', 1, 3],
    ['army', 2, 2],
    ['army', 3, 2],
  ] as const)('%s of strength %i: %i', (arm, strength, count) => {
    expect(counted(arm, strength)).toBe(count)
  })

  test('the printed strengths add up: airforces 7, navies 13, armies 13', () => {
    expect([strengths('airforce'), strengths('navy'), strengths('army')]).toEqual([7, 13, 13])
  })

  test('one admiral, a navy, and one general, an army', () => {
    expect([sideUnits.admiral, unitOf('admiral').arm]).toEqual([1, 'navy'])
    expect([sideUnits.general, unitOf('general').arm]).toEqual([1, 'army'])
  })

  test('the airforce of 0 is the only blitz unit, and none is a special weapon', () => {
    expect(fullBag.filter((kind) => unitOf(kind).blitz)).toEqual(['airforce-0'])
    expect(fullBag.some((kind) => unitOf(kind).special)).toBe(false)
  })
})

describe('the special weapons', () => {
  test('there are 16', () => {
    expect(fullPool).toHaveLength(16)
    expect(fullPool.every((kind) => unitOf(kind).special)).toBe(true)
  })

  test.each([
    ['elite-army', 2, 'army', 4],
    ['elite-navy', 2, 'navy', 4],
    ['elite-airforce', 2, 'airforce', 3],
    ['task-force-army', 1, 'army', 5],
    ['task-force-navy', 1, 'navy', 5],
    ['task-force-airforce', 1, 'airforce', 4],
    ['blitz-army', 1, 'army', 1],
    ['blitz-navy', 1, 'navy', 1],
    ['bomber-navy', 1, 'navy', 2],
    ['bomber-airforce', 1, 'airforce', 1],
    ['nuclear-bomb', 1, 'army', 7],
    ['spy', 1, 'any', 0],
    ['scientist', 1, 'any', 0],
  ] as const)('%s: %i, %s of strength %i', (kind, count, arm, strength) => {
    expect(weapons[kind]).toBe(count)
    expect(unitOf(kind)).toMatchObject({ arm, strength, special: true })
  })

  test.each([
    ['taskForce', ['task-force-army', 'task-force-navy', 'task-force-airforce']],
    ['blitz', ['airforce-0', 'blitz-army', 'blitz-navy']],
    ['bomber', ['bomber-navy', 'bomber-airforce']],
    ['nuclear', ['nuclear-bomb']],
    ['spy', ['spy']],
    ['scientist', ['scientist']],
  ] as const)('%s: %s', (mark, kinds) => {
    expect(units.filter((unit) => unit[mark]).map((unit) => unit.id)).toEqual(kinds)
  })
})

test('there are eight stratagem tokens, each once', () => {
  expect(new Set(stratagems).size).toBe(8)
  expect(stratagems).toHaveLength(8)
})

test('a kind that does not exist is an error, not a unit', () => {
  expect(() => unitOf('double-agent')).toThrow('There is no unit double-agent.')
})
