import {
  fileOf,
  bad,
  flag,
  good,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  read,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { tenthsBetween } from './inches.ts'
import {
  type Commander,
  type Force,
  type Guns,
  type Hull,
  type Profile,
  type Trait,
  trainings,
  weapons,
} from '../table/profile.ts'

/** What may be left out of a profile takes these numbers, which are ours and not the rulebook's. */
export const houseNumbers = {
  mounted: false,
  aboard: '',
  move: 4,
  charge: 8,
  range: 24,
  shoot: 7,
  rangeStep: 8,
  reload: 1,
  volley: { actions: 2, better: 1 },
} as const

type Optional = keyof typeof houseNumbers
/** A unit as it is written: what takes our numbers may be left out. */
export type WrittenProfile = Omit<Profile, Optional> & Partial<Pick<Profile, Optional>>

function orLeftOut<T>(shape: Shape<T>): Shape<T> {
  return optional(shape) as Shape<T>
}

const tenthsOfBase = tenthsBetween(0.5, 4)
const base: Shape<number> = { ...tenthsOfBase, read: (json, at) => tenthsOfBase.read(json, at) / 10 }

const profileShape = record<WrittenProfile>({
  id: text(40),
  name: text(60),
  training: oneOf(...trainings),
  models: integer(1, 40),
  weapons: listOf(oneOf(...weapons), 8),
  traits: listOf(
    record<Trait>({ name: text(40), reminder: text(200), actions: orLeftOut(integer(0, 3)) }),
    12,
  ),
  mounted: orLeftOut(flag),
  guns: orLeftOut(record<Guns>({ carriage: oneOf('field', 'naval', 'structure'), count: integer(1, 20) })),
  commander: orLeftOut(record<Commander>({ name: text(60), points: integer(0, 6), range: integer(0, 36) })),
  aboard: orLeftOut(text(40)),
  base: orLeftOut(base),
  move: orLeftOut(integer(1, 12)),
  charge: orLeftOut(integer(1, 20)),
  range: orLeftOut(integer(0, 96)),
  shoot: orLeftOut(integer(2, 10)),
  rangeStep: orLeftOut(integer(1, 96)),
  reload: orLeftOut(integer(1, 6)),
  volley: orLeftOut(record<Profile['volley']>({ actions: integer(1, 3), better: integer(0, 5) })),
})

const hullShape = record<Hull>({
  id: text(40),
  name: text(60),
  speed: integer(0, 12),
  turn: integer(0, 8),
})

/** A force as it is written. */
export interface WrittenForce extends Omit<Force, 'units' | 'author' | 'redraws' | 'ships'> {
  readonly author?: string
  readonly redraws?: boolean
  readonly ships?: readonly Hull[]
  readonly units: readonly WrittenProfile[]
}

/** What the file of a force must look like. */
export const forceShape: Shape<WrittenForce> = fileOf<WrittenForce>({
  name: text(80),
  author: orLeftOut(text(80)),
  redraws: orLeftOut(flag),
  units: listOf(profileShape, 24),
  ships: orLeftOut(listOf(hullShape, 8)),
})

/** The schema that is published for owners who write a force. */
export const forceSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor force for Blood & Plunder',
  ...(forceShape.schema as { readonly [key: string]: Json }),
}

/** Reads the file of a force strictly. */
export function parseForce(json: Json): Parsed<Force> {
  const parsed = read(forceShape, json)
  return parsed.ok ? wholeForce(parsed.value) : bad(`The force: ${parsed.problem}.`)
}

/** A force with all that may be left out, if it fits together. */
export function wholeForce(written: WrittenForce): Parsed<Force> {
  const { author = '', redraws = false, ships = [], ...rest } = written
  const units = written.units.map((unit): Profile => ({ ...houseNumbers, ...unit }))
  if (units.length === 0) return bad('The force: it has no unit.')
  const ids = [...units, ...ships].map(({ id }) => id)
  const odd = ids.find((id) => !/^[a-z0-9-]+$/.test(id))
  if (odd !== undefined) return bad(`The force: the id "${odd}" may hold small letters, digits and - only.`)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return bad(`The force: two are called "${twice}".`)
  const adrift = units.find(({ aboard }) => aboard !== '' && !ships.some(({ id }) => id === aboard))
  if (adrift !== undefined) return bad(`The force: ${adrift.id} is aboard no ship of this force.`)
  return good({ ...rest, author, redraws, units, ships })
}
