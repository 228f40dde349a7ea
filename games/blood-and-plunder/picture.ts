import { type Cell, message, type Panel, type Picture } from '@opfor/kernel'
import { canShoot, isEngaged } from './action-exceptions.ts'
import { type Side, sides } from './battle.ts'
import { isMapped, placeOf } from './on-the-map.ts'
import { shipsOf, type Situation, type Unit } from './situation.ts'
import { strikePoints } from './strike-points.ts'

/** Both rosters as they stand, the OPFOR's on the left. */
export function picture(now: Situation): Picture {
  return {
    columns: sides.map((side) => [force(now, side), ...ships(now, side)]),
    below: [],
    legend: [
      message(
        'blood-and-plunder.legend',
        'm models, f Fatigue, L loaded, r Reloads to go, E engaged, b bayonets fixed, * activated.',
      ),
    ],
  }
}

function force(now: Situation, side: Side): Panel {
  const params = { points: strikePoints(now, side), turn: now.turn }
  const title =
    side === 'opfor'
      ? message('blood-and-plunder.panel.opfor', 'The OPFOR, {points} strike points (turn {turn})', params)
      : message('blood-and-plunder.panel.player', 'You, {points} strike points (turn {turn})', params)
  const units = now.units.filter((unit) => unit.side === side)
  return { title, rows: units.map((unit) => ({ label: unit.name, cells: cells(now, unit) })) }
}

function cells(now: Situation, unit: Unit): readonly Cell[] {
  const tone = unit.models === 0 ? 'closed' : unit.side === 'opfor' ? 'bot' : 'player'
  const loaded = loading(now, unit)
  const marks = `${isEngaged(unit) ? 'E' : ''}${unit.bayonetsFixed ? 'b' : ''}${unit.activated ? '*' : ''}`
  const texts = [`m${unit.models}`, `f${unit.fatigue}`, loaded, marks]
  const { x, y } = placeOf(now, unit)
  const at = isMapped(now) ? [`${x / 10}/${y / 10}`] : []
  return [...texts, ...at].map((text) => ({ text, tone }))
}

function loading(now: Situation, unit: Unit): string {
  if (unit.side === 'player' || !canShoot(unit)) return ''
  return unit.empty === 0 ? 'L' : `r${unit.empty}`
}

function ships(now: Situation, side: Side): readonly Panel[] {
  const own = shipsOf(now, side)
  if (own.length === 0) return []
  const title = message('blood-and-plunder.panel.ships', 'Ships (d damage, G grappled, heading)')
  const rows = own.map((ship) => ({
    label: ship.name,
    cells: [`d${ship.damage}`, ship.grappled === '' ? '' : 'G', `h${ship.heading}`].map(
      (text): Cell => ({ text, tone: side === 'opfor' ? 'bot' : 'player' }),
    ),
  }))
  return [{ title, rows }]
}
