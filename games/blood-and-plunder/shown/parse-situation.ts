import {
  parseFailure,
  bag,
  countPieces,
  parseSuccess,
  type Json,
  type Parsed,
  type Settings,
} from '@opfor/kernel'
import { state } from './corrections/counters/of-the-battle.ts'
import { layout } from './corrections/layout.ts'
import { contradictionIn } from './corrections/contradiction.ts'
import { initialSituation } from './setup.ts'
import type { Situation } from '../table/situation.ts'

/** Strict. Forces and table come from the settings. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const start = initialSituation(settings)
  const entered = state.entered(json, start)
  if (!entered.ok) return entered
  const units = joined(start.units, entered.value.units)
  const ships = joined(start.ships, entered.value.ships)
  if (units === undefined || ships === undefined)
    return parseFailure(
      'The position must hold every unit and ship of the battle once, in the order of the roster.',
    )
  const { deck } = entered.value
  const now: Situation = {
    ...entered.value,
    deck: { top: deck.top, rest: bag(deck.rest), discard: bag(deck.discard) },
    units,
    ships,
  }
  const wrong = contradictionIn(now)
  if (wrong !== undefined) return parseFailure(wrong)
  const counted = countPieces(layout(now))
  for (const [piece, number] of countPieces(layout(start)))
    if (counted.get(piece) !== number)
      return parseFailure(`There are ${counted.get(piece) ?? 0} of ${piece}; there must be ${number}.`)
  return parseSuccess(now)
}

function joined<T extends { readonly id: string }>(
  roster: readonly T[],
  entered: readonly T[],
): readonly T[] | undefined {
  if (roster.length !== entered.length) return undefined
  const whole: T[] = []
  for (const [at, piece] of roster.entries()) {
    const told = entered[at]
    if (told === undefined || told.id !== piece.id) return undefined
    whole.push({ ...piece, ...told })
  }
  return whole
}
