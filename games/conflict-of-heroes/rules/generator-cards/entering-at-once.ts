import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  type FormFields,
  withParams,
  type Message,
  message,
  messages,
  number,
  type Procedure,
  type Question,
  type Table,
  which,
} from '@opfor/kernel'
import type { Half, HalfInPack } from '../../table/card-packs/card-pack.ts'
import { capsIn, halves, moreKinds, numbersAsked, type NumberKind } from './entering-cards.ts'
import { withDraw } from './draw-first.ts'
import { freeForAny } from './free-units.ts'
import { playerName, unitChoices, units as unitOfNumber } from '../../table/naming.ts'
import { cardName, type HalfName } from '../../table/pieces.ts'
import { type PlayableHalf, playableHalves } from './playable-halves.ts'
import { type Player, playerOf, type Situation } from '../../table/situation.ts'

const texts = messages('coh.atOnce', {
  whole: message('coh.ask.atOnce', 'Which card do you play for the {player}, and what does its half say?'),
  what: 'Card and half',
  caps: 'Change of CAPs',
  units: 'Units',
  more: 'Other effects',
  numbers: message('coh.ask.atOnceNumbers', '{card}: how many does it say?'),
  half: '{card} {half}',
})

interface Tellable extends Candidate {
  readonly card: string
  readonly half: HalfName
  readonly told?: Half
}

interface AtOnce {
  readonly what: Tellable
  readonly caps: number
  readonly units: readonly Candidate[]
  readonly more: readonly EffectChoice[]
}

export interface EnteredCard {
  readonly card: string
  readonly half: HalfName
  readonly told: Half | undefined
}

export type EffectChoice = Candidate & { readonly id: keyof typeof moreKinds }

export const effectChoices: readonly EffectChoice[] = Object.entries(moreKinds)
  .filter(([id]) => id !== 'units')
  .map(([id, name]) => ({ id: id as keyof typeof moreKinds, name }))

/** G 3.0: the card, its half, and all unknown parts, in one form. */
export function* tellAtOnce(
  table: Table<Situation>,
  id: string,
  cards: (now: Situation) => readonly string[],
  isSecret: boolean,
  isMore = false,
): Procedure<EnteredCard | undefined> {
  const given = yield* ask(table, (now) => {
    const offered = cards(now).flatMap((card) => tellables(now, card, isMore))
    return offered.length === 0 ? undefined : formOf(now, playerOf(now, id), offered, isSecret, isMore)
  })
  if (given === undefined) return undefined
  const { card, half, told } = given.what
  if (told === undefined) return { card, half, told: undefined }
  const numbers = yield* tellNumbers(table, playerOf(table.now, id).seat, card, given.more, told)
  return { card, half, told: enteredBy(given, numbers, told) }
}

/** Some part of the card is unknown, so it has to be asked. */
export function isSilent(now: Situation, card: string): boolean {
  const known = playableHalves(now, card).filter((each) => each.known !== undefined)
  return known.length < 2 || known.some(({ known: it }) => it !== undefined && !isWhole(it.half, it.told))
}

function isWhole(half: HalfName, { caps, units }: HalfInPack): boolean {
  return caps !== undefined && (half === 'top' || units !== undefined)
}

/** Known halves by effect, others by possible section, and a discard. Each asks only unknown parts, or more if `isMore`. */
function tellables(now: Situation, card: string, isMore: boolean): readonly Tellable[] {
  const known = playableHalves(now, card).flatMap(
    ({ known: it, ...called }: PlayableHalf): readonly Tellable[] =>
      it === undefined
        ? []
        : [{ ...called, half: it.half, told: it.told, asks: unknownOf(it.half, it.told, isMore) }],
  )
  const others = halves
    .filter(({ half }) => known.every((each) => each.half !== half))
    .flatMap(({ id, half, section, name }): readonly Tellable[] => {
      const partly = now.pack.cards?.[card]?.[half]
      if (section === undefined || (partly?.section ?? section) !== section) return []
      const told = { ...partly, section }
      const asks = unknownOf(half, told, true)
      return [{ id: `${card}-${id}`, card, half, told, asks, ...named(card, name) }]
    })
  const discarded = halves
    .filter(({ section }) => section === undefined)
    .map(
      ({ id, name }): Tellable => ({
        id: `${card}-${id}`,
        card,
        half: 'top',
        asks: [],
        ...named(card, name),
      }),
    )
  return [...known, ...others, ...discarded]
}

/** CAPs and units if unknown; other effects if `isMore`. */
function unknownOf(half: HalfName, told: HalfInPack, isMore: boolean): readonly (keyof AtOnce)[] {
  const mayGive = told.units === undefined && (half === 'bottom' || isMore)
  return [
    ...(told.caps === undefined ? (['caps'] as const) : []),
    ...(mayGive ? (['units'] as const) : []),
    ...(mayGive || isMore ? (['more'] as const) : []),
  ]
}

function named(card: string, half: Message): Pick<Candidate, 'name' | 'under'> {
  const heading = cardName(card)
  return { name: withParams(texts.half, { card: heading, half }), under: { heading, name: half } }
}

function formOf(
  now: Situation,
  { id, seat, side }: Player,
  offered: readonly Tellable[],
  isSecret: boolean,
  isMore: boolean,
) {
  const cards = [...new Set(offered.map(({ card }) => card))]
  const free = freeForAny(now, cards, side)
  const fields: FormFields<AtOnce> = {
    what: choice('coh.atOnce.what', seat, texts.what, offered),
    caps: number('coh.atOnce.caps', seat, texts.caps, capsIn, { proposal: 0 }),
    units: which('coh.atOnce.units', seat, texts.units, unitChoices(free), { atMost: 8, proposal: [] }),
    more: which('coh.atOnce.more', seat, texts.more, effectChoices, { atMost: 3, proposal: [] }),
  }
  const asked = withParams(texts.whole, { player: playerName(id) })
  const text = isMore ? asked : withDraw(now, cards.length, asked)
  return formQuestion<AtOnce>('coh.atOnce', seat, text, fields, { secret: isSecret })
}

export function* tellNumbers(
  table: Table<Situation>,
  seat: string,
  card: string,
  effects: readonly EffectChoice[],
  told: Half,
): Procedure<Partial<Half>> {
  const kinds = effects
    .map(({ id }) => id)
    .filter((id): id is NumberKind => id in numbersAsked && told[id as NumberKind] === undefined)
  if (kinds.length === 0) return {}
  const name = { card: cardName(card) }
  const fields = Object.fromEntries(
    kinds.map((kind): [string, Question<number>] => {
      const { text, to, unit } = numbersAsked[kind]
      return [
        kind,
        number(`coh.atOnce.${kind}`, seat, withParams(text, name), { from: 1, to, unit: unitOfNumber[unit] }),
      ]
    }),
  )
  return yield* ask(table, () =>
    formQuestion<Record<string, number>>('coh.atOnceNumbers', seat, withParams(texts.numbers, name), fields),
  )
}

/** Earlier knowledge overrides the form. */
export function enteredBy(
  { caps, units, more }: Pick<AtOnce, 'caps' | 'units' | 'more'>,
  numbers: Partial<Half>,
  known: Half,
): Half {
  const flags = Object.fromEntries(
    more.filter(({ id }) => !(id in numbersAsked)).map(({ id }) => [id, true] as const),
  )
  const named = units.map(({ id }) => id.slice(id.indexOf(' ') + 1))
  return { ...(named.length > 0 && { units: named }), ...numbers, ...flags, caps, ...known }
}
