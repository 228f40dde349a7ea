import { type Candidate, fill, type Message, message } from '@opfor/kernel'
import { numbers, type Side, sides, twoDigits } from '../pieces.ts'

/** The ways of moving. */
export const movements = ['foot', 'gun', 'vehicle'] as const

/** How a unit moves: what decides whether it may enter a Trench or a Bunker. */
export type Movement = (typeof movements)[number]

/** A Unit counter: its name, and the number printed beside it where that is known. */
export interface Unit extends Candidate {
  /** Its name as it is printed, without the side. */
  readonly printed: Message
  readonly side: Side
  /** How it moves; unknown of a name that only a pack has. */
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

/** Kinds whose printed numbers are not public; two of each are offered, more where a card pack names them. */
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

/** Units that are on no list, by how they move: their counters have names that only their owner can read. */
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

/** Whether only one side has units of this name, so that the name alone says whose it is. */
function isOneSided(name: string): boolean {
  return sides.filter((side) => hasName(side, name)).length === 1
}

function hasName(side: Side, name: string): boolean {
  return numbered[side].some((each) => each.name === name) || movementOfName(side, name) !== undefined
}

/** How units of this name move, where it is one of the other kinds. */
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
    name: isOneSided(name) ? printed : fill(sided[side], parts),
    ...(movement === undefined ? {} : { movement }),
  }
}

/** Every counter of the box that may be named: the numbered squads, two of each other kind, and any other by how it moves. */
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

/** The counter with this id: its side, its name, its number; `soviet Rifle 05`. */
export function unitOf(id: string): Unit {
  const before = known.get(id)
  if (before !== undefined) return before
  const [, side = '', name = '', number = ''] = /^(\S+) (.*) (\S+)$/.exec(id) ?? []
  const made = unit(side as Side, name, number)
  known.set(id, made)
  return made
}

/** Whether a text names a unit as cards do: a name and its number, or a letter where the number is not known. */
export function namesUnit(text: string): boolean {
  return /^\S.* (\d\d|[a-z])$/.test(text)
}
