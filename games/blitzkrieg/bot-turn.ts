import {
  afresh,
  ask,
  draw,
  message,
  type Procedure,
  ruled,
  type Table,
  withoutAll,
  withToken,
} from '@opfor/kernel'
import type { Space } from './board.ts'
import { drawUnits } from './drawing.ts'
import { endTurn } from './end.ts'
import { stratagemName, type Stratagem } from './pieces.ts'
import { place, type Placing } from './placement.ts'
import { blitzRepeat } from './rulings.ts'
import { selectPosition } from './select-position.ts'
import { hasLegalPlacement, selectTheatre } from './select-theatre.ts'
import { botRow, selectUnit } from './select-unit.ts'
import { emptySpaces, isOpen, openTheatres, type Situation, theatreOf } from './situation.ts'
import { words } from './words.ts'

/** On the AI bot's turn: A a stratagem, B the procedure, C a unit is drawn. */
export function* botTurn(table: Table<Situation>): Procedure<void> {
  if (table.now.withStratagems) yield* drawStratagem(table)
  yield* procedure(table)
  if (table.now.ended !== '') return
  yield* drawUnits(table, 'bot', 1)
  endTurn(table)
}

const drawOne = message('blitzkrieg.ask.stratagem', 'Draw a stratagem from the cup.')

/** A: draw a stratagem, then the previous one goes back into the cup. */
function* drawStratagem(table: Table<Situation>): Procedure<void> {
  const [drawn = ''] = yield* ask(table, (now) =>
    draw('blitzkrieg.stratagem', drawOne, now.cup, 1, stratagemName),
  )
  const { cup, token, stratagem } = table.now
  const previous = token === '' ? 'steamroll' : token
  const rest = withoutAll(cup, [drawn])
  const next = {
    ...table.now,
    cup: cup.includes(previous) ? rest : withToken(rest, previous),
    token: drawn as Stratagem,
    stratagem: drawn === 'steamroll' ? stratagem : (drawn as Stratagem),
  }
  const tell = token === '' ? words.firstStratagem : drawn === 'steamroll' ? words.steamroll : words.stratagem
  table.change(next, tell, {
    stratagem: stratagemName(next.stratagem === '' ? drawn : next.stratagem),
    previous: stratagemName(previous),
  })
}

/** B: the procedure, and again after a blitz unit, in the same theatre if possible. */
function* procedure(table: Table<Situation>): Procedure<void> {
  let blitzed: Space | undefined
  for (;;) {
    const placing = yield* afresh(table, () => placement(table, blitzed))
    if (placing === undefined) {
      if (blitzed === undefined && !canPlace(table.now))
        table.change({ ...table.now, ended: 'bot-cannot-place' }, words.botCannot)
      return
    }
    const unit = yield* place(table, placing)
    if (!unit.blitz || table.now.bot.reserve.length === 0) return
    blitzed = placing.space
  }
}

/** Which unit goes where: a theatre, unless the last unit was a blitz unit, then a position and a unit. */
function* placement(table: Table<Situation>, blitzed: Space | undefined): Procedure<Placing | undefined> {
  if (blitzed === undefined && !canPlace(table.now)) return undefined
  const same = blitzed && theatreOf(table.now, blitzed)
  const possible = same !== undefined && isOpen(table.now, same) && hasLegalPlacement(same, table.now)
  if (same !== undefined && !possible && ruled(table, blitzRepeat) === 'lost') return undefined
  const theatre = possible ? same : yield* selectTheatre(table, openTheatres)
  if (theatre === undefined) return undefined
  const space = yield* selectPosition(table, (now) => emptySpaces(now, theatre))
  if (space === undefined) return undefined
  const chosen = yield* selectUnit(table, botRow, space)
  return chosen && { side: 'bot', kind: chosen.kind, slot: chosen.slot, space }
}

function canPlace(now: Situation): boolean {
  return openTheatres(now).some((theatre) => hasLegalPlacement(theatre, now))
}
