import { radiusOf, type Situation } from '@opfor/games/blood-and-plunder/view'
import { shelf } from '@opfor/games'
import { settled } from '@opfor/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rings } from './rings.tsx'
import { UnitToken } from './tokens.tsx'

/** The start of a sample battle, with units as tokens or as wide as their models. */
function battle(name: 'land' | 'sea', widths: 'tokens' | 'models'): Situation {
  const game = shelf.find(({ id }) => id === 'blood-and-plunder')
  if (game === undefined) throw new Error('Unknown game blood-and-plunder.')
  const settings = settled(game, { options: { battle: name, way: 'map', widths } })
  if (!settings.ok) throw new Error(settings.problem)
  return game.begin(settings.value) as Situation
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
