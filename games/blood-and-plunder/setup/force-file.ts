import {
  parseFailure,
  fileShape,
  bool,
  parseSuccess,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  rejectValue,
  type Shape,
  describeJson,
  text,
} from '@opfor/kernel'
import {
  type Commander,
  type Force,
  type Guns,
  type Hull,
  type Profile,
  trainings,
  type Trait,
  weapons,
} from '../table/profile.ts'

/** Written in inches to a tenth, stored as whole tenths. */
export function tenthsBetween(from: number, to: number): Shape<number> {
  return {
    schema: { type: 'number', minimum: from, maximum: to },
    read: (json, at) => {
      const tenths = typeof json === 'number' ? Math.round(json * 10) : Number.NaN
      return tenths >= from * 10 && tenths <= to * 10 && Math.abs(Number(json) * 10 - tenths) < 0.001
        ? tenths
        : rejectValue(at, `inches from ${from} to ${to}, to a tenth, are expected, not ${describeJson(json)}`)
    },
  }
}

/** Defaults of optional fields: our numbers, not the rulebook's. */
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
  mounted: orLeftOut(bool),
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

export interface WrittenForce extends Omit<Force, 'units' | 'author' | 'redraws' | 'ships'> {
  readonly author?: string
  readonly redraws?: boolean
  readonly ships?: readonly Hull[]
  readonly units: readonly WrittenProfile[]
}

export const forceShape: Shape<WrittenForce> = fileShape<WrittenForce>({
  name: text(80),
  author: orLeftOut(text(80)),
  redraws: orLeftOut(bool),
  units: listOf(profileShape, 24),
  ships: orLeftOut(listOf(hullShape, 8)),
})

export const forceSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor force for Blood & Plunder',
  ...(forceShape.schema as { readonly [key: string]: Json }),
}

export function parseForce(json: Json): Parsed<Force> {
  const parsed = parseWith(forceShape, json)
  return parsed.ok ? wholeForce(parsed.value) : parseFailure(`The force: ${parsed.problem}.`)
}

export function wholeForce(written: WrittenForce): Parsed<Force> {
  const { author = '', redraws = false, ships = [], ...rest } = written
  const units = written.units.map((unit): Profile => ({ ...houseNumbers, ...unit }))
  if (units.length === 0) return parseFailure('The force: it has no unit.')
  const ids = [...units, ...ships].map(({ id }) => id)
  const odd = ids.find((id) => !/^[a-z0-9-]+$/.test(id))
  if (odd !== undefined)
    return parseFailure(`The force: the id "${odd}" may hold small letters, digits and - only.`)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return parseFailure(`The force: two are called "${twice}".`)
  const adrift = units.find(({ aboard }) => aboard !== '' && !ships.some(({ id }) => id === aboard))
  if (adrift !== undefined) return parseFailure(`The force: ${adrift.id} is aboard no ship of this force.`)
  return parseSuccess({ ...rest, author, redraws, units, ships })
}
