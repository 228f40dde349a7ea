import type { Cell, Panel, Picture, PictureRow, Viewer } from '../ask/picture.ts'
import {
  type Counter,
  type Layout,
  type PieceGroup,
  placed,
  type Place,
  placesOf,
  subjectsOf,
} from '../pieces/layout.ts'
import { type Message, message } from '../say/message.ts'
import type { GameModule } from './game-module.ts'

const words = {
  table: message('kernel.picture.table', 'the table'),
  match: message('kernel.picture.match', 'the match'),
  many: message('kernel.picture.many', '{count} × {piece}'),
  value: message('kernel.picture.value', '{value}'),
} as const

/** The table as a picture: the game's own, else one made from the layout. */
export function pictureOf<S>(game: GameModule<S>, situation: S, viewer?: Viewer): Picture {
  return game.picture?.(situation, viewer) ?? laidOut(game.layout(situation))
}

/** A panel for each part of the table with a row for each place, and one for each thing that has numbers. */
function laidOut(layout: Layout): Picture {
  const seen = placesOf(layout).filter(({ id }) => layout.inProgram?.includes(id) !== true)
  const pieces = placed(layout)
  const parts = Map.groupBy(seen, ({ part }) => (part ?? words.table).id)
  const places = [...parts.values()].map((all) => ({
    title: all[0]?.part ?? words.table,
    rows: all.map((place) => placeRow(pieces, place)),
  }))
  const shown = layout.counters.filter(({ note }) => note !== true)
  const numbers = subjectsOf({ ...layout, counters: shown }).map(
    ({ name = words.match, counters }): Panel => ({ title: name, rows: counters.map(numberRow) }),
  )
  return { columns: [places, numbers], below: [], legend: [] }
}

function placeRow(pieces: readonly PieceGroup[], { id, name }: Place): PictureRow {
  const here = pieces.filter(({ at, count }) => at.id === id && count > 0)
  const cells = here.map(
    ({ piece, count }): Cell => ({ text: counted(piece.name, count), tone: 'special', id: piece.id }),
  )
  return { label: name, id, cells }
}

function counted(piece: Message, count: number): Message {
  return count === 1 ? piece : message(words.many.id, words.many.text, { count, piece })
}

function numberRow({ name, brief = name, value, reads, among }: Counter): PictureRow {
  const told = reads ?? among?.find((each) => each.value === value)?.reads
  return {
    label: brief,
    cells: [{ text: told ?? message(words.value.id, words.value.text, { value }), tone: 'free' }],
  }
}
