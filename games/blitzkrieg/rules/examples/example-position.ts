import { type Json, withoutAll } from '@opfor/kernel'
import { printedBoard } from '../../table/the-board/board.ts'
import { fullBag, fullPool, type Side, stratagems } from '../../table/the-board/pieces.ts'

interface Shown {
  readonly row: readonly string[]
  readonly on: Readonly<Record<string, string>>
}

/** Closed in both examples. Units, reserve and points are ours. */
const closed: Readonly<Record<string, string>> = {
  'WE.1.1': 'player navy-2',
  'WE.1.2': 'player army-1',
  'WE.1.3': 'bot airforce-1',
  'PO.1.1': 'bot navy-3',
  'PO.1.2': 'player navy-1',
  'EE.1.1': 'player army-2',
  'EE.1.2': 'bot army-1',
}
const markers: Readonly<Record<string, number>> = { WE: 2, PO: 1, EE: -1, AME: -1, SEA: 0 }
const yours = ['airforce-1', 'army-3', 'navy-3']

export function examplePosition({ row, on }: Shown): Json {
  const lying: Readonly<Record<string, string>> = { ...closed, ...on }
  const force = (side: Side, reserve: readonly string[], last: string): Json => {
    const placed = Object.values(lying).filter((token) => token.startsWith(side))
    const bag = withoutAll(fullBag, [...reserve, ...placed.map((token) => token.slice(side.length + 1))])
    return { vp: 4, bag, reserve, last }
  }
  return {
    theatres: printedBoard.theatres.map(({ id, campaigns }) => ({
      marker: markers[id] ?? 0,
      closed: closed[`${id}.1.1`] === undefined ? 0 : 1,
      waits: false,
      spaces: campaigns.map(({ spaces }) => spaces.map((space) => lying[space.id] ?? '')),
    })),
    bot: force('bot', row, 'airforce-1'),
    player: force('player', yours, 'navy-1'),
    lastBy: 'player',
    pool: fullPool,
    unseen: 0,
    cup: stratagems.filter((id) => id !== 'secure'),
    token: 'secure',
    stratagem: 'secure',
    toMove: 'bot',
    lastTurn: false,
    ended: '',
  }
}
