import {
  fileOf,
  anything,
  bad,
  type Game,
  good,
  integer,
  type Json,
  listOf,
  longestRules,
  mapOf,
  optional,
  type Parsed,
  read,
  record,
  refuse,
  settled,
  type Shape,
  text,
} from '@opfor/kernel'
import type { ComparedSettings } from '../comparison.ts'
import type { Arm } from '../experiment.ts'
import { type PolicyChoice, policyNames, defaultBudget } from '../policies.ts'
import { armsOf, type Grid, maxArms } from './grid.ts'
import { maxGames, type Until, untilShape } from './until.ts'

/** A parsed study: game, players, settings and stopping rule. */
export interface Study {
  readonly name: string
  readonly game: string
  readonly policies: readonly PolicyChoice[]
  /** The settings to measure, or the two to compare on the same seeds. */
  readonly of:
    | { readonly arms: readonly Arm[] }
    | { readonly first: ComparedSettings; readonly second: ComparedSettings }
  /** The text of a variant that all settings are played with. */
  readonly variant?: string | undefined
  /** The first seed. */
  readonly from: number
  readonly until: Until
}

/** The file format of a study. */
export interface StudyFile extends Grid {
  readonly opfor: 1
  readonly name: string
  readonly game: string
  readonly policies: readonly PolicyChoice[]
  readonly compare?: { readonly first: ComparedSettings; readonly second: ComparedSettings } | undefined
  readonly variant?: string | undefined
  readonly from?: number | undefined
  readonly until: Until
}

const maxSeed = 4_000_000_000

const settingsShape = record<ComparedSettings>({
  options: optional(mapOf(anything)),
  rulings: optional(mapOf(text())),
  variant: optional(text(longestRules)),
})
const policyShape = record<PolicyChoice>({
  name: {
    schema: { enum: policyNames },
    read: (json, at) =>
      policyNames.find((name) => name === json) ?? refuse(at, `one of ${policyNames.join(', ')} is expected`),
  },
  budget: integer(1, 100_000),
})
const policy: Shape<PolicyChoice> = {
  schema: { anyOf: [{ enum: policyNames }, policyShape.schema] },
  read: (json, at) =>
    policyShape.read(typeof json === 'string' ? { name: json, budget: defaultBudget } : json, at),
}

/** The shape of a file; `parseStudy` also checks the options and rulings against the game. */
export const studyShape: Shape<StudyFile> = fileOf<StudyFile>({
  name: text(100),
  game: text(60),
  policies: listOf(policy, 10),
  options: optional(mapOf(listOf(anything, maxArms))),
  rulings: optional(mapOf(listOf(text(), maxArms))),
  compare: optional(record({ first: settingsShape, second: settingsShape })),
  variant: optional(text(longestRules)),
  from: optional(integer(0, maxSeed)),
  until: untilShape,
})

/** Reads the text of a variant of a game. */
export type VariantReader = (game: Game, text: string) => Parsed<Game>

/** Parses a file; errors name the field. Without a reader the texts of variants are accepted as they are. */
export function parseStudy(
  json: Json,
  findGame: (id: string) => Game | undefined,
  readVariant: VariantReader = (game) => good(game),
): Parsed<Study> {
  const file = read(studyShape, json)
  if (!file.ok) return file
  const { name, policies, compare, from = 0, until } = file.value
  const game = findGame(file.value.game)
  if (game === undefined) return bad(`game: unknown game "${file.value.game}"`)
  if (!game.canSimulate) return bad(`game: ${game.title} cannot be simulated: it needs a physical table`)
  if (policies.length === 0) return bad('policies: at least one is expected')
  const duplicate = policies.findIndex((one, at) => policies.findIndex((each) => samePolicy(one, each)) < at)
  if (duplicate >= 0) return bad(`policies[${duplicate}]: duplicate value`)
  const of =
    compare === undefined ? armsOf(game, file.value) : parseCompared(game, file.value, compare, readVariant)
  if (!of.ok) return of
  const { variant } = file.value
  const played = variant === undefined ? good(game) : readVariant(game, variant)
  if (!played.ok) return bad(`variant: ${played.problem}`)
  const settings = 'arms' in of.value ? of.value.arms.length : 1
  if (from + maxGames(until) * settings > maxSeed)
    return bad('until: too many matches for the available seeds')
  const whole = { name, game: game.id, policies, of: of.value, from, until }
  return good(variant === undefined ? whole : { ...whole, variant })
}

function samePolicy(one: PolicyChoice, other: PolicyChoice): boolean {
  return one.name === other.name && (one.name !== 'searching' || one.budget === other.budget)
}

function parseCompared(
  game: Game,
  { options, rulings, variant }: StudyFile,
  compare: { readonly first: ComparedSettings; readonly second: ComparedSettings },
  readVariant: VariantReader,
): Parsed<Study['of']> {
  if (options !== undefined || rulings !== undefined)
    return bad('compare: cannot be combined with options and rulings')
  if (variant !== undefined) return bad('compare: the variant belongs into first or second')
  for (const which of ['first', 'second'] as const) {
    const whole = settled(game, compare[which])
    if (!whole.ok) return bad(`compare.${which}: ${whole.problem}`)
    const own = compare[which].variant
    const played = own === undefined ? good(game) : readVariant(game, own)
    if (!played.ok) return bad(`compare.${which}.variant: ${played.problem}`)
  }
  return good(compare)
}
