import {
  tieByDie,
  eitherByRuling,
  type Candidate,
  either,
  fewest,
  message,
  most,
  must,
  otherwise,
  prefer,
  withBookNumber,
  type ExcludedPiece,
  priorityList,
  withValueText,
  when,
} from '@opfor/kernel'
import type { Space } from '../../table/the-board/board.ts'
import { theProcedure } from '../../table/citations.ts'
import { fits, foughtRow, movement } from '../game-for-two/fighting.ts'
import { categoryOf, greatest, type Shift } from './greatest-change.ts'
import { type Unit, unitOf, units } from '../../table/the-board/pieces.ts'
import { highestStrength, placementTried, theatreOrCampaign, unitMustWin } from '../rulings.ts'
import { at, isLastSpace, type Situation, theatreOf, stratagemInForce } from '../../table/situation.ts'
import { withStratagem } from './select-theatre.ts'
import { closes, closesTheatre, type Trial, tried, triedToClose, winsCampaign, winsTheatre } from './trial.ts'
import { fromTheLeft } from '../../table/wording.ts'

/** Identical units differ by slot. */
export interface InRow extends Candidate {
  readonly slot: number
  readonly kind: string
  readonly special: boolean
}

const known = new Map<string, readonly InRow[]>()

export function botRow(now: Situation): readonly InRow[] {
  return now.bot.reserve.map((kind, slot) => inRow(kind, slot))
}

function inRow(kind: string, slot: number): InRow {
  const made = known.get(kind) ?? []
  const before = made[slot]
  if (before !== undefined) return before
  const unit = unitOf(kind)
  const all = Array.from({ length: slot + 1 }, (_, at) => made[at] ?? madeInRow(unit, at))
  known.set(kind, all)
  return all[slot] ?? madeInRow(unit, slot)
}

function madeInRow(unit: Unit, slot: number): InRow {
  const name = message('blitzkrieg.inRow', '{unit} (slot {slot})', { unit: unit.name, slot: slot + 1 })
  return { id: `row-${slot + 1}`, name, slot, kind: unit.id, special: unit.special }
}

/** The Procedure, 3: Selecting a unit. */
export const selectUnit = priorityList<InRow, Situation, Space>(
  'blitzkrieg.unit',
  'Unit',
  theProcedure(3),
  [
    must(1, 'it can legally be placed there', mayLie),
    eitherByRuling(unitMustWin, {
      wins: [
        eitherByRuling(theatreOrCampaign, {
          either: [
            prefer(2, 'it closes and wins the theatre or the campaign', brings(winsCampaign), placementTried),
          ],
          theatreFirst: [
            withBookNumber(
              '2',
              prefer('2a', 'it closes and wins the theatre', brings(winsTheatre), placementTried),
            ),
            withBookNumber(
              '2',
              prefer('2b', 'it closes and wins the campaign', brings(winsCampaign), placementTried),
            ),
          ],
        }),
      ],
      closes: [
        eitherByRuling(theatreOrCampaign, {
          theatreFirst: [
            withBookNumber('2', prefer('2a', 'it closes the theatre', brings(closesTheatre), placementTried)),
          ],
        }),
        prefer(2, 'it closes the theatre or the campaign', brings(closes), placementTried),
      ],
    }),
    either(stratagemInForce, {
      'big-guns': withStratagem<InRow, Space>(
        'big-guns',
        prefer(3, 'a special weapon', (unit) => unit.special),
        otherwise(...greatest<InRow, Space>(change, { ruling: placementTried, number: '3' })),
      ),
      counterattack: withStratagem<InRow, Space>(
        'counterattack',
        ...greatest<InRow, Space>(change, { ruling: placementTried, number: '3' }),
      ),
      'rapid-deployment': withStratagem<InRow, Space>(
        'rapid-deployment',
        withValueText(
          fromTheLeft,
          fewest(3, 'the leftmost in the row', (unit) => unit.slot + 1),
        ),
      ),
      'research-and-development': withStratagem<InRow, Space>(
        'research-and-development',
        when(
          'elsewhere',
          'not a research space',
          (_, space) => space.effect !== 'research' && space.effect !== 'researchIndustry',
          prefer(3, 'a special weapon', (unit) => unit.special),
        ),
      ),
    }),
    when(
      'noEffect',
      'a space without effect',
      (_, space) => space.effect === 'none',
      prefer(4, 'a value other than 0', (unit, now, space) => strength(unit, now, space) > 0),
    ),
    when(
      'lastSpace',
      'the last space of the campaign',
      (now, space) => isLastSpace(now, theatreOf(now, space)),
      prefer(5, 'not a blitz unit', (unit, now) => asItFights(unit, now)?.blitz !== true),
    ),
    when(
      '20VP',
      'the bot has 20 VP or more',
      (now) => now.bot.vp >= 20,
      eitherByRuling(highestStrength, {
        real: [most(6, 'the highest strength', strength)],
        printed: [most(6, 'the highest printed strength', printedStrength)],
      }),
    ),
  ],
  withBookNumber('7', tieByDie(6, 'the die, counted from the left')),
  { others: notInRow },
)

function asItFights(unit: InRow, now: Situation): Unit | undefined {
  return foughtRow(now)[unit.slot]
}

function mayLie(unit: InRow, now: Situation, space: Space): boolean {
  const fought = asItFights(unit, now)
  return fought !== undefined && fits(now, fought, space)
}

function brings(comesTo: (trial: Trial) => boolean) {
  return (unit: InRow, now: Situation, space: Space): boolean => {
    const trial = triedToClose(now, asItFights(unit, now), space)
    return trial !== undefined && comesTo(trial)
  }
}

function change(unit: InRow, now: Situation, space: Space): Shift | undefined {
  const before = at(now, space.theatre).marker
  const trial = tried(now, asItFights(unit, now), space)
  if (trial === undefined) return undefined
  return { before, after: trial.marker, category: categoryOf(before, trial) }
}

/** A scientist has the number of the airforce it is treated as, a spy that of the unit it copies. */
function printedStrength(unit: InRow, now: Situation): number {
  return asItFights(unit, now)?.strength ?? 0
}

function strength(unit: InRow, now: Situation, space: Space): number {
  const fought = asItFights(unit, now)
  return fought === undefined ? 0 : movement(now, 'bot', fought, theatreOf(now, space))
}

const notOne = {
  bag: message('blitzkrieg.because.inBag', "it is in the bot's bag, not in its row"),
  nowhere: message('blitzkrieg.because.notInRow', "there is none in the bot's row"),
} as const

function notInRow(now: Situation): readonly ExcludedPiece[] {
  return units
    .filter(({ id }) => !now.bot.reserve.includes(id))
    .map((unit) => ({ ...unit, because: now.bot.bag.includes(unit.id) ? notOne.bag : notOne.nowhere }))
}
