import { boardOf } from '../laid/cards.ts'
import { type Situation, withMission } from '../../../table/situation.ts'

/** The situation with a row in another order; undefined where it is no row, or other pieces lie in it. */
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

/** Whether these are the same pieces, in whatever order. */
function isOrderOf(pieces: readonly string[], row: readonly string[]): boolean {
  return pieces.toSorted().join() === row.toSorted().join()
}

function arrangedTop(now: Situation, deck: string, cards: readonly string[]): Situation | undefined {
  const pile = now.decks[deck]
  if (pile === undefined || !isOrderOf(cards, pile.top)) return undefined
  return { ...now, decks: { ...now.decks, [deck]: { ...pile, top: cards } } }
}

/** The cards of a board count as played last. */
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
