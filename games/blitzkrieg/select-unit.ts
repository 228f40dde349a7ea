import {
  byDie,
  byRuling,
  type Candidate,
  either,
  fewest,
  most,
  must,
  part,
  prefer,
  select,
  when,
} from '@opfor/kernel'
import type { Space } from './board.ts'
import { theProcedure } from './citations.ts'
import { asFought, mayLie, movement } from './fighting.ts'
import { categoryOf, greatest, type Shift } from './greatest-change.ts'
import { stratagemLabel, type Unit, unitOf } from './pieces.ts'
import { highestStrength, theatreOrCampaign, unitMustWin } from './rulings.ts'
import { at, isLastSpace, type Situation, theatreOf } from './situation.ts'
import { closes, type Trial, tried, winsCampaign, winsTheatre } from './trial.ts'
import { message } from '@opfor/kernel'

/** A unit in the bot's row. Identical units differ by where they lie. */
export interface InRow extends Candidate {
  readonly slot: number
  readonly kind: string
  readonly special: boolean
}

const known = new Map<string, readonly InRow[]>()

/** The bot's row as candidates, leftmost first. */
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
export const selectUnit = select<InRow, Situation, Space>(
  'blitzkrieg.unit',
  'Unit',
  theProcedure(3),
  [
    must(1, 'it may legally be placed there', (unit, now, space) => mayLie(now, 'bot', unit.kind, space)),
    byRuling(unitMustWin, {
      wins: [
        byRuling(theatreOrCampaign, {
          either: [prefer(2, 'it closes and wins the theatre or the campaign', brings(winsCampaign))],
          theatreFirst: [
            prefer('2a', 'it closes and wins the theatre', brings(winsTheatre)),
            prefer('2b', 'it closes and wins the campaign', brings(winsCampaign)),
          ],
        }),
      ],
      closes: [prefer(2, 'it closes the theatre or the campaign', brings(closes))],
    }),
    either((now) => now.stratagem, {
      'big-guns': part(
        stratagemLabel('big-guns'),
        prefer(3, 'a special weapon', (unit) => unit.special),
        ...greatest<InRow, Space>((unit, now, space) => (unit.special ? none : change(unit, now, space))),
      ),
      counterattack: part(stratagemLabel('counterattack'), ...greatest<InRow, Space>(change)),
      'rapid-deployment': part(
        stratagemLabel('rapid-deployment'),
        fewest(3, 'slot', (unit) => unit.slot + 1),
      ),
      'research-and-development': part(
        stratagemLabel('research-and-development'),
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
      prefer(4, 'not of value 0', (unit, now, space) => strength(unit, now, space) > 0),
    ),
    when(
      'lastSpace',
      'the last space of the campaign',
      (now, space) => isLastSpace(now, theatreOf(now, space)),
      prefer(5, 'not a blitz unit', (unit, now) => asFought(now, 'bot', unit.kind)?.blitz !== true),
    ),
    when(
      '20VP',
      'the bot has 20 VP or more',
      (now) => now.bot.vp >= 20,
      byRuling(highestStrength, {
        real: [most(6, 'strength', strength)],
        printed: [most(6, 'printed strength', (unit) => unitOf(unit.kind).strength)],
      }),
    ),
  ],
  byDie(6, 'roll a die: 1 is the leftmost of them, beginning again after the last'),
)

const none: Shift = { before: 0, after: 0, category: 0 }

function brings(comesTo: (trial: Trial) => boolean) {
  return (unit: InRow, now: Situation, space: Space): boolean => {
    const trial = tried(now, unit.kind, space)
    return trial !== undefined && comesTo(trial)
  }
}

function change(unit: InRow, now: Situation, space: Space): Shift {
  const before = at(now, space.theatre).marker
  const trial = tried(now, unit.kind, space)
  if (trial === undefined) return none
  return { before, after: trial.marker, category: categoryOf(before, trial) }
}

function strength(unit: InRow, now: Situation, space: Space): number {
  const fought = asFought(now, 'bot', unit.kind)
  return fought === undefined ? 0 : movement(now, 'bot', fought, theatreOf(now, space))
}
