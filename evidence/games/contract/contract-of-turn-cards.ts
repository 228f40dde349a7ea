import { germanFor } from '../programs/german.ts'
import { type CheckedCard, checkedCards, withTurnCard } from '../turn-cards/checked-cards.ts'
import { type ContractRule, problemUnless } from './contract-rule.ts'
import type { ContractContext } from './contract-context.ts'

/** Random answers of matches at the table; a card of Conflict of Heroes takes much longer than the others. */
const sizes: Readonly<Record<string, readonly [matches: number, answers: number]>> = {
  'conflict-of-heroes': [2, 120],
}

const known = new WeakMap<ContractContext, readonly CheckedCard[]>()

function cardsOf(context: ContractContext): readonly CheckedCard[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const { game } = context
  const [matches, answers] = sizes[game.id] ?? [4, 150]
  const cards = Array.from({ length: matches }, (_, seed) =>
    checkedCards(game, seed, germanFor(game.id), answers),
  ).flat()
  known.set(context, cards)
  return cards
}

export const cardRules: readonly ContractRule[] = [
  {
    says: 'the card of a turn has a headline of at most 48 characters in each language, and its steps lead to the table after it',
    broken: (context) =>
      cardsOf(context).flatMap(({ seed, problems }) => problems.map((each) => `seed ${seed}: ${each}`)),
  },
  {
    says: 'what came of a turn is of a kind that has a weight, and where there are many kinds, some come up',
    broken: (context) => {
      const { weights } = withTurnCard(context.game).turnCard ?? {}
      if (weights === undefined) return []
      const kinds = new Set(cardsOf(context).flatMap(({ card }) => card.happenings.map(({ kind }) => kind)))
      kinds.delete('over')
      return [
        ...[...kinds].filter((kind) => !(kind in weights)).map((kind) => `${kind} has no weight`),
        ...problemUnless(kinds.size >= 5 || Object.keys(weights).length < 5, `only ${[...kinds].join(', ')}`),
      ]
    },
  },
]
