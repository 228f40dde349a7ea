import {
  ask,
  type Candidate,
  choice,
  fill,
  message,
  number,
  type Procedure,
  type Table,
  which,
} from '@opfor/kernel'
import type { Half, Section } from '../../table/card-packs/card-pack.ts'
import { signed } from '../../table/generator-cards/effects-of.ts'
import { freeUnits } from './free-units.ts'
import { unitChoices } from '../../table/naming.ts'
import { units as unitOfNumber } from '../../table/numbers-of.ts'
import { cardName, type HalfName, type Side } from '../../table/pieces.ts'
import { playerOf, type Situation } from '../../table/situation.ts'

const whichHalf = message('coh.ask.half', '{card}: which half is played?')
const whichCaps = message('coh.ask.caps', '{card}: how does it change CAPs?')
const whatElse = {
  top: message('coh.ask.more', '{card}: what else does it do? Tap nothing where there is nothing to enter.'),
  bottom: message(
    'coh.ask.moreBottom',
    '{card}: what else does it do? Its units are not told where you tap nothing.',
  ),
} as const
const whichUnits = message('coh.ask.units', '{card}: which units does it give?')
const whichRound = message('coh.ask.round', '{card}: on which space of the Round track do the units wait?')
const howFar = message(
  'coh.ask.marker',
  '{card}: how many hexes from the entry edge does the Control Marker lie?',
)
const howManyDefenses = message('coh.ask.defense', '{card}: how many random Defense Counters?')
const howManyActions = message('coh.ask.actions', '{card}: how many more Action Cards each Round?')

/** How a half may be played: for the section that it goes to, or not at all. */
interface HalfChoice extends Candidate {
  readonly half: HalfName
  readonly section?: Section
}

/** What may be done with a card that nobody knows. */
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

/** CAP changes as something to tap. */
export const capChoices = [0, 1, 2, 3, -1, -2, -3].map((change) => ({
  id: signed(change),
  change,
  name: message('coh.capChange', '{change} CAP', { change: signed(change) }),
}))

/** What a half may do besides its CAPs. */
export const moreKinds = {
  units: message('coh.more.units', 'gives units'),
  round: message('coh.more.round', 'its units wait on a Round space'),
  place: message('coh.more.place', 'units that you have may be placed on the map'),
  marker: message('coh.more.marker', 'a Control Marker of the enemy is placed'),
  defense: message('coh.more.defense', 'random Defense Counters'),
  addMap: message('coh.more.addMap', 'a map is added'),
  switchMap: message('coh.more.switchMap', 'a map is switched'),
  conditions: message('coh.more.conditions', 'two Condition Cards are drawn'),
  actions: message('coh.more.actions', 'more Action Cards each Round'),
  chosen: message('coh.more.chosen', 'you choose units that it counts for'),
} as const

/** How CAPs may change by a card. */
export const capsIn = { from: -3, to: 3, unit: unitOfNumber.caps } as const

/** The effects that have a number: what is asked, how many there may be, and what is counted. */
export const numbersAsked = {
  round: { text: whichRound, to: 10, unit: 'rounds' },
  marker: { text: howFar, to: 11, unit: 'hexes' },
  defense: { text: howManyDefenses, to: 6, unit: 'counters' },
  actions: { text: howManyActions, to: 3, unit: 'cards' },
} as const

/** An effect that has a number. */
export type NumberKind = keyof typeof numbersAsked

const more = Object.entries(moreKinds).map(([id, name]) => ({ id: id as keyof typeof moreKinds, name }))

/** G 3.0: what a half says that no pack knows: the half, its CAPs, and as much more as the person wants to enter. */
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
  const chosen = yield* ask(table, () => choice('coh.half', seat, fill(whichHalf, name), offered))
  if (chosen.section === undefined) return { half: 'top', told: undefined }
  const partly = known[chosen.half]
  const { change } = yield* ask(table, () => choice('coh.caps', seat, fill(whichCaps, name), capChoices))
  const told: Half = { ...partly, section: chosen.section, caps: change }
  return { half: chosen.half, told: yield* tellEffects(table, id, card, chosen.half, told) }
}

/** A half that is known but for its CAPs: these are asked, and nothing else. */
export function* withCaps(
  table: Table<Situation>,
  id: string,
  card: string,
  { half, told }: { readonly half: HalfName; readonly told: Half },
): Procedure<{ readonly half: HalfName; readonly told: Half }> {
  if (told.caps !== undefined) return { half, told }
  const { seat } = playerOf(table.now, id)
  const text = fill(whichCaps, { card: cardName(card) })
  const { change } = yield* ask(table, () => choice('coh.caps', seat, text, capChoices))
  return { half, told: { ...told, caps: change } }
}

/** What a half does besides its CAPs, as much as the person wants to enter. */
export function* tellEffects(
  table: Table<Situation>,
  id: string,
  card: string,
  half: HalfName,
  before: Half,
): Procedure<Half> {
  const { seat, side } = playerOf(table.now, id)
  const isCondition = card.startsWith('condition')
  const text = fill(whatElse[isCondition ? 'top' : half], { card: cardName(card) })
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
      number(`coh.${which_}`, seat, fill(text, name), { from: 1, to, unit: unitOfNumber[unit] }),
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

/** G 3.1: the units by name and number, of those that nobody has; a unit stands on one card only. */
export function* tellUnits(
  table: Table<Situation>,
  seat: string,
  side: Side,
  card: string,
): Procedure<readonly string[]> {
  const text = fill(whichUnits, { card: cardName(card) })
  const named = yield* ask(table, (now) =>
    which('coh.units', seat, text, unitChoices(freeUnits(now, card, side)), { atMost: 8 }),
  )
  return named.map(({ id }) => id.slice(side.length + 1))
}
