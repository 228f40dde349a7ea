import { fill, type Json, message, type Missing, read } from '@opfor/kernel'
import { type CardPack, packShape, unitsIn } from './card-pack.ts'
import { cardName } from '../pieces.ts'

const words = {
  onAnother: message('coh.missing.onAnother', '{unit} is already on {card}'),
  top: message('coh.missing.top', 'The top half is Victory Points or Special Rules'),
  bottom: message('coh.missing.bottom', 'The bottom half of a Generator Card gives units'),
} as const

/** What a card pack still lacks, with the field where it is entered. */
export function missingInPack(json: Json): readonly Missing[] {
  const parsed = read(packShape, json)
  return parsed.ok ? [...ofSections(parsed.value), ...ofUnits(parsed.value)] : []
}

function ofSections({ cards = {} }: CardPack): readonly Missing[] {
  return Object.entries(cards).flatMap(([card, { top, bottom }]) => [
    ...(top?.section === 'units' ? [{ at: `cards.${card}.top.section`, text: words.top }] : []),
    ...((bottom?.section ?? 'units') === 'units'
      ? []
      : [{ at: `cards.${card}.bottom.section`, text: words.bottom }]),
  ])
}

/** G 3.1: a unit stands on one card only. */
function ofUnits(pack: CardPack): readonly Missing[] {
  const seen = new Map<string, string>()
  return unitsIn(pack).flatMap(([unit, at]) => {
    const before = seen.get(unit)
    seen.set(unit, before ?? at)
    if (before === undefined) return []
    const params = { unit: unit.slice(unit.indexOf(' ') + 1), card: cardName(before.split('.')[1] ?? '') }
    return [{ at: `${at}.units`, text: fill(words.onAnother, params) }]
  })
}
