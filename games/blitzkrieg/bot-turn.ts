import { ask, draw, message, type Procedure, ruled, type Table, withoutAll, withToken } from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { drawUnits } from './drawing.ts'
import { endTurn } from './end.ts'
import { stratagemName, type Stratagem } from './pieces.ts'
import { place } from './placement.ts'
import { blitzRepeat } from './rulings.ts'
import { selectPosition } from './select-position.ts'
import { hasLegalPlacement, selectTheatre } from './select-theatre.ts'
import { botRow, selectUnit } from './select-unit.ts'
import { emptySpaces, isOpen, openTheatres, type Situation, theatreOf } from './situation.ts'
import { words } from './words.ts'

/** On the AI bot's turn: A a stratagem, B the procedure, C a unit is drawn. */
export function* botTurn(table: Table<Situation>): Procedure<void> {
  if (table.now.withStratagems) yield* drawStratagem(table)
  if (!openTheatres(table.now).some((theatre) => hasLegalPlacement(theatre, table.now))) {
    table.change({ ...table.now, ended: 'bot-cannot-place' }, words.botCannot)
    return
  }
  yield* procedure(table)
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
  let same: Theatre | undefined
  for (;;) {
    const theatre: Theatre | undefined = same ?? (yield* selectTheatre(table, openTheatres))
    if (theatre === undefined) return
    const space = yield* selectPosition(table, (now) => emptySpaces(now, theatre))
    if (space === undefined) return
    const chosen = yield* selectUnit(table, botRow, space)
    if (chosen === undefined) return
    // A correction may have filled the space while the die was asked for.
    if (!emptySpaces(table.now, theatre).includes(space)) continue
    const unit = yield* place(table, { side: 'bot', kind: chosen.kind, slot: chosen.slot, space })
    if (!unit.blitz || table.now.bot.reserve.length === 0) return
    const here = theatreOf(table.now, space)
    const possible = isOpen(table.now, here) && hasLegalPlacement(here, table.now)
    if (!possible && ruled(table, blitzRepeat) === 'lost') return
    same = possible ? here : undefined
  }
}
