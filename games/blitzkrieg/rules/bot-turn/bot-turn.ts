import {
  restartable,
  ask,
  draw,
  type Message,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
  withoutAll,
  withToken,
} from '@opfor/kernel'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { drawUnits } from '../game-for-two/drawing.ts'
import { endCannotPlace, endTurn } from '../game-for-two/end.ts'
import { stratagemName, stratagems, type Stratagem } from '../../table/the-board/pieces.ts'
import { place, type Placing } from '../game-for-two/placement.ts'
import { blitzRepeat } from '../rulings.ts'
import { selectPosition } from '../the-procedure/select-position.ts'
import { hasLegalPlacement, selectTheatre } from '../the-procedure/select-theatre.ts'
import { botRow, selectUnit } from '../the-procedure/select-unit.ts'
import { emptySpaces, isOpen, openTheatres, type Situation, theatreOf } from '../../table/situation.ts'
import { drawnFor } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

/** On the AI bot's turn: A a stratagem, B the procedure, C a unit is drawn. */
export function* botTurn(table: Table<Situation>): Procedure<void> {
  if (table.now.withStratagems) yield* drawStratagem(table)
  yield* procedure(table)
  if (table.now.ended !== '') return
  yield* drawUnits(table, 'bot', 1, drawnFor.turn)
  endTurn(table)
}

const drawOne = message('blitzkrieg.ask.stratagem', 'Which stratagem comes out of the cup?')

/** A: draw a stratagem, then the previous one goes back into the cup. */
function* drawStratagem(table: Table<Situation>): Procedure<void> {
  const [drawn = ''] = yield* ask(table, (now) =>
    draw('blitzkrieg.stratagem', drawOne, now.cup, 1, stratagemName, { all: stratagems }),
  )
  const { cup, token, stratagem } = table.now
  const previous = token === '' ? 'steamroll' : token
  const rest = withoutAll(cup, [drawn])
  const goesBack = !cup.includes(previous)
  const next = {
    ...table.now,
    cup: goesBack ? withToken(rest, previous) : rest,
    token: drawn as Stratagem,
    stratagem: drawn === 'steamroll' ? stratagem : (drawn as Stratagem),
    earlier: stratagem,
  }
  table.change(next, wordsFor(next, token === '', goesBack), {
    stratagem: stratagemName(next.stratagem === '' ? drawn : next.stratagem),
    previous: stratagemName(previous),
  })
}

/** A token put into the cup by hand does not go back again. */
function wordsFor({ token, stratagem }: Situation, first: boolean, goesBack: boolean): Message {
  const repeats = token === 'steamroll' && stratagem !== ''
  if (!goesBack) return repeats ? words.steamrollAlone : words.stratagemAlone
  if (first) return words.firstStratagem
  return repeats ? words.steamroll : words.stratagem
}

/** B: the procedure, and again after a blitz unit, in the same theatre if possible. */
function* procedure(table: Table<Situation>): Procedure<void> {
  let blitzed: Space | undefined
  for (;;) {
    const placing = yield* restartable(table, () => placement(table, blitzed))
    if (placing === undefined) {
      if (blitzed === undefined && !canPlace(table.now)) endCannotPlace(table, 'bot')
      else if (blitzed === undefined) table.change(table.now, words.placesNothing)
      return
    }
    const unit = yield* place(table, placing)
    if (!unit.blitz || table.now.bot.reserve.length === 0) return
    blitzed = placing.space
    tellBlitz(table, theatreOf(table.now, blitzed))
  }
}

function tellBlitz(table: Table<Situation>, theatre: Theatre): void {
  if (!canPlace(table.now)) {
    table.change(table.now, words.blitzNowhere)
    return
  }
  const elsewhere = currentReading(table.now, blitzRepeat) === 'lost' ? words.blitzLost : words.blitzElsewhere
  const tell = canPlaceIn(table.now, theatre) ? words.blitz : elsewhere
  table.change(table.now, tell, { theatre: theatre.name })
}

function* placement(table: Table<Situation>, blitzed: Space | undefined): Procedure<Placing | undefined> {
  if (!canPlace(table.now)) return undefined
  const same = blitzed && theatreOf(table.now, blitzed)
  const possible = same !== undefined && canPlaceIn(table.now, same)
  if (same !== undefined && !possible && applyRuling(table, blitzRepeat) === 'lost') return undefined
  const theatre = possible ? same : yield* selectTheatre(table, openTheatres)
  if (theatre === undefined) return undefined
  const space = yield* selectPosition(table, (now) => emptySpaces(now, theatre), theatre)
  if (space === undefined) return undefined
  const chosen = yield* selectUnit(table, botRow, space)
  return chosen && { side: 'bot', kind: chosen.kind, slot: chosen.slot, space }
}

function canPlaceIn(now: Situation, theatre: Theatre): boolean {
  return isOpen(now, theatre) && hasLegalPlacement(theatre, now)
}

function canPlace(now: Situation): boolean {
  return openTheatres(now).some((theatre) => hasLegalPlacement(theatre, now))
}
