import type { PictureCell, PicturePanel, Picture, PictureRow, PictureView } from '../ask/picture.ts'
import {
  type TableValue,
  type Layout,
  type PieceGroup,
  pieceLocations,
  type Place,
  placesOf,
  valueOwners,
} from '../pieces/layout.ts'
import { type Message, message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import type { GameModule } from './game-module.ts'

const words = messages('kernel.picture', {
  table: 'the table',
  match: 'the match',
  many: '{count} × {piece}',
  value: '{value}',
})

export function pictureOfMatch<S>(game: GameModule<S>, situation: S, viewer?: PictureView): Picture {
  return game.picture?.(situation, viewer) ?? laidOut(game.layout(situation))
}

/** A panel per part of the table: a row per place, and per thing with numbers. */
function laidOut(layout: Layout): Picture {
  const seen = placesOf(layout).filter(({ id }) => layout.inProgram?.includes(id) !== true)
  const pieces = pieceLocations(layout)
  const parts = Map.groupBy(seen, ({ part }) => (part ?? words.table).id)
  const places = [...parts.values()].map((all) => ({
    title: all[0]?.part ?? words.table,
    rows: all.map((place) => placeRow(pieces, place)),
  }))
  const shown = layout.counters.filter(({ note }) => note !== true)
  const numbers = valueOwners({ ...layout, counters: shown }).map(
    ({ name = words.match, counters }): PicturePanel => ({ title: name, rows: counters.map(numberRow) }),
  )
  return { columns: [places, numbers], below: [], legend: [] }
}

function placeRow(pieces: readonly PieceGroup[], { id, name }: Place): PictureRow {
  const here = pieces.filter(({ at, count }) => at.id === id && count > 0)
  const cells = here.map(
    ({ piece, count }): PictureCell => ({ text: counted(piece.name, count), tone: 'special', id: piece.id }),
  )
  return { label: name, id, cells }
}

function counted(piece: Message, count: number): Message {
  return count === 1 ? piece : message(words.many.id, words.many.text, { count, piece })
}

function numberRow({ name, shortName = name, value, text, allowedValues }: TableValue): PictureRow {
  const told = text ?? allowedValues?.find((each) => each.value === value)?.text
  return {
    label: shortName,
    cells: [{ text: told ?? message(words.value.id, words.value.text, { value }), tone: 'free' }],
  }
}
