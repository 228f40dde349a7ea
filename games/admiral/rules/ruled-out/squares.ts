import { type Message, message, type ExcludedPiece } from '@opfor/kernel'
import { type Square, squaresOf } from '../../table/house-model/board.ts'
import { firingStops } from '../action-dice/firing-stops.ts'
import { shipName, formatSquares } from '../../table/names.ts'
import { reachable, squaresAMove } from '../house-model/reach.ts'
import { type Ship, shipOn, shipWith, type Situation } from '../../table/situation.ts'

interface Move {
  readonly id: string
  readonly moves: number
}

const island = message('admiral.because.isIsland', 'it is an island')
const itself = message('admiral.because.itself', 'the unit is there already')
const noWay = message('admiral.because.noWay', 'there is no way there')

export function outOfReach(now: Situation, { id, moves }: Move): readonly ExcludedPiece[] {
  const unit = shipWith(now, id)
  const { board } = now.battle
  const ways = new Map(reachable(now, unit, board.columns * board.rows).map((stop) => [stop.id, stop.steps]))
  const most = squaresAMove(now, unit) * moves
  return squaresOf(board).flatMap((square) => {
    const because = taken(now, unit, square) ?? tooFar(unit, ways.get(square.id), most)
    return because === undefined ? [] : [{ id: square.id, name: square.name, because }]
  })
}

function taken(now: Situation, unit: Ship, square: Square): Message | undefined {
  if (now.battle.board.islands.includes(square.id)) return island
  const ship = shipOn(now, square)
  if (ship === undefined) return undefined
  return ship.id === unit.id
    ? itself
    : message('admiral.because.taken', '{ship} is there', { ship: shipName(ship) })
}

function tooFar(unit: Ship, way: number | undefined, most: number): Message | undefined {
  if (way === undefined) return noWay
  if (way <= most) return undefined
  return message('admiral.because.way', 'the way there takes {way}, and {ship} moves {most}', {
    way: formatSquares(way),
    ship: shipName(unit),
    most,
  })
}

const noTarget = message(
  'admiral.because.noTarget',
  'from there it would attack none of your ships that it can damage',
)

/** Includes squares without a damageable target, and those farther than necessary. */
export function noFiring(now: Situation, move: Move): readonly ExcludedPiece[] {
  const unit = shipWith(now, move.id)
  const stops = reachable(now, unit, squaresAMove(now, unit) * move.moves)
  const fires = new Set(firingStops(now, unit, squaresAMove(now, unit) * move.moves).map(({ id }) => id))
  const least = Math.min(...stops.filter(({ id }) => fires.has(id)).map(({ steps }) => steps))
  const others = stops.map(({ id, name, steps }) => ({
    id,
    name,
    because: fires.has(id)
      ? message(
          'admiral.because.farther',
          'it takes a move of {steps}, but a move of {least} is enough to fire',
          {
            steps: formatSquares(steps),
            least: formatSquares(least),
          },
        )
      : noTarget,
  }))
  return [...outOfReach(now, move), ...others]
}
