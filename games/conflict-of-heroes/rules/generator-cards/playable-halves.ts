import { type Candidate, fill, type Message, message } from '@opfor/kernel'
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
const capsAsked = message('coh.known.capsAsked', '{what}; its CAPs are asked')
const otherHalf = {
  top: message('coh.known.otherTop', '{card}, top: read it from the card'),
  bottom: message('coh.known.otherBottom', '{card}, bottom: read its units from the card'),
  none: message('coh.known.other', '{card}: tell more of it, or discard it'),
} as const

/** A card as something to play: one of its halves that is known, or the card itself. */
export interface PlayableHalf extends Candidate {
  readonly card: string
  /** The half, where the pack knows all of it. */
  readonly known?: { readonly half: HalfName; readonly told: Half }
}

/** Whether anything is told of a half but its CAPs. */
function tellsMore({ caps: _caps, ...more }: HalfInPack): boolean {
  return Object.keys(more).length > 0
}

/** How a card may be played: for each half that is known, and the card itself for whatever else it says. */
export function playableHalves({ pack }: Situation, card: string): readonly PlayableHalf[] {
  const halves = pack.cards?.[card] ?? {}
  const known = (['top', 'bottom'] as const).flatMap((half): readonly PlayableHalf[] => {
    const told = halves[half]
    const section = told?.section ?? (half === 'bottom' ? 'units' : undefined)
    if (told === undefined || section === undefined) return []
    if (told.caps === undefined && !tellsMore(told)) return []
    const text = halfText(card, half, told)
    const what = told.caps === undefined ? fill(capsAsked, { what: text }) : text
    const name = fill(half === 'top' ? forTop : forBottom, { card: cardName(card), what })
    const under = { heading: cardName(card), name: fill(underCard[half], { what }) }
    return [{ id: `${card}-${half}`, card, name, under, known: { half, told: { ...told, section } } }]
  })
  const unknown = (['top', 'bottom'] as const).filter((half) =>
    known.every((each) => each.known?.half !== half),
  )
  const name =
    unknown.length > 1
      ? partlyKnown(card, halves)
      : fill(otherHalf[unknown[0] ?? 'none'], { card: cardName(card) })
  return [...known, { id: card, card, name }]
}

/** A card by its name, and what is known of it where its CAPs are not. */
function partlyKnown(card: string, { top }: PackCard): Message {
  return top === undefined
    ? cardName(card)
    : fill(partly, { card: cardName(card), what: halfText(card, 'top', top) })
}
