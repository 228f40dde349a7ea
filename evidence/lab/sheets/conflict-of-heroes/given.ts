import {
  cupsOf,
  drawsCard,
  type Mission,
  type Situation,
} from '@opfor/evidence/games/conflict-of-heroes/proofs/for-sheets'
import { bag } from '@opfor/kernel'
import type { SectionInput } from '@opfor/sheets'

type Cells = Readonly<Record<string, number | boolean>>

const allCards = Array.from({ length: 55 }, (_, at) => `Order ${at + 1}`)

export const nameOf = {
  card: (card: string): string => `Order ${Number(card)}`,
  tile: (tile: string): string => `Tile ${tile}`,
  counteraction: (tile: string): string => (tile === 'default' ? 'Printed counteraction' : `Tile ${tile}`),
  order: (tile: string): string => (tile === 'default' ? 'Printed order' : `Tile ${tile}`),
} as const

/** Numbers the blanks: they share a name in the game, but not on the sheet. */
export function rumoursIn(now: Situation): readonly string[] {
  let blanks = 0
  return cupsOf(now).rumors.map((token) => {
    if (token !== 'noEnemy') return token
    blanks += 1
    return `Blank ${blanks}`
  })
}

export function settingsIn({ rulings }: Situation): Readonly<Record<string, string>> {
  const reading = (id: string): string | undefined => rulings[`conflict-of-heroes.${id}`]
  return {
    'Lost CAPs': reading('lostCaps') === 'each' ? 'each' : 'one',
    Both: reading('netting') === 'net' ? 'net' : 'apart',
    'Empty cup': reading('emptyCup') === 'nobody' ? 'nobody' : 'unknown',
  }
}

export function givenIn(now: Situation, mission: Mission): SectionInput {
  const { deck, marker, end, track, faces, counteractions, orders, sheet } = mission
  const [rest, drawn] = [[...deck.top, ...deck.rest], deck.discard].map((cards) => cards.map(nameOf.card))
  const inPlay = [...(rest ?? []), ...(drawn ?? [])]
  const tile = (id: string, space: number): Cells => ({
    space,
    yellow: faces[id]?.yellow === true,
    rumoured: drawsCard(mission, id),
  })
  const row = (ids: readonly string[]): Readonly<Record<string, Cells>> =>
    Object.fromEntries(ids.map((id) => [nameOf.tile(id), { printed: false }]))
  const rumours = rumoursIn(now)
  const { entry } = cupsOf(now)
  return {
    settings: settingsIn(now),
    counters: { Stance: sheet, 'Mission marker': marker, 'Last space': end },
    pieces: {
      Tiles: Object.fromEntries(track.map((each) => [nameOf.tile(each.tile), tile(each.tile, each.space)])),
      Counteractions: row(counteractions),
      'Mission orders': row(orders),
      Reserves: Object.fromEntries(entry.map((unit) => [unit, {}])),
      Rumours: Object.fromEntries(rumours.map((token) => [token, {}])),
    },
    decks: {
      'Order cards': {
        rest: bag(rest ?? []),
        drawn: drawn ?? [],
        out: bag(allCards.filter((card) => !inPlay.includes(card))),
      },
      'Entry cup': { rest: bag(entry) },
      'Rumour cup': { rest: bag(rumours) },
    },
  }
}
