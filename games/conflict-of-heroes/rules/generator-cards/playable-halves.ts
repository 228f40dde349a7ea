import { type Candidate, withParams, type Message, message } from '@opfor/kernel'
import type { Half, HalfInPack, PackCard } from '../../table/card-packs/card-pack.ts'
import { halfText } from '../../table/card-packs/own-texts.ts'
import { cardName, type HalfName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'

const forTop = message('coh.known.top', '{card}, top: {what}')
const forBottom = message('coh.known.bottom', '{card}, bottom: {what}')
const underCard = {
  top: message('coh.known.underTop', 'top: {what}'),
  bottom: message('coh.known.underBottom', 'bottom: {what}'),
} as const
const partly = message('coh.known.partly', '{card} (top: {what})')
const capsAsked = message('coh.known.capsAsked', '{what}; you are asked for its CAPs')
const otherHalf = {
  top: message('coh.known.otherTop', '{card}, top: read it from the card'),
  bottom: message('coh.known.otherBottom', '{card}, bottom: read its units from the card'),
  none: message('coh.known.other', '{card}: enter more about it, or discard it'),
} as const

export interface PlayableHalf extends Candidate {
  readonly card: string
  readonly known?: { readonly half: HalfName; readonly told: Half }
}

function tellsMore({ caps: _caps, ...more }: HalfInPack): boolean {
  return Object.keys(more).length > 0
}

/** Each known half, and the card itself for anything else. */
export function playableHalves({ pack }: Situation, card: string): readonly PlayableHalf[] {
  const halves = pack.cards?.[card] ?? {}
  const known = (['top', 'bottom'] as const).flatMap((half): readonly PlayableHalf[] => {
    const told = halves[half]
    const section = told?.section ?? (half === 'bottom' ? 'units' : undefined)
    if (told === undefined || section === undefined) return []
    if (told.caps === undefined && !tellsMore(told)) return []
    const text = halfText(card, half, told)
    const what = told.caps === undefined ? withParams(capsAsked, { what: text }) : text
    const name = withParams(half === 'top' ? forTop : forBottom, { card: cardName(card), what })
    const under = { heading: cardName(card), name: withParams(underCard[half], { what }) }
    return [{ id: `${card}-${half}`, card, name, under, known: { half, told: { ...told, section } } }]
  })
  const unknown = (['top', 'bottom'] as const).filter((half) =>
    known.every((each) => each.known?.half !== half),
  )
  const name =
    unknown.length > 1
      ? partlyKnown(card, halves)
      : withParams(otherHalf[unknown[0] ?? 'none'], { card: cardName(card) })
  return [...known, { id: card, card, name }]
}

/** With its known parts, if its CAPs are unknown. */
function partlyKnown(card: string, { top }: PackCard): Message {
  return top === undefined
    ? cardName(card)
    : withParams(partly, { card: cardName(card), what: halfText(card, 'top', top) })
}
