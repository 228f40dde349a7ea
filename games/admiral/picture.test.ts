import { cellText, format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { effectOf } from './table/names.ts'
import { picture } from './shown/picture.ts'
import type { Battery, Feature } from './table/battles/pieces.ts'
import { type Position, situation, torpedo } from './testing/position.ts'

const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
const slow: Feature = { name: 'slow to turn', when: 'move', changes: 'speed', by: 1 }
const position = (active: readonly string[]): Position => ({
  player: { Ajax: { at: 'd2' } },
  stratego: { Bold: { at: 'd8', face: 'admiral', points: 2, active, has: { green: [belt], red: [slow] } } },
})
const drawn = (active: readonly string[]) =>
  picture(situation(position(active))).below.map(({ title, rows }) => [
    format(title),
    ...rows.map(({ label, cells }) => [format(label), ...cells.map(cellText)].join(' ').trim()),
  ])

describe('the picture of both fleets', () => {
  test('names the features of the cards in play, green and red', () => {
    expect(drawn([])[2]).toEqual([
      'Features',
      '+1 Bold: belt, +2 on both thresholds',
      '-1 Bold: slow to turn, −1 speed',
    ])
  })

  test('marks those that count this turn, and says the speed that they leave', () => {
    expect(drawn([])[0]?.[1]).toBe('x1 Bold, Bold d8 2/4  s3 d3/6  3/3 *')
    expect(drawn(['green 0', 'red 0'])[0]?.[1]).toBe('x1 Bold, Bold d8 2/4  s2 d5/8  3/3 *+1-1')
  })
})

test('a ship has its thresholds, bands, anti-aircraft fire, aircraft and shots left', () => {
  const batteries: readonly Battery[] = [
    {
      name: 'guns',
      kind: 'gun',
      bands: [
        { to: 4, strength: 6 },
        { to: 7, strength: 4 },
      ],
    },
    torpedo(2, 5, 3),
  ]
  const squadrons = { number: 3, range: 8, strength: 5, perLaunch: 1 }
  const now = situation({
    player: {
      Ajax: {
        at: 'd2',
        fired: [0, 1],
        out: [0],
        squadrons: 2,
        has: { batteries, squadrons, antiAircraft: 1 },
      },
    },
    stratego: { Bold: { at: 'd8' } },
  })
  const [row] = picture(now).below.at(1)?.rows ?? []
  expect(row?.cells.map(cellText).join(' ')).toBe('d2 4/4  s3 d3/6 aa1 4/6+7/4(out) t2/5x2 a8/5x2 ')
})

test.each<[Partial<Feature>, string]>([
  [{ when: 'attack', changes: 'strength' }, 'it, +2 strength'],
  [{ when: 'attack', changes: 'strength', weapon: 'gun' }, 'it, +2 gun strength'],
  [{ when: 'attack', changes: 'range', weapon: 'torpedo' }, 'it, +2 torpedo range'],
  [{ changes: 'note', note: 'Look at the card.' }, 'it: Look at the card.'],
  [{ changes: 'note' }, 'it'],
])('a feature %o is said as %s', (change, expected) => {
  const { battle } = situation(position([]))
  expect(format(effectOf(battle, 'green', { ...belt, name: 'it', ...change }))).toBe(expected)
})
