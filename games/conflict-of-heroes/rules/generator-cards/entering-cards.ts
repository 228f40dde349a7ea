import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  messages,
  number,
  type Procedure,
  type Table,
  which,
} from '@opfor/kernel'
import type { Half, Section } from '../../table/card-packs/card-pack.ts'
import { signed } from '../../table/generator-cards/effects-of.ts'
import { freeUnits } from './free-units.ts'
import { unitChoices, units as unitOfNumber } from '../../table/naming.ts'
import { cardName, type HalfName, type Side } from '../../table/pieces.ts'
import { playerOf, type Situation } from '../../table/situation.ts'

const whichHalf = message('coh.ask.half', '{card}: which half is played?')
const whichCaps = message('coh.ask.caps', '{card}: how does it change CAPs?')
const whatElse = {
  top: message('coh.ask.more', '{card}: what else does it do? If there is nothing to enter, tap nothing.'),
  bottom: message(
    'coh.ask.moreBottom',
    '{card}: what else does it do? If you tap nothing, its units are left unnamed.',
  ),
} as const
const whichUnits = message('coh.ask.units', '{card}: which units does it provide?')
const whichRound = message('coh.ask.round', '{card}: on which space of the Round track do the units wait?')
const howFar = message('coh.ask.marker', '{card}: how many hexes from the entry edge is the Control Marker?')
const howManyDefenses = message('coh.ask.defense', '{card}: how many random Defense Counters?')
const howManyActions = message('coh.ask.actions', '{card}: how many more Action Cards each Round?')

interface HalfChoice extends Candidate {
  readonly half: HalfName
  readonly section?: Section
}

/** For a card that is unknown. */
export const halves: readonly HalfChoice[] = [
  { id: 'vp', half: 'top', section: 'vp', name: message('coh.half.vp', 'top: Victory Points') },
  {
    id: 'special',
    half: 'top',
    section: 'special',
    name: message('coh.half.special', 'top: Special Rule or Event'),
  },
  { id: 'units', half: 'bottom', section: 'units', name: message('coh.half.units', 'bottom: Units') },
  { id: 'neither', half: 'top', name: message('coh.half.neither', 'neither can be played: discard it') },
]

export const capChoices = [0, 1, 2, 3, -1, -2, -3].map((change) => ({
  id: signed(change),
  change,
  name: message('coh.capChange', '{change} CAP', { change: signed(change) }),
}))

export const moreKinds = messages('coh.more', {
  units: 'provides units',
  round: 'its units wait on a Round space',
  place: 'units that you have may be placed on the map',
  marker: 'a Control Marker of the enemy is placed',
  defense: 'random Defense Counters',
  addMap: 'a map is added',
  switchMap: 'a map is switched',
  conditions: 'two Condition Cards are drawn',
  actions: 'more Action Cards each Round',
  chosen: 'it applies to units that you choose',
})

export const capsIn = { from: -3, to: 3, unit: unitOfNumber.caps } as const

export const numbersAsked = {
  round: { text: whichRound, to: 10, unit: 'rounds' },
  marker: { text: howFar, to: 11, unit: 'hexes' },
  defense: { text: howManyDefenses, to: 6, unit: 'counters' },
  actions: { text: howManyActions, to: 3, unit: 'cards' },
} as const

export type NumberKind = keyof typeof numbersAsked

const more = Object.entries(moreKinds).map(([id, name]) => ({ id: id as keyof typeof moreKinds, name }))

/** G 3.0: asks for the unknown parts: the half, its CAPs, and optional effects. */
export function* tellHalf(
  table: Table<Situation>,
  id: string,
  card: string,
): Procedure<{ readonly half: HalfName; readonly told: Half | undefined }> {
  const name = { card: cardName(card) }
  const { seat } = playerOf(table.now, id)
  const known = table.now.pack.cards?.[card] ?? {}
  const offered = halves.filter(({ half, section }) => {
    const { section: printed = section } = known[half] ?? {}
    return section === undefined || printed === section
  })
  const chosen = yield* ask(table, () => choice('coh.half', seat, withParams(whichHalf, name), offered))
  if (chosen.section === undefined) return { half: 'top', told: undefined }
  const partly = known[chosen.half]
  const { change } = yield* ask(table, () =>
    choice('coh.caps', seat, withParams(whichCaps, name), capChoices),
  )
  const told: Half = { ...partly, section: chosen.section, caps: change }
  return { half: chosen.half, told: yield* tellEffects(table, id, card, chosen.half, told) }
}

/** Asks only for the CAPs. */
export function* withCaps(
  table: Table<Situation>,
  id: string,
  card: string,
  { half, told }: { readonly half: HalfName; readonly told: Half },
): Procedure<{ readonly half: HalfName; readonly told: Half }> {
  if (told.caps !== undefined) return { half, told }
  const { seat } = playerOf(table.now, id)
  const text = withParams(whichCaps, { card: cardName(card) })
  const { change } = yield* ask(table, () => choice('coh.caps', seat, text, capChoices))
  return { half, told: { ...told, caps: change } }
}

export function* tellEffects(
  table: Table<Situation>,
  id: string,
  card: string,
  half: HalfName,
  before: Half,
): Procedure<Half> {
  const { seat, side } = playerOf(table.now, id)
  const isCondition = card.startsWith('condition')
  const text = withParams(whatElse[isCondition ? 'top' : half], { card: cardName(card) })
  const offered = isCondition ? more.filter(({ id: kind }) => kind !== 'conditions') : more
  const kinds = yield* ask(table, () => which('coh.more', seat, text, offered, { atMost: 3 }))
  let told = before
  for (const { id: kind } of kinds) told = { ...told, ...(yield* tellMore(table, seat, side, card, kind)) }
  return told
}

function* tellMore(
  table: Table<Situation>,
  seat: string,
  side: Side,
  card: string,
  kind: keyof typeof moreKinds,
): Procedure<Partial<Half>> {
  const name = { card: cardName(card) }
  const count = (which_: NumberKind) => {
    const { text, to, unit } = numbersAsked[which_]
    return ask(table, () =>
      number(`coh.${which_}`, seat, withParams(text, name), { from: 1, to, unit: unitOfNumber[unit] }),
    )
  }
  switch (kind) {
    case 'units':
      return { units: yield* tellUnits(table, seat, side, card) }
    case 'round':
    case 'marker':
    case 'defense':
    case 'actions':
      return { [kind]: yield* count(kind) }
    case 'place':
    case 'addMap':
    case 'switchMap':
    case 'conditions':
    case 'chosen':
      return { [kind]: true }
  }
}

/** G 3.1: only units not in play; a unit is on one card only. */
export function* tellUnits(
  table: Table<Situation>,
  seat: string,
  side: Side,
  card: string,
): Procedure<readonly string[]> {
  const text = withParams(whichUnits, { card: cardName(card) })
  const named = yield* ask(table, (now) =>
    which('coh.units', seat, text, unitChoices(freeUnits(now, card, side)), { atMost: 8 }),
  )
  return named.map(({ id }) => id.slice(side.length + 1))
}
