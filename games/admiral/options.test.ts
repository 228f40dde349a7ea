import {
  beginMatch,
  isOptionOffered,
  type Json,
  format,
  resolveSettings,
  resolveWhoRolls,
} from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'

const chosen = (options: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  unwrap(resolveSettings(admiral, { options })).options

describe('beside the real board', () => {
  test('you say what an attack does, unless the house model is wanted', () => {
    expect(chosen({ where: 'table' })['damage']).toBe('typed')
    expect(chosen({ where: 'table', damage: 'house' })['damage']).toBe('house')
    expect(chosen({})['damage']).toBe('house')
  })

  test('no last turn is set: the battle ends when a fleet is destroyed', () => {
    expect(chosen({ where: 'table' })['longest']).toBe(0)
    expect(chosen({ where: 'table', longest: 12 })['longest']).toBe(12)
    expect(chosen({})['longest']).toBe(30)
  })
})

describe('the die of Stratego', () => {
  const rolled = (options: Readonly<Record<string, Json>>) =>
    resolveWhoRolls(unwrap(beginMatch(admiral, 1, { options })))

  test('is thrown by you beside the real board, unless the app is to throw it', () => {
    expect(rolled({ where: 'table' })).toEqual({ dice: 'real', draws: 'real' })
    expect(rolled({ where: 'table', throws: 'app' })).toEqual({ dice: 'app', draws: 'real' })
  })

  test('is the app’s on screen, and who throws it is not asked there', () => {
    expect(rolled({})).toEqual({ dice: 'app', draws: 'app' })
    expect(rolled({ throws: 'real' })).toEqual({ dice: 'app', draws: 'app' })
    const option = admiral.options.find(({ question }) => question.id === 'throws')
    const asked = (where: string) => option !== undefined && isOptionOffered(option, { where })
    expect([asked('table'), asked('screen')]).toEqual([true, false])
    const { to, text, options = [] } = option?.question ?? {}
    expect([to, text && format(text), ...options.map(({ name }) => format(name))]).toEqual([
      'player',
      "Who throws Stratego's action die?",
      'I do, with the real die',
      'The app',
    ])
  })
})

describe('the faces of the die', () => {
  const weights = (options: Readonly<Record<string, Json>>) =>
    unwrap(beginMatch(admiral, 1, { options })).situation.weights

  test('are two of each, whatever was counted before', () => {
    const even = { movement: 2, artillery: 2, admiral: 2 }
    expect(weights({})).toEqual(even)
    expect(weights({ die: 'even', movement: 4 })).toEqual(even)
  })

  test('are counted where a number of them is said', () => {
    expect(weights({ movement: 3, admiral: 1 })).toEqual({ movement: 3, artillery: 2, admiral: 1 })
    expect(chosen({ movement: 3 })['die']).toBe('counted')
  })

  test('are one question, and three more only where they are counted', () => {
    const asked = (die: string) =>
      admiral.options.filter((option) => isOptionOffered(option, { die })).map(({ question }) => question.id)
    expect(asked('even')).toEqual(['battle', 'where', 'damage', 'die', 'longest'])
    expect(asked('counted')).toEqual([
      'battle',
      'where',
      'damage',
      'die',
      'movement',
      'artillery',
      'admiral',
      'longest',
    ])
  })
})
