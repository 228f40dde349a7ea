import { withParams, type Json, messages, type PackProblem, parseWith } from '@opfor/kernel'
import { type CardPack, packShape, unitsIn } from './card-pack.ts'
import { cardName } from '../pieces.ts'

const words = messages('coh.missing', {
  onAnother: '{unit} is already on {card}',
  top: 'The top half is Victory Points or Special Rules',
  bottom: 'The bottom half of a Generator Card provides units',
})

export function missingInPack(json: Json): readonly PackProblem[] {
  const parsed = parseWith(packShape, json)
  return parsed.ok ? [...ofSections(parsed.value), ...ofUnits(parsed.value)] : []
}

function ofSections({ cards = {} }: CardPack): readonly PackProblem[] {
  return Object.entries(cards).flatMap(([card, { top, bottom }]) => [
    ...(top?.section === 'units' ? [{ at: `cards.${card}.top.section`, text: words.top }] : []),
    ...((bottom?.section ?? 'units') === 'units'
      ? []
      : [{ at: `cards.${card}.bottom.section`, text: words.bottom }]),
  ])
}

/** G 3.1: a unit is on one card only. */
function ofUnits(pack: CardPack): readonly PackProblem[] {
  const seen = new Map<string, string>()
  return unitsIn(pack).flatMap(([unit, at]) => {
    const before = seen.get(unit)
    seen.set(unit, before ?? at)
    if (before === undefined) return []
    const params = { unit: unit.slice(unit.indexOf(' ') + 1), card: cardName(before.split('.')[1] ?? '') }
    return [{ at: `${at}.units`, text: withParams(words.onAnother, params) }]
  })
}
