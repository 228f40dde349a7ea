import { registry } from '@opfor/games'
import { radiusOf, type Situation } from '@opfor/games/blood-and-plunder/view'
import { resolveSettings } from '@opfor/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeLabels, splitName } from './labels.ts'
import { Rings } from './rings.tsx'
import { UnitToken } from './tokens.tsx'

function battle(name: 'land' | 'sea', widths: 'tokens' | 'models'): Situation {
  const game = registry.find(({ id }) => id === 'blood-and-plunder')
  if (game === undefined) throw new Error('Unknown game blood-and-plunder.')
  const settings = resolveSettings(game, { options: { battle: name, way: 'map', widths } })
  if (!settings.ok) throw new Error(settings.problem)
  return game.initialSituation(settings.value) as Situation
}

function render(now: Situation, id: string): string {
  const unit = now.units.find((each) => each.id === id)
  if (unit === undefined) throw new Error(`Unknown unit ${id}.`)
  const props = { unit, now, at: unit.at, perPixel: 0.1, look: '', act: () => undefined, controls: undefined }
  return renderToStaticMarkup(createElement(UnitToken, props))
}

test('a token is drawn as wide as its unit', () => {
  expect(render(battle('land', 'tokens'), 'boarders')).toContain('r="10" class="bp-body"')
  expect(render(battle('land', 'models'), 'boarders')).toContain('r="17" class="bp-body"')
  expect(render(battle('land', 'models'), 'town-muskets')).toContain('r="17" class="bp-reach"')
})

test('rings are measured from the edge of a unit or the hull of a ship', () => {
  const now = battle('sea', 'tokens')
  const [ship] = now.ships
  if (ship === undefined) throw new Error('There is no ship.')
  const rings = { at: ship.at, radius: radiusOf(now, ship), height: 480, perPixel: 1 }
  expect(renderToStaticMarkup(createElement(Rings, rings))).toContain('r="100" class="bp-ring"')
})

const table = { x: 0, y: 0, w: 360, h: 360 }

test('a long name is split into two lines of similar length', () => {
  expect(splitName("Captain's Company")).toEqual(["Captain's", 'Company'])
  expect(splitName('Boarders')).toEqual(['Boarders'])
  expect(splitName('a b c')).toEqual(['a b c'])
})

test('a label is below its piece if nothing is in the way', () => {
  const [label] = placeLabels([{ id: 'a', at: { x: 100, y: 100 }, reach: 10, name: 'Scouts' }], 10, table)
  expect(label).toMatchObject({ lines: ['Scouts'], x: 100 })
  expect(label?.y).toBeGreaterThan(110)
})

test('labels of neighbours do not overlap each other or the pieces', () => {
  const pieces = [0, 1, 2].map((nth) => ({
    id: String(nth),
    at: { x: 100, y: 100 + nth * 26 },
    reach: 10,
    name: 'Light Horse',
  }))
  const placed = placeLabels(pieces, 10, table)
  for (const one of placed)
    for (const other of placed)
      if (one !== other && one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(20)
  for (const label of placed)
    for (const { at } of pieces) expect(Math.hypot(label.x - at.x, label.y - at.y)).toBeGreaterThan(10)
})

test('a label at the lower edge of the table is above its piece', () => {
  const [label] = placeLabels([{ id: 'a', at: { x: 100, y: 352 }, reach: 10, name: 'Scouts' }], 10, table)
  expect(label?.y).toBeLessThan(345)
})

test('a label at the side of the table is shifted onto the table', () => {
  const pieces = [{ id: 'a', at: { x: 350, y: 100 }, reach: 8, name: 'Light Horse' }]
  const [label] = placeLabels(pieces, 10, table)
  expect(label?.y).toBeGreaterThan(108)
  expect(label?.x).toBeLessThanOrEqual(360 - 0.5 * 5 * 10 * 0.62)
})
