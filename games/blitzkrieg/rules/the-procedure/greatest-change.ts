import {
  eitherByRuling,
  fewest,
  type Filter,
  type ListStep,
  type Message,
  message,
  most,
  tieByPlayer,
  withBookNumber,
  tieByPrintedOrder,
  currentReading,
  type Ruling,
  priorityList,
  tieByRuling,
  withValueText,
} from '@opfor/kernel'
import type { Theatre } from '../../table/the-board/board.ts'
import { greatestChange, theProcedure } from '../../table/citations.ts'
import { changeTies, strategicTies, theatreOrder } from '../rulings.ts'
import { at, campaignVP, countEmpty, type Situation } from '../../table/situation.ts'
import { closedTheatres } from './select-theatre.ts'
import type { Trial } from './trial.ts'
import { fromTheTop } from '../../table/wording.ts'

/** Greatest Change: the category of a change, 1 the greatest, from the marker before and after. */
export function category(before: number, after: number, playerWins: boolean): number {
  if (before < 0 && after > 0) return 1
  if (before === 0 && after > 0) return 2
  if (before < 0 && after === 0) return 3
  if (before > 0 && after > before) return 4
  if (before < 0 && after > before) return 5
  return playerWins ? 7 : 6
}

export function categoryOf(before: number, trial: Trial): number {
  return category(before, trial.marker, trial.fills && !trial.reachesEnd && trial.marker < 0)
}

/** The categories as the leaflet's list has them, the greatest first. */
const categories: readonly Message[] = [
  message('blitzkrieg.change.1', 'your lead becomes a lead of the bot (1st of 7)'),
  message('blitzkrieg.change.2', 'a tie becomes a lead of the bot (2nd of 7)'),
  message('blitzkrieg.change.3', 'your lead becomes a tie (3rd of 7)'),
  message('blitzkrieg.change.4', 'a lead of the bot grows (4th of 7)'),
  message('blitzkrieg.change.5', 'your lead shrinks (5th of 7)'),
  message('blitzkrieg.change.6', 'another change or none, and you win nothing (6th of 7)'),
  message('blitzkrieg.change.7', 'another change or none, and you win something (7th of 7)'),
]

function categoryTold(number: number): Message {
  return categories[number - 1] as Message
}

/** Skipped if there is no change to compare. */
export function greatest<C, A>(
  change: (candidate: C, situation: Situation, about: A) => Shift | undefined,
  { ruling, number }: { readonly ruling?: Ruling; readonly number?: string } = {},
): readonly ListStep<C, Situation, A>[] {
  const line = (filter: Filter<C, Situation, A>) =>
    number === undefined ? filter : withBookNumber(number, filter)
  const further = (filter: Filter<C, Situation, A>) => ({ ...line(filter), cite: greatestChange })
  return [
    withValueText(
      categoryTold,
      line(
        fewest(
          'category',
          'the greatest change',
          (candidate, now, about) => change(candidate, now, about)?.category,
          ruling,
        ),
      ),
    ),
    eitherByRuling(changeTies, {
      lead: [
        further(
          most('extreme', 'the largest lead so far', (candidate, now, about) => {
            const shift = change(candidate, now, about)
            return isMoreExtreme(shift) ? Math.abs(shift.before) : undefined
          }),
        ),
      ],
      shift: [
        further(
          most('shift', 'the largest movement of the marker', (candidate, now, about) => {
            const shift = change(candidate, now, about)
            return isMoreExtreme(shift) ? shift.after - shift.before : undefined
          }),
        ),
      ],
      everywhere: [
        further(
          most('shift', 'the largest movement of the marker', (candidate, now, about) => {
            const shift = change(candidate, now, about)
            return shift && shift.after - shift.before
          }),
        ),
      ],
    }),
  ]
}

/** Categories 4 and 5 speak of a lead that is more extreme than another. */
function isMoreExtreme(shift: Shift | undefined): shift is Shift {
  return shift?.category === 4 || shift?.category === 5
}

export interface Shift {
  readonly before: number
  readonly after: number
  readonly category: number
}

/** Never onto the end cell. */
function advanced(situation: Situation, theatre: Theatre, amount: number): number {
  const { marker } = at(situation, theatre.index)
  return Math.max(marker, Math.min(theatre.end - 1, marker + amount))
}

/** `here` is the theatre of the space with the advantage. */
export interface Advantage {
  readonly amount: number
  readonly here: Theatre
}

export const selectStrategic = priorityList<Theatre, Situation, Advantage>(
  'blitzkrieg.strategic',
  'Strategic advantage',
  greatestChange,
  [
    ...greatest<Theatre, Advantage>((theatre, now, { amount }) => {
      const { marker } = at(now, theatre.index)
      const after = advanced(now, theatre, amount)
      return { before: marker, after, category: category(marker, after, false) }
    }),
    eitherByRuling(strategicTies, {
      theatre: [
        asATheatre(
          most('empty', 'the most empty spaces in the open campaign', (theatre, now) =>
            countEmpty(now, theatre),
          ),
        ),
        asATheatre(
          most('vp', 'the most VP for the open campaign', (theatre, now) => campaignVP(now, theatre)),
        ),
      ],
    }),
    {
      ...eitherByRuling(theatreOrder, {
        height: [
          asATheatre(
            withValueText(
              fromTheTop,
              fewest('height', 'the topmost, then the leftmost', ({ height }) => height),
            ),
          ),
        ],
      }),
      pick: (now) =>
        currentReading(now, strategicTies) === 'player' ? undefined : currentReading(now, theatreOrder),
    },
  ],
  tieByRuling(strategicTies, {
    theatre: tieByPrintedOrder('column by column, top before bottom', theatreOrder),
    top: tieByPrintedOrder('column by column, top before bottom', theatreOrder),
    player: tieByPlayer('player', 'you choose the theatre'),
  }),
  { others: (now, { here }) => [...closedTheatres(now), { ...here, because: notItself }] },
)

function asATheatre(line: Filter<Theatre, Situation, Advantage>): Filter<Theatre, Situation, Advantage> {
  return { ...line, cite: theProcedure(1) }
}

const notItself = message('blitzkrieg.because.notItself', 'a strategic advantage goes to another theatre')
