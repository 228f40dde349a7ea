import { type PictureCell, message, type PicturePanel, type Picture, type PictureRow } from '@opfor/kernel'
import { squareIn } from '../table/house-model/board.ts'
import { thresholdsNow } from '../rules/house-model/damage.ts'
import { battleName, className, effectOf, faceName } from '../table/names.ts'
import { type Battery, type Side, sides, type Squadrons } from '../table/battles/pieces.ts'
import { squaresAMove } from '../rules/house-model/reach.ts'
import { cardOf, type Ship, shipOn, type Situation } from '../table/situation.ts'

const marks: Readonly<Record<Side, string>> = { player: 'o', stratego: 'x' }

/** The player's row is at the bottom. */
export function picture(now: Situation): Picture {
  return {
    columns: [[gridPanel(now)]],
    below: [...sides.map((side) => fleetPanel(now, side)).toReversed(), ...featuresPanel(now)],
    legend: [
      message(
        'admiral.legend.grid',
        'x3:5 is the third ship of Stratego with 5 Structure Points, o3:5 yours; ! damage is assigned to it; ^^ is an island.',
      ),
      message(
        'admiral.legend.fleets',
        'Fleets: where, Structure Points now/card, - damage assigned, s speed, d the strength that does light/severe damage to it, aa anti-aircraft fire, guns as range/strength, one after the other by range bands, t torpedoes, a aircraft, x3 three shots or squadrons left, M A or * the symbol thrown, +1 -1 the features that count this turn.',
      ),
      message(
        'admiral.legend.features',
        'Features of the cards: +1 is the first green one, -1 the first red one. Those that you use, and those that you turn against Stratego, are entered with “correct”.',
      ),
    ],
  }
}

function gridPanel(now: Situation): PicturePanel {
  const { columns, rows } = now.battle.board
  const head: PictureRow = {
    label: message('admiral.label.row', '{row}', { row: '' }),
    cells: Array.from({ length: columns }, (_, x) => ({
      text: squareIn(x, 0)?.id.slice(0, 1) ?? '',
      tone: 'closed',
    })),
  }
  const lines = Array.from({ length: rows }, (_, at): PictureRow => {
    const y = rows - 1 - at
    return {
      label: message('admiral.label.row', '{row}', { row: String(y + 1).padStart(2) }),
      cells: Array.from({ length: columns }, (_, x) => cell(now, x, y)),
    }
  })
  return {
    title: message('admiral.label.turn', 'Turn {turn}: {battle}', {
      turn: now.turn,
      battle: battleName(now.battle),
    }),
    rows: [...lines, head],
  }
}

function cell(now: Situation, x: number, y: number): PictureCell {
  const square = squareIn(x, y)
  if (square === undefined) return { text: '', tone: 'closed' }
  if (now.battle.board.islands.includes(square.id)) return { text: '^^', tone: 'special' }
  const ship = shipOn(now, square)
  if (ship === undefined) return { text: '·', tone: 'closed', id: square.id }
  const text = `${codeOf(ship)}:${ship.points}${ship.pending > 0 ? '!' : ''}`
  return { text, tone: ship.side === 'player' ? 'player' : 'bot', id: ship.id }
}

function codeOf({ id, side }: Ship): string {
  return `${marks[side]}${id.slice(id.indexOf('-') + 1)}`
}

function fleetPanel(now: Situation, side: Side): PicturePanel {
  return {
    title:
      side === 'player'
        ? message('admiral.label.player', 'Your fleet')
        : message('admiral.label.stratego', "Stratego's fleet"),
    rows: now.ships
      .filter((ship) => ship.side === side)
      .map((ship) => ({
        label: message('admiral.label.ship', '{code} {name}, {class}', {
          code: codeOf(ship),
          name: ship.name,
          class: className(now.battle, ship.card),
        }),
        cells: shipCells(now, ship),
      })),
  }
}

function shipCells(now: Situation, ship: Ship): readonly PictureCell[] {
  const tone = ship.side === 'player' ? 'player' : 'bot'
  const place = { standBy: 'wait', sunk: 'sunk', undeployed: '--' }[ship.at] ?? ship.at
  const card = cardOf(now, ship)
  const { light, severe } = thresholdsNow(now, ship)
  const texts = [
    place,
    `${ship.points}/${card.structure}`,
    ship.pending > 0 ? `-${ship.pending}` : '',
    `s${squaresAMove(now, ship)}`,
    `d${light}/${severe}`,
    card.antiAircraft > 0 ? `aa${card.antiAircraft}` : '',
    ...card.batteries.map((battery, at) => batteryCell(battery, ship, at)),
    ...(card.squadrons === undefined ? [] : [aircraftCell(card.squadrons, ship)]),
    `${ship.face === '' ? '' : ship.face === 'admiral' ? '*' : faceName(ship.face).text.slice(0, 1)}${marksOf(ship)}`,
  ]
  return texts.map((text) => ({ text, tone }))
}

/** Bands as range/strength; shots left, or knocked out. */
function batteryCell({ kind, bands, ammunition }: Battery, ship: Ship, at: number): string {
  const reach = bands.map(({ to, strength }) => `${to}/${strength}`).join('+')
  const left = ammunition === undefined ? '' : `x${ammunition - (ship.fired[at] ?? 0)}`
  const out = ship.out?.includes(at) === true ? '(out)' : ''
  return `${kind === 'torpedo' ? 't' : ''}${reach}${left}${out}`
}

function aircraftCell({ range, strength }: Squadrons, { squadrons }: Ship): string {
  return `a${range}/${strength}x${squadrons}`
}

const colours = ['green', 'red'] as const
const signs = { green: '+', red: '-' } as const

function featuresPanel(now: Situation): readonly PicturePanel[] {
  const rows = now.battle.classes.flatMap((card, at) =>
    now.ships.some((ship) => ship.card === at)
      ? colours.flatMap((colour) =>
          card[colour].map((feature, nth): PictureRow => {
            const parts = {
              mark: `${signs[colour]}${nth + 1}`,
              class: className(now.battle, at),
              feature: effectOf(now.battle, colour, feature),
            }
            return { label: message('admiral.label.feature', '{mark} {class}: {feature}', parts), cells: [] }
          }),
        )
      : [],
  )
  return rows.length === 0 ? [] : [{ title: message('admiral.label.features', 'Features'), rows }]
}

function marksOf({ active }: Ship): string {
  const marked = (colour: 'green' | 'red', nth: string): string => `${signs[colour]}${Number(nth) + 1}`
  return active
    .map((key) => (key.startsWith('green') ? marked('green', key.slice(6)) : marked('red', key.slice(4))))
    .join('')
}
