import type { Game, Json } from '@opfor/kernel'
import { type PolicyName, defaultBudget } from '@opfor/lab'
import type { HousePage } from './house-pages.ts'

/** What changes in a comparison with house rules; its values are the ids of saved pages, or nothing for the printed rules. */
export const houseRules = 'house-rules'

/** The state of the form for a new study. */
export interface Draft {
  readonly name: string
  readonly policies: readonly PolicyName[]
  readonly budget: number
  readonly what: 'measure' | 'compare'
  readonly options: Readonly<Record<string, readonly Json[]>>
  readonly rulings: Readonly<Record<string, readonly string[]>>
  /** The option or ruling that changes in a comparison, or `houseRules`, and its two values. */
  readonly change: string
  readonly from: string
  readonly to: string
  readonly until: 'games' | 'known'
  readonly games: number
  readonly within: number
  readonly most: number
}

/** The props of a part of the form. */
export interface DraftProps {
  readonly game: Game
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

/** The values of an option that can be selected. */
export function valuesOf(game: Game, id: string): readonly Json[] {
  const question = game.options.find((option) => option.question.id === id)?.question
  if (question?.kind === 'yesNo') return [true, false]
  return (question?.options ?? []).map((each) => each.id)
}

/** The options whose values can be selected. */
export function selectableOptions(game: Game): readonly string[] {
  return game.options
    .map(({ question }) => question.id)
    .filter((id) => valuesOf(game, id).length > 1 && id !== 'where')
}

/**
 * The default study: all difficulty levels, a random and a greedy player. For a page of house rules: the page against the
 * printed rules.
 */
export function defaultDraft(game: Game, page?: string): Draft {
  const difficulty = valuesOf(game, 'difficulty')
  const [ruling] = game.rulings
  const [reading = ''] = Object.keys(ruling?.readings ?? {}).filter((each) => each !== ruling?.standard)
  return {
    name: game.title,
    policies: page === undefined ? ['random', 'greedy'] : [game.measures === undefined ? 'random' : 'greedy'],
    budget: Math.min(200, defaultBudget),
    what: page === undefined ? 'measure' : 'compare',
    options: difficulty.length === 0 ? {} : { difficulty },
    rulings: {},
    ...(page === undefined
      ? { change: ruling?.id ?? '', from: ruling?.standard ?? '', to: reading }
      : { change: houseRules, from: '', to: page }),
    until: 'games',
    games: 300,
    within: 2,
    most: 20_000,
  }
}

/** Converts a draft to a study file; house rules are those of a saved page. */
export function toStudyFile(game: Game, draft: Draft, pages: readonly HousePage[] = []): Json {
  const { policies, budget, until } = draft
  return {
    format: 1,
    name: draft.name.trim(),
    game: game.id,
    policies: policies.map((name) => (name === 'searching' ? { name, budget } : name)),
    ...(draft.what === 'compare' ? { compare: comparison(game, draft, pages) } : measurement(draft)),
    until:
      until === 'games'
        ? { games: draft.games }
        : { within: draft.within / 100, error: 0.05, most: draft.most },
  }
}

function measurement({ options, rulings }: Draft): Readonly<Record<string, Json>> {
  const some = (ticked: Readonly<Record<string, readonly Json[]>>): Readonly<Record<string, Json>> =>
    Object.fromEntries(Object.entries(ticked).filter(([, values]) => values.length > 0))
  return { options: some(options), rulings: some(rulings) }
}

function comparison(game: Game, { change, from, to }: Draft, pages: readonly HousePage[]): Json {
  const isRuling = game.rulings.some(({ id }) => id === change)
  const settingsWith = (value: string): Json => {
    if (change === houseRules) {
      const text = pages.find(({ id }) => id === value)?.text
      return text === undefined ? {} : { variant: text }
    }
    return isRuling ? { rulings: { [change]: value } } : { options: { [change]: JSON.parse(value) as Json } }
  }
  return { first: settingsWith(from), second: settingsWith(to) }
}
