import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  type FormFields,
  message,
  messages,
  number,
  type Procedure,
  type Table,
  which,
  yesNo,
} from '@opfor/kernel'
import type { Half } from '../../table/card-packs/card-pack.ts'
import { capsIn } from '../generator-cards/entering-cards.ts'
import { freeForAny } from '../generator-cards/free-units.ts'
import { unitChoices } from '../../table/naming.ts'
import { conditionName } from '../../table/pieces.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import {
  effectChoices,
  type EffectChoice,
  tellNumbers,
  enteredBy,
} from '../generator-cards/entering-at-once.ts'

const texts = messages('coh.conditionsAtOnce', {
  whole: message(
    'coh.ask.conditionsAtOnce',
    'Which Condition Card do you play for its top, and what does the bottom of the other one say?',
  ),
  top: 'Top half of',
  topCaps: "Top half: change of everybody's CAPs",
  caps: 'Other card: change of your CAPs',
  lasts: 'Other card: lasting effect',
  units: 'Other card: units',
  more: 'Other card: other effects',
})

interface Both {
  readonly top: Candidate
  readonly topCaps?: number
  readonly caps: number
  readonly lasts: boolean
  readonly units: readonly Candidate[]
  readonly more: readonly EffectChoice[]
}

export interface EnteredConditions {
  readonly top: string
  readonly topCaps: number | undefined
  readonly bottom: Half
}

export function isBottomSilent({ pack }: Situation, card: string): boolean {
  const { caps, lasts } = pack.conditions?.[card]?.bottom ?? {}
  return caps === undefined || lasts === undefined
}

export function isTopSilent({ pack }: Situation, card: string): boolean {
  return pack.conditions?.[card]?.top?.caps === undefined
}

/** Asks for the top's CAPs and the unknown parts of the other card's bottom. */
function asksWithTop(now: Situation, top: string, cards: readonly string[]): readonly (keyof Both)[] {
  const bottom = cards.some((card) => card !== top && isBottomSilent(now, card))
  return [
    ...(isTopSilent(now, top) ? (['topCaps'] as const) : []),
    ...(bottom ? (['caps', 'lasts', 'units', 'more'] as const) : []),
  ]
}

/** G 3.9: the Condition Card played for its top, and all of the other one's bottom, in one form. */
export function* tellConditions(
  table: Table<Situation>,
  id: string,
  loose: (now: Situation) => readonly string[],
): Procedure<EnteredConditions | undefined> {
  const { seat, side } = playerOf(table.now, id)
  const drawn = loose(table.now)
  const told = yield* ask(table, (now) => {
    const cards = loose(now)
    if (cards.length < 2) return undefined
    const free = freeForAny(now, cards, side)
    const fields: FormFields<Both> = {
      top: choice(
        'coh.conditionsAtOnce.top',
        seat,
        texts.top,
        cards.map((card) => ({ id: card, name: conditionName(card), asks: asksWithTop(now, card, cards) })),
      ),
      ...(cards.some((card) => isTopSilent(now, card)) && {
        topCaps: number('coh.conditionsAtOnce.topCaps', seat, texts.topCaps, capsIn, { proposal: 0 }),
      }),
      caps: number('coh.conditionsAtOnce.caps', seat, texts.caps, capsIn, { proposal: 0 }),
      lasts: yesNo(
        'coh.conditionsAtOnce.lasts',
        seat,
        texts.lasts,
        cards.every((card) => isBottomSilent(now, card)) ? {} : { proposal: false },
      ),
      units: which('coh.conditionsAtOnce.units', seat, texts.units, unitChoices(free), {
        atMost: 8,
        proposal: [],
      }),
      more: which(
        'coh.conditionsAtOnce.more',
        seat,
        texts.more,
        effectChoices.filter((each) => each.id !== 'conditions'),
        { atMost: 3, proposal: [] },
      ),
    }
    return formQuestion<Both>('coh.conditionsAtOnce', seat, texts.whole, fields, {
      ...(fields.topCaps !== undefined && { later: ['topCaps'] }),
    })
  })
  const other = drawn.find((card) => card !== told?.top.id)
  if (told === undefined || other === undefined) return undefined
  const known: Half = { ...table.now.pack.conditions?.[other]?.bottom, section: 'special' }
  const numbers = yield* tellNumbers(table, seat, other, told.more, known)
  return {
    top: told.top.id,
    topCaps: told.topCaps,
    bottom: { lasts: told.lasts, ...enteredBy(told, numbers, known) },
  }
}
