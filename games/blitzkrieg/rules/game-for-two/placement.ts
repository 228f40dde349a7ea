import {
  type Message,
  message,
  type Procedure,
  applyRuling,
  type Table,
  without,
  removeAt,
} from '@opfor/kernel'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { closings } from './closing.ts'
import { bombing, effects } from './effects.ts'
import { asFought, movement } from './fighting.ts'
import { moveMarker } from './moves.ts'
import {
  armName,
  botScientist,
  opponent,
  type Side,
  type Unit,
  unitOf,
} from '../../table/the-board/pieces.ts'
import { nuclearTerrain, spyAfterScientist, spyCopies } from '../game-rulings.ts'
import {
  openTheatres,
  type Situation,
  theatreOf,
  theatresWith,
  tokenOf,
  withForce,
} from '../../table/situation.ts'
import { sideName } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

export interface Placing {
  readonly side: Side
  readonly kind: string
  readonly slot?: number
  readonly space: Space
}

export function* place(table: Table<Situation>, placing: Placing): Procedure<Unit> {
  const { side, kind, space } = placing
  const printed = unitOf(kind)
  const fought = asFought(table.now, side, kind) ?? printed
  const theatre = theatreOf(table.now, space)
  if (printed.special) tellRulings(table, placing, printed, fought)
  lay(table, placing, printed, fought)
  tellFought(table, placing, printed, fought)
  if (!fought.taskForce) yield* effects[space.effect](table, side, space.amount, theatre)
  if (fought.bomber) {
    table.change(table.now, words.bomber)
    yield* bombing(table, side)
  }
  const cells = movement(table.now, side, fought, theatre, space)
  if (fought.commands.length > 0) tellOfficer(table, fought, theatre, cells)
  moveMarker(table, theatre, side, cells, theatre.end, printed.name)
  if (fought.nuclear) fallout(table, side, space, printed.name)
  yield* closings(table, theatre, side)
  return fought
}

function tellRulings(table: Table<Situation>, { side }: Placing, printed: Unit, fought: Unit): void {
  if (printed.spy) {
    applyRuling(table, spyCopies)
    if (side === 'player' && fought.id === 'scientist') applyRuling(table, spyAfterScientist)
  }
  if (fought.nuclear) applyRuling(table, nuclearTerrain)
}

function tellFought(table: Table<Situation>, { side, space }: Placing, printed: Unit, fought: Unit): void {
  const { spy, scientist, special } = printed
  if (!special) return
  if (spy) table.change(table.now, words.spy, { unit: fought === botScientist ? asAirforce : fought.name })
  if (scientist && side === 'bot') table.change(table.now, words.scientist)
  if (fought.taskForce && space.effect !== 'none') table.change(table.now, words.taskForce)
}

const asAirforce = message('blitzkrieg.asAirforce', 'a scientist, as an airforce of strength 3')

function tellOfficer(table: Table<Situation>, unit: Unit, theatre: Theatre, cells: number): void {
  table.change(table.now, words.officer, {
    unit: unit.name,
    cells,
    arms: unit.commands.map((arm) => armName[arm]),
    theatre: theatre.name,
    own: cells - unit.strength,
  })
}

function lay(
  table: Table<Situation>,
  { side, kind, slot, space }: Placing,
  printed: Unit,
  fought: Unit,
): void {
  const taken = side === 'bot' ? fromRow(table.now, slot ?? 0, fought) : fromPlayer(table.now, kind, fought)
  const theatres = theatresWith(taken, space, tokenOf(side, printed))
  table.change({ ...taken, theatres, lastBy: side }, side === 'bot' ? words.botPlaces : words.playerPlaces, {
    unit: printed.name,
    space: space.name,
  })
}

/** A spy copies the last unit. */
function fromRow(now: Situation, slot: number, { id: last }: Unit): Situation {
  return withForce(now, 'bot', { reserve: removeAt(now.bot.reserve, slot), last })
}

/** At the table the reserve is unknown: the unit was in the bag, or a special weapon drawn unseen. */
function fromPlayer(now: Situation, kind: string, { id: last }: Unit): Situation {
  const { reserve, bag } = now.player
  if (now.where === 'screen')
    return withForce(now, 'player', { reserve: without(reserve, kind) ?? reserve, last })
  const rest = without(bag, kind)
  if (rest !== undefined) return withForce(now, 'player', { bag: rest, last })
  const drawnUnseen = { pool: without(now.pool, kind) ?? now.pool, unseen: Math.max(0, now.unseen - 1) }
  return { ...withForce(now, 'player', { last }), ...drawnUnseen }
}

/** The nuclear bomb: every other open theatre moves 2 against its owner, but not onto the end cell. */
function fallout(table: Table<Situation>, side: Side, space: Space, because: Message): void {
  const others = openTheatres(table.now).filter((theatre) => theatre.index !== space.theatre)
  if (others.length > 0) table.change(table.now, words.fallout, { side: sideName[side] })
  for (const theatre of others) moveMarker(table, theatre, opponent(side), 2, theatre.end - 1, because)
}
