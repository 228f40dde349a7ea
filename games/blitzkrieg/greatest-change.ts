import { byRuling, fewest, type ListStep, most, printedOrder, select } from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { greatestChange } from './citations.ts'
import { changeTies, theatreOrder } from './rulings.ts'
import { at, type Situation } from './situation.ts'
import type { Trial } from './trial.ts'

/** Greatest Change: the category of a change, 1 the greatest, from the marker before and after. */
export function category(before: number, after: number, playerWins: boolean): number {
  if (before < 0 && after > 0) return 1
  if (before === 0 && after > 0) return 2
  if (before < 0 && after === 0) return 3
  if (before > 0 && after > before) return 4
  if (before < 0 && after > before) return 5
  return playerWins ? 7 : 6
}

/** The category of a whole placement. */
export function categoryOf(before: number, trial: Trial): number {
  return category(before, trial.marker, trial.fills && !trial.reachesEnd && trial.marker < 0)
}

/** Lines that keep the greatest of several changes of one track each. */
export function greatest<C, A>(
  change: (candidate: C, situation: Situation, about: A) => Shift,
): readonly ListStep<C, Situation, A>[] {
  return [
    fewest(
      'category',
      'category of the change, 1 the greatest',
      (candidate, now, about) => change(candidate, now, about).category,
    ),
    byRuling(changeTies, {
      lead: [
        most('extreme', 'existing lead, in categories 4 and 5', (candidate, now, about) => {
          const { category: rank, before } = change(candidate, now, about)
          return rank === 4 || rank === 5 ? Math.abs(before) : 0
        }),
      ],
      shift: [
        most('shift', 'movement of the marker, in categories 4 and 5', (candidate, now, about) => {
          const { category: rank, before, after } = change(candidate, now, about)
          return rank === 4 || rank === 5 ? after - before : 0
        }),
      ],
    }),
  ]
}

/** A change of one track. */
export interface Shift {
  readonly before: number
  readonly after: number
  readonly category: number
}

/** How far a strategic advantage moves: never onto the end cell. */
function advanced(situation: Situation, theatre: Theatre, amount: number): number {
  const { marker } = at(situation, theatre.index)
  return Math.max(marker, Math.min(theatre.end - 1, marker + amount))
}

/** Where the bot executes a strategic advantage. */
export const selectStrategic = select<Theatre, Situation, number>(
  'blitzkrieg.strategic',
  'Strategic advantage',
  greatestChange,
  [
    ...greatest<Theatre, number>((theatre, now, amount) => {
      const { marker } = at(now, theatre.index)
      const after = advanced(now, theatre, amount)
      return { before: marker, after, category: category(marker, after, false) }
    }),
    byRuling(theatreOrder, { height: [fewest('height', 'place from the top', (theatre) => theatre.height)] }),
  ],
  printedOrder('top before bottom', theatreOrder),
)
