import { type Candidate, withParams, type Message, message } from '@opfor/kernel'
import { numbers, type Side, sides, twoDigits } from '../pieces.ts'

export const movements = ['foot', 'gun', 'vehicle'] as const

/** Decides entry into a Trench or a Bunker. */
export type Movement = (typeof movements)[number]

/** The printed number is part of it if known. */
export interface Unit extends Candidate {
  /** As printed, without the side. */
  readonly printed: Message
  readonly side: Side
  /** Unknown for a name that only a pack has. */
  readonly movement?: Movement
}

interface Numbered {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Squads by their running numbers. */
const numbered: Readonly<Record<Side, readonly Numbered[]>> = {
  german: [
    { name: 'Rifle', from: 1, to: 8 },
    { name: 'LMG', from: 9, to: 15 },
    { name: 'Pioneer', from: 16, to: 18 },
    { name: 'HMG', from: 19, to: 20 },
  ],
  soviet: [
    { name: 'Rifle', from: 1, to: 12 },
    { name: 'SMG', from: 13, to: 16 },
    { name: 'MMG', from: 17, to: 19 },
    { name: 'NKVD', from: 20, to: 22 },
  ],
}

/** Kinds without public numbers: two of each are offered, more if a card pack names them. */
const others: Readonly<Record<Side, Readonly<Record<Movement, readonly string[]>>>> = {
  german: {
    foot: ['5cm Mortar', '8cm Mortar', 'Tank Hunter'],
    gun: ['7.5cm LeIG 18', 'PaK36', 'PaK38', '7.62cm FK 297', '88mm FlaK18'],
    vehicle: [
      'Wagon',
      'Opel Blitz',
      'SdKfz 251',
      'Protze 36',
      'SdKfz 232',
      'Demag 38',
      'PzJg 35R',
      'Pz II F',
      'Pz 38(t) E',
      'Pz III E',
      'Pz III H',
      'Pz III J',
      'Pz IV E',
      'Pz IV F2',
      'Somua S35',
      'B-2(f)',
    ],
  },
  soviet: {
    foot: ['50mm Mortar', '82mm Mortar'],
    gun: ['76mm Inf Gun', '45mm ATG', '76mm F22'],
    vehicle: [
      'Wagon',
      'Truck',
      'BA-10',
      'OT-26',
      'ZiS-30',
      'T-26',
      'BT-7',
      'T-35',
      'T-34a',
      'T-34b',
      'KV-1a',
      'KV-2',
    ],
  },
}

/** Unlisted units, by movement: only the owner can read the names of their counters. */
const unlisted: Readonly<Record<Movement, string>> = {
  foot: 'Other foot unit',
  gun: 'Other gun',
  vehicle: 'Other vehicle',
}

const unlistedNames: Readonly<Record<string, Message>> = {
  [unlisted.foot]: message('coh.unlisted.foot', unlisted.foot),
  [unlisted.gun]: message('coh.unlisted.gun', unlisted.gun),
  [unlisted.vehicle]: message('coh.unlisted.vehicle', unlisted.vehicle),
}

const sided = {
  german: message('coh.germanUnit', 'German {name} {number}'),
  soviet: message('coh.sovietUnit', 'Soviet {name} {number}'),
} as const

/** True if the name alone identifies the side. */
function isOneSided(name: string): boolean {
  return sides.filter((side) => hasName(side, name)).length === 1
}

function hasName(side: Side, name: string): boolean {
  return numbered[side].some((each) => each.name === name) || movementOfName(side, name) !== undefined
}

function movementOfName(side: Side, name: string): Movement | undefined {
  return movements.find((how) => unlisted[how] === name || others[side][how].includes(name))
}

function unit(side: Side, name: string, number: string): Unit {
  const squad = numbered[side].some((each) => each.name === name) ? 'foot' : undefined
  const movement = squad ?? movementOfName(side, name)
  const parts = { name: unlistedNames[name] ?? name, number }
  const printed = message('coh.unit', '{name} {number}', parts)
  return {
    id: `${side} ${name} ${number}`,
    side,
    printed,
    name: isOneSided(name) ? printed : withParams(sided[side], parts),
    ...(movement === undefined ? {} : { movement }),
  }
}

/** The numbered squads, two of each other kind, and unlisted ones by movement. */
export const boxUnits: readonly Unit[] = (['german', 'soviet'] as const).flatMap((side) => [
  ...numbered[side].flatMap(({ name, from, to }) =>
    numbers(from, to).map((each) => unit(side, name, twoDigits(each))),
  ),
  ...movements.flatMap((how) =>
    others[side][how].flatMap((name) => ['a', 'b'].map((letter) => unit(side, name, letter))),
  ),
  ...movements.flatMap((how) => numbers(1, 8).map((each) => unit(side, unlisted[how], twoDigits(each)))),
])

const known = new Map<string, Unit>(boxUnits.map((each) => [each.id, each]))

/** The id is like `soviet Rifle 05`. */
export function unitOf(id: string): Unit {
  const before = known.get(id)
  if (before !== undefined) return before
  const [, side = '', name = '', number = ''] = /^(\S+) (.*) (\S+)$/.exec(id) ?? []
  const made = unit(side as Side, name, number)
  known.set(id, made)
  return made
}

/** A name and its number, or a letter if the number is unknown. */
export function namesUnit(text: string): boolean {
  return /^\S.* (\d\d|[a-z])$/.test(text)
}
