import { bag, fill, type Heap, type Message } from '@opfor/kernel'
import { isOwn } from './deck-of.ts'
import { idOf, nameOf, slug, words as worded } from './naming.ts'
import type { Rules } from './rules.ts'
import type { SectionOf } from './section-of.ts'
import { type DeckState, deckOf, type Situation, withDeck } from './situation.ts'
import { words } from './words.ts'

const known = new WeakMap<Rules, readonly Heap<Situation>[]>()

/** Where the cards of the decks lie. */
export function heapsOf(rules: Rules): readonly Heap<Situation>[] {
  const before = known.get(rules)
  if (before !== undefined) return before
  const heaps = rules.decks.flatMap((deck) => [
    heapAt(rules, deck, 'rest', words.cardInDeck),
    ...(deck.form === 'hand'
      ? []
      : [
          inOrder(heapAt(rules, deck, 'top', words.cardOnTop)),
          inOrder(heapAt(rules, deck, 'drawn', words.cardDrawn)),
          heapAt(rules, deck, 'out', words.cardOut),
        ]),
  ])
  known.set(rules, heaps)
  return heaps
}

function heapAt(
  rules: Rules,
  { heading }: SectionOf<'deck'>,
  where: keyof DeckState,
  name: Message,
): Heap<Situation> {
  const own = (card: string): boolean => isOwn({ rules }, heading, card)
  return {
    at: {
      id: where === 'rest' ? `deck.${slug(heading)}` : `deck.${slug(heading)}.${where}`,
      name: fill(name, { deck: worded(heading) }),
    },
    read: (now) => deckOf(now, heading)[where].filter(own).map(idOf),
    write: (now, ids) => {
      const others = deckOf(now, heading)[where].filter((card) => !own(card))
      const cards = [...ids.map(nameOf), ...others]
      return withDeck(now, heading, { [where]: where === 'rest' || where === 'out' ? bag(cards) : cards })
    },
    piece: (id) => ({ id, name: worded(nameOf(id)) }),
    takes: (id) => own(nameOf(id)),
  }
}

function inOrder(heap: Heap<Situation>): Heap<Situation> {
  return { ...heap, inOrder: () => 'Other cards lie there.' }
}
