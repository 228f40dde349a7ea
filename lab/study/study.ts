import {
  anyJson,
  parseFailure,
  fileShape,
  type Game,
  parseSuccess,
  integer,
  type Json,
  listOf,
  maxRulesLength,
  mapOf,
  optional,
  type Parsed,
  parseWith,
  record,
  rejectValue,
  resolveSettings,
  type Shape,
  text,
} from '@opfor/kernel'
import type { ComparedSettings } from '../comparison.ts'
import type { Arm } from '../experiment.ts'
import { type PolicyChoice, policyNames, defaultBudget } from '../policies/policies.ts'
import { armsOf, type StudyGrid, maxArms } from './study-grid.ts'
import { maxGamesUntil, type StoppingRule, stoppingRuleShape } from './stopping-rule.ts'

export interface Study {
  readonly name: string
  readonly game: string
  readonly policies: readonly PolicyChoice[]
  /** Settings to measure, or two to compare on the same seeds. */
  readonly of:
    | { readonly arms: readonly Arm[] }
    | { readonly first: ComparedSettings; readonly second: ComparedSettings }
  /** All settings use this text of a variant. */
  readonly variant?: string | undefined
  readonly from: number
  readonly until: StoppingRule
}

export interface StudyFile extends StudyGrid {
  readonly opfor: 1
  readonly name: string
  readonly game: string
  readonly policies: readonly PolicyChoice[]
  readonly compare?: { readonly first: ComparedSettings; readonly second: ComparedSettings } | undefined
  readonly variant?: string | undefined
  readonly from?: number | undefined
  readonly until: StoppingRule
}

const maxSeed = 4_000_000_000

const settingsShape = record<ComparedSettings>({
  options: optional(mapOf(anyJson)),
  rulings: optional(mapOf(text())),
  variant: optional(text(maxRulesLength)),
})
const policyShape = record<PolicyChoice>({
  name: {
    schema: { enum: policyNames },
    read: (json, at) =>
      policyNames.find((name) => name === json) ??
      rejectValue(at, `one of ${policyNames.join(', ')} is expected`),
  },
  budget: integer(1, 100_000),
})
const policy: Shape<PolicyChoice> = {
  schema: { anyOf: [{ enum: policyNames }, policyShape.schema] },
  read: (json, at) =>
    policyShape.read(typeof json === 'string' ? { name: json, budget: defaultBudget } : json, at),
}

/** `parseStudy` also checks options and rulings against the game. */
export const studyShape: Shape<StudyFile> = fileShape<StudyFile>({
  name: text(100),
  game: text(60),
  policies: listOf(policy, 10),
  options: optional(mapOf(listOf(anyJson, maxArms))),
  rulings: optional(mapOf(listOf(text(), maxArms))),
  compare: optional(record({ first: settingsShape, second: settingsShape })),
  variant: optional(text(maxRulesLength)),
  from: optional(integer(0, maxSeed)),
  until: stoppingRuleShape,
})

export type VariantReader = (game: Game, text: string) => Parsed<Game>

/** Errors name the field. Without a reader all variant texts are accepted. */
export function parseStudy(
  json: Json,
  findGame: (id: string) => Game | undefined,
  readVariant: VariantReader = (game) => parseSuccess(game),
): Parsed<Study> {
  const file = parseWith(studyShape, json)
  if (!file.ok) return file
  const { name, policies, compare, from = 0, until } = file.value
  const game = findGame(file.value.game)
  if (game === undefined) return parseFailure(`game: unknown game "${file.value.game}"`)
  if (!game.canSimulate)
    return parseFailure(`game: ${game.title} cannot be simulated: it needs a physical table`)
  if (policies.length === 0) return parseFailure('policies: at least one is expected')
  const duplicate = policies.findIndex((one, at) => policies.findIndex((each) => samePolicy(one, each)) < at)
  if (duplicate >= 0) return parseFailure(`policies[${duplicate}]: duplicate value`)
  const of =
    compare === undefined ? armsOf(game, file.value) : parseCompared(game, file.value, compare, readVariant)
  if (!of.ok) return of
  const { variant } = file.value
  const played = variant === undefined ? parseSuccess(game) : readVariant(game, variant)
  if (!played.ok) return parseFailure(`variant: ${played.problem}`)
  const settings = 'arms' in of.value ? of.value.arms.length : 1
  if (from + maxGamesUntil(until) * settings > maxSeed)
    return parseFailure('until: too many matches for the available seeds')
  const whole = { name, game: game.id, policies, of: of.value, from, until }
  return parseSuccess(variant === undefined ? whole : { ...whole, variant })
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
    return parseFailure('compare: cannot be combined with options and rulings')
  if (variant !== undefined) return parseFailure('compare: the variant belongs into first or second')
  for (const which of ['first', 'second'] as const) {
    const whole = resolveSettings(game, compare[which])
    if (!whole.ok) return parseFailure(`compare.${which}: ${whole.problem}`)
    const own = compare[which].variant
    const played = own === undefined ? parseSuccess(game) : readVariant(game, own)
    if (!played.ok) return parseFailure(`compare.${which}.variant: ${played.problem}`)
  }
  return parseSuccess(compare)
}
