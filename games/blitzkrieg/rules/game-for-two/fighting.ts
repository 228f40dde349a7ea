import { memoizeLast, currentReading } from '@opfor/kernel'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { botScientist, opponent, type Side, type Unit, unitOf } from '../../table/the-board/pieces.ts'
import { nuclearTerrain, spyAfterScientist, spyCopies } from '../game-rulings.ts'
import { isEmpty, lies, readToken, type Situation } from '../../table/situation.ts'

/** A spy fights as the unit it copies, the bot's scientist as an airforce. */
export function asFought(situation: Situation, side: Side, kind: string): Unit | undefined {
  const printed = unitOf(kind)
  if (!printed.special) return printed
  if (printed.spy) return copied(situation, side)
  return printed.scientist && side === 'bot' ? botScientist : printed
}

function copied(situation: Situation, side: Side): Unit | undefined {
  const { lastBy } = situation
  const whose = currentReading(situation, spyCopies) === 'anyone' && lastBy !== '' ? lastBy : opponent(side)
  const last = situation[whose].last
  if (last === '') return undefined
  const unit = unitOf(last)
  if (!unit.scientist) return unit
  const airforce =
    side === 'bot' || (whose === 'bot' && currentReading(situation, spyAfterScientist) === 'airforce')
  return airforce ? botScientist : unit
}

/** Armies on land, navies at sea, either on both, airforces anywhere. */
export function fits(situation: Situation, unit: Unit, space: Space): boolean {
  if (unit.arm === 'airforce' || unit.arm === 'any' || space.terrain === 'landSea') return true
  if (unit.nuclear && currentReading(situation, nuclearTerrain) === 'anywhere') return true
  return unit.arm === 'army' ? space.terrain === 'land' : space.terrain === 'sea'
}

/** Leftmost first; undefined for a spy without a unit to copy. */
export const foughtRow = memoizeLast((situation: Situation): readonly (Unit | undefined)[] =>
  situation.bot.reserve.map((kind) => asFought(situation, 'bot', kind)),
)

export function someUnitFits(situation: Situation, space: Space): boolean {
  for (const unit of foughtRow(situation)) if (unit !== undefined && fits(situation, unit, space)) return true
  return false
}

/**
 * An officer adds own units of its arms in the theatre to its strength, special weapons excluded. `itself` is its space, once
 * placed.
 */
export function movement(
  situation: Situation,
  side: Side,
  unit: Unit,
  theatre: Theatre,
  itself?: Space,
): number {
  if (unit.commands.length === 0) return unit.strength
  let own = unit.strength
  for (const { spaces } of theatre.campaigns)
    for (const space of spaces) {
      if (space === itself || isEmpty(situation, space)) continue
      const lying = readToken(lies(situation, space))
      if (lying.side === side && unit.commands.includes(lying.unit.arm)) own += 1
    }
  return own
}
