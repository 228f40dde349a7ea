import { logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { firingStops } from './firing-stops.ts'
import { strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, situation } from '../../testing/position.ts'

const unarmed = { batteries: [] }
const rock = { ...unarmed, light: 99, severe: 99 }

function bold(player: Position['player'], speed = 3): Position {
  return { player, stratego: { Bold: { at: 'd9', has: { speed } } } }
}
const sails = (position: Position, wishes = {}): string | undefined =>
  logTexts(strategoMoves(position, ['movement'], wishes)).find((line) => line.includes(' sails '))

describe('Action dice: the unit moves until it can target an enemy that it can damage', () => {
  test('with two Movement symbols from more squares than with one', () => {
    const now = situation(bold({ Ajax: { at: 'd4', has: unarmed } }))
    const squares = (steps: number) => firingStops(now, ship(now, 'Bold'), steps).map(({ id }) => id)
    expect(squares(1)).toEqual([])
    expect(squares(2)).toEqual(['b7', 'c7', 'd7', 'e7', 'f7'])
    expect(squares(1)).toEqual([])
  })

  test('not where it could fire only at those that it cannot damage, one or several', () => {
    const player = { Rock: { at: 'c5', has: rock }, Stone: { at: 'e5', has: rock } }
    expect(logTexts(strategoMoves(bold(player), ['movement']))).toContain(
      "Stratego's Bold stays on d9: it could not damage any of your ships, however near.",
    )
    expect(sails(bold({ ...player, Soft: { at: 'd3', has: unarmed } }))).toBe(
      "Stratego's Bold sails from d9 to d6, to fire at your Soft.",
    )
  })

  test('one that is out of range of a square is no target there, where every unit may be one', () => {
    const player = {
      Big: { at: 'h1', has: { light: 99, severe: 99, batteries: [gun(12, 9)] } },
      Soft: { at: 'd5', has: unarmed },
    }
    expect(sails(bold(player), { rulings: { 'admiral.prefilter': 'kept' } })).toBe(
      "Stratego's Bold sails from d9 to d8, to fire at your Soft.",
    )
  })

  test('where it would concentrate its fire on one that is under fire, it stops for that one', () => {
    const player = {
      X: { at: 'c5', points: 2, has: unarmed },
      Y: { at: 'e5', underFire: true, has: unarmed },
    }
    const first = { rulings: { 'admiral.whenConcentrated': 'first' } }
    expect(sails(bold(player, 1), first)).toContain('to fire at your Y')
    expect(sails(bold(player, 1))).toContain('to fire at your X')
    const fresh = { ...player, Y: { ...player.Y, underFire: false } }
    expect(sails(bold(fresh, 1), first)).toContain('to fire at your X')
  })
})
