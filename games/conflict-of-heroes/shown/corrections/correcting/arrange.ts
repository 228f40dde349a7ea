import { allUnits } from '../../../rules/placing/unit-pieces.ts'
import { unitOf } from '../../../table/placing/units.ts'
import { isHex, playersOf, type Situation, withMission } from '../../../table/situation.ts'
import { boardOf } from '../laid/cards.ts'

export function isUnit(now: Situation, id: string): boolean {
  return Object.hasOwn(now.units, id) || allUnits(now.pack).has(id)
}

const places = /^(edge|hidden|entered|entryCup|road|lost|left|rumors-(german|soviet)|round-\d+)$/

/** A unit from the box belongs to its side's first player, and to no card. */
export function moveUnit(now: Situation, id: string, from: string, to: string): Situation | undefined {
  const { [id]: before, ...others } = now.units
  if ((before?.at ?? 'supply') !== from) return undefined
  if (to === 'supply') return { ...now, units: others }
  const by = before?.by ?? playersOf(now, unitOf(id).side)[0]?.id
  if (by === undefined || !(isHex(to) || places.test(to))) return undefined
  return { ...now, units: { ...now.units, [id]: { at: to, by, card: before?.card ?? '' } } }
}

/** Undefined if it is no row, or holds other pieces. */
export function arrange(now: Situation, at: string, pieces: readonly string[]): Situation | undefined {
  const deck = Object.keys(now.decks).find((each) => at === `top-${each}`)
  if (deck !== undefined) return arrangedTop(now, deck, pieces)
  const row = (['orders', 'counteractions'] as const).find((each) => at === `sheet-${each}`)
  if (row === undefined) return arrangedBoard(now, at, pieces)
  const tiles = (now.mission?.[row] ?? []).map((tile) => `tile ${tile}`)
  return now.mission !== undefined && isOrderOf(pieces, tiles)
    ? withMission(now, { [row]: pieces.map((each) => each.slice('tile '.length)) })
    : undefined
}

/** Ignores order. */
function isOrderOf(pieces: readonly string[], row: readonly string[]): boolean {
  return pieces.toSorted().join() === row.toSorted().join()
}

function arrangedTop(now: Situation, deck: string, cards: readonly string[]): Situation | undefined {
  const pile = now.decks[deck]
  if (pile === undefined || !isOrderOf(cards, pile.top)) return undefined
  return { ...now, decks: { ...now.decks, [deck]: { ...pile, top: cards } } }
}

function arrangedBoard(now: Situation, at: string, cards: readonly string[]): Situation | undefined {
  const here = now.plays.filter((play) => play.used !== true && boardOf(now, play) === at)
  const others = now.plays.filter((play) => !here.includes(play))
  const inOrder = cards.flatMap((card) => here.filter((play) => play.card === card))
  const isOrder = isOrderOf(
    cards,
    here.map(({ card }) => card),
  )
  return here.length > 0 && isOrder ? { ...now, plays: [...others, ...inOrder] } : undefined
}
