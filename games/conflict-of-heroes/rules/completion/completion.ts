import { bag, type Procedure, type Table } from '@opfor/kernel'
import { playerName } from '../../table/naming.ts'
import { isHex, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

/** G 4.0: discards everything unused, puts the markers on their tracks; units on the map may be turned. */
export function* complete(table: Table<Situation>): Procedure<void> {
  discardUnused(table)
  const { initiative, guideline, players } = table.now
  const marker = table.now.mode === 'solo' ? words.roundMarkerSolo : words.roundMarker
  table.change(table.now, marker, { rounds: guideline.rounds, player: playerName(initiative) })
  const first = players.findIndex(({ id }) => id === initiative)
  const inOrder = [...players.slice(first), ...players.slice(0, first)]
  for (const { id, caps, drawn } of inOrder)
    table.change(table.now, words.startingCaps, { player: playerName(id), caps, count: drawn })
  table.change(table.now, words.markers)
  for (const { id } of inOrder)
    if (Object.values(table.now.units).some((unit) => unit.by === id && isHex(unit.at)))
      table.change(table.now, words.facing, { player: playerName(id) })
  if (table.now.mode === 'solo') {
    table.change({ ...table.now, stage: 'developing' }, words.nowTheAI)
    return
  }
  for (const { id, drawn: count } of inOrder)
    table.change(table.now, words.drawActions, { player: playerName(id), count })
  table.change(table.now, words.roundInitiative)
  table.change({ ...table.now, stage: 'over', ended: 'ready' }, words.ready)
}

/** 1: Condition Cards, Generator Decks with the rest of the hands, and Defense Counters. */
function discardUnused(table: Table<Situation>): void {
  let next: Situation = { ...table.now, conditions: [], cup: [] }
  for (const { id, deck, hand } of next.players) {
    const { top = [], rest = [], discard = [] } = next.decks[deck] ?? {}
    const all = bag([...discard, ...top, ...rest, ...hand])
    next = withPlayer(
      { ...next, decks: { ...next.decks, [deck]: { top: [], rest: [], discard: all } } },
      id,
      {
        hand: [],
      },
    )
  }
  table.change(next, words.unused)
}
