import {
  type PictureCell,
  type Message,
  message,
  type PicturePanel,
  type Picture,
  type PictureView,
} from '@opfor/kernel'
import { canShoot, isEngaged } from '../rules/action-exceptions/action-exceptions.ts'
import { type Side, sides } from '../table/battle.ts'
import { lettersOf } from './map/marks.ts'
import { tableMap } from './map/table-map.ts'
import { isMapped } from '../table/on-the-map.ts'
import { type Ship, shipsOf, type Situation, type Unit } from '../table/situation.ts'
import { strikePoints } from '../rules/turn-overview/strike-points.ts'

const ofShips = message(
  'blood-and-plunder.legend.ships',
  'Ships: d damage, G grappled, h heading in sixteenths clockwise from the top.',
)

const onMap = message(
  'blood-and-plunder.legend.map',
  'Capital letters are the OPFOR, small ones are yours, with inches from the left and from the bottom, or the letter of the ship they are aboard; / \\ ^ v < > beside a ship is its bow, and @ is where a move ends.',
)

export function picture(now: Situation, onlooking: PictureView = {}): Picture {
  return {
    map: isMapped(now) ? tableMap(now, onlooking) : undefined,
    columns: sides.map((side) => [force(now, side), ...ships(now, side)]),
    below: [],
    legend: [
      message(
        'blood-and-plunder.legend',
        'm models, f Fatigue, L loaded, r Reloads to go, E engaged, b bayonets fixed, * activated.',
      ),
      ...(now.ships.length > 0 ? [ofShips] : []),
      ...(isMapped(now) ? [onMap] : []),
    ],
  }
}

function force(now: Situation, side: Side): PicturePanel {
  const params = { points: strikePoints(now, side), turn: now.turn }
  const title =
    side === 'opfor'
      ? message(
          'blood-and-plunder.panel.opfor',
          'The OPFOR, {points, plural, one {# strike point} other {# strike points}} (turn {turn})',
          params,
        )
      : message(
          'blood-and-plunder.panel.player',
          'You, {points, plural, one {# strike point} other {# strike points}} (turn {turn})',
          params,
        )
  const units = now.units.filter((unit) => unit.side === side)
  return {
    title,
    rows: units.map((unit) => ({ label: labelOf(now, unit), cells: cells(now, unit) })),
  }
}

function labelOf(now: Situation, { id, name }: Unit | Ship): Message {
  if (!isMapped(now)) return name
  const mark = lettersOf(now).get(id) ?? '?'
  return message('blood-and-plunder.panel.marked', '{mark} {name}', { mark, name })
}

function cells(now: Situation, unit: Unit): readonly PictureCell[] {
  const tone = unit.models === 0 ? 'closed' : unit.side === 'opfor' ? 'bot' : 'player'
  const marks = `${isEngaged(unit) ? 'E' : ''}${unit.bayonetsFixed ? 'b' : ''}${unit.activated ? '*' : ''}`
  const texts = [`m${unit.models}`, `f${unit.fatigue}`, loading(now, unit), marks]
  if (!isMapped(now)) return texts.map((text) => ({ text, tone }))
  const short = texts.filter((text) => text !== '').join(' ')
  return [whereOf(now, unit), short].map((text) => ({ text, tone }))
}

function whereOf(now: Situation, { aboard, models, at: { x, y } }: Unit): string {
  const where = aboard === '' ? `${x / 10}/${y / 10}` : (lettersOf(now).get(aboard) ?? '?')
  return (models === 0 ? '-' : where).padEnd(7)
}

function loading(now: Situation, unit: Unit): string {
  if (unit.side === 'player' || !canShoot(now, unit)) return ''
  return unit.empty === 0 ? 'L' : `r${unit.empty}`
}

function ships(now: Situation, side: Side): readonly PicturePanel[] {
  const own = shipsOf(now, side)
  if (own.length === 0) return []
  const title = message('blood-and-plunder.panel.ships', 'Ships')
  const rows = own.map((ship) => ({
    label: labelOf(now, ship),
    cells: [`d${ship.damage}`, ship.grappled === '' ? '' : 'G', `h${ship.heading}`].map(
      (text): PictureCell => ({ text, tone: side === 'opfor' ? 'bot' : 'player' }),
    ),
  }))
  return [{ title, rows }]
}
