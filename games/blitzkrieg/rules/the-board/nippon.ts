import { ask, draw, withParams, message, type Procedure, applyRuling, type Table } from '@opfor/kernel'
import type { Theatre } from '../../table/the-board/board.ts'
import { chosen } from '../game-for-two/choosing.ts'
import { moveMarker } from '../game-for-two/moves.ts'
import type { Side } from '../../table/the-board/pieces.ts'
import { nipponClosedBy } from '../game-rulings.ts'
import { at, type Situation, withTheatre } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

const whichTwo = message(
  'blitzkrieg.ask.nipponTracks',
  'Which two of the starting campaigns come up at random?',
)
const openWhich = message('blitzkrieg.ask.open', 'Which campaign do you open next?')
const redFor = message('blitzkrieg.ask.red', 'Red space of {theatre}: who gets the +{red}?')
const redSpace = message('blitzkrieg.redSpace', 'red space')
const botClosed = message('blitzkrieg.botClosed', 'campaign closed by the bot')

/** Set-up: two of the starting campaigns at random are advanced by two for the bot. */
export function* advanceTwo(table: Table<Situation>): Procedure<void> {
  const open = table.now.board.theatres.filter((theatre) => !theatre.waits)
  const named = (id: string): Theatre['name'] =>
    open.find((theatre) => theatre.id === id)?.name ?? message(`blitzkrieg.${id}`, id)
  const ids = open.map((theatre) => theatre.id).toSorted()
  const drawn = yield* ask(table, () => draw('blitzkrieg.nipponTracks', whichTwo, ids, 2, named))
  for (const theatre of open)
    if (drawn.includes(theatre.id)) {
      table.change(table.now, words.nipponTrack, { theatre: theatre.name })
      moveMarker(table, theatre, 'bot', 2, theatre.end - 1)
    }
}

/**
 * When a campaign is closed you open the next; the red space first, then one for the bot if the bot closed it. `by` placed the
 * last unit; `marker` is the closed campaign's.
 */
export function* openNext(table: Table<Situation>, by: Side, marker: number): Procedure<void> {
  const waiting = (now: Situation): readonly Theatre[] =>
    now.board.theatres.filter((theatre) => at(now, theatre.index).waits)
  const opened = yield* chosen(table, 'blitzkrieg.open', openWhich, waiting, () => ({ by: 'place' }))
  if (opened === undefined) return
  table.change(withTheatre(table.now, opened.index, { waits: false }), words.opens, { theatre: opened.name })
  if (opened.red > 0) {
    const text = withParams(redFor, { theatre: opened.name, red: opened.red })
    const favour = yield* chosen(table, 'blitzkrieg.red', text, () => favours)
    if (favour !== undefined && favour.id !== 'nobody')
      moveMarker(table, opened, favour.id, opened.red, opened.end - 1, redSpace)
  }
  if (!closedByBot(table, by === 'bot', marker > 0)) return
  table.change(table.now, words.nipponOne, { theatre: opened.name })
  moveMarker(table, opened, 'bot', 1, opened.end - 1, botClosed)
}

/** It placed the last unit, or won, by the ruling `nipponClosedBy`. */
function closedByBot(table: Table<Situation>, placed: boolean, won: boolean): boolean {
  if (placed === won) return placed
  return applyRuling(table, nipponClosedBy) === 'placed' ? placed : won
}

const favours = [
  { id: 'bot', name: message('blitzkrieg.favour.bot', 'the bot') },
  { id: 'player', name: message('blitzkrieg.favour.player', 'you') },
  { id: 'nobody', name: message('blitzkrieg.favour.nobody', 'nobody') },
] as const
