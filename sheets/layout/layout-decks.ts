import { bag, withParams, type Zone, type Message } from '@opfor/kernel'
import { isOwnCard } from '../values/deck.ts'
import { idOf, nameFromId, type SectionOf, slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { type DeckState, deckState, type Situation, withDeck } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const known = new WeakMap<SheetRules, readonly Zone<Situation>[]>()

export function zonesOfDecks(rules: SheetRules): readonly Zone<Situation>[] {
  const before = known.get(rules)
  if (before !== undefined) return before
  const heaps = rules.decks.flatMap((deck) => [
    heapAt(rules, deck, 'rest', sheetRunMessages.cardInDeck),
    ...(deck.form === 'hand'
      ? []
      : [
          inOrder(heapAt(rules, deck, 'top', sheetRunMessages.cardOnTop)),
          inOrder(heapAt(rules, deck, 'drawn', sheetRunMessages.cardDrawn)),
          heapAt(rules, deck, 'out', sheetRunMessages.cardOut),
        ]),
  ])
  known.set(rules, heaps)
  return heaps
}

function heapAt(
  rules: SheetRules,
  { heading }: SectionOf<'deck'>,
  where: keyof DeckState,
  name: Message,
): Zone<Situation> {
  const own = (card: string): boolean => isOwnCard({ rules }, heading, card)
  return {
    at: {
      id: where === 'rest' ? `deck.${slug(heading)}` : `deck.${slug(heading)}.${where}`,
      name: withParams(name, { deck: worded(heading) }),
    },
    read: (now) => deckState(now, heading)[where].filter(own).map(idOf),
    write: (now, ids) => {
      const others = deckState(now, heading)[where].filter((card) => !own(card))
      const cards = [...ids.map(nameFromId), ...others]
      return withDeck(now, heading, { [where]: where === 'rest' || where === 'out' ? bag(cards) : cards })
    },
    piece: (id) => ({ id, name: worded(nameFromId(id)) }),
    accepts: (id) => own(nameFromId(id)),
  }
}

function inOrder(heap: Zone<Situation>): Zone<Situation> {
  return { ...heap, inOrder: () => 'Other cards lie there.' }
}
