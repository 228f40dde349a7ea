import type { Game, Json } from '@opfor/kernel'
import { type PolicyName, defaultBudget } from '@opfor/lab'

/** A study while it is being made: what a person has ticked and typed. */
export interface Draft {
  readonly name: string
  readonly policies: readonly PolicyName[]
  readonly budget: number
  readonly what: 'measure' | 'compare'
  readonly options: Readonly<Record<string, readonly Json[]>>
  readonly rulings: Readonly<Record<string, readonly string[]>>
  /** What changes in a comparison: an option or a ruling, and its two values. */
  readonly change: string
  readonly from: string
  readonly to: string
  readonly until: 'games' | 'known'
  readonly games: number
  readonly within: number
  readonly most: number
}

/** What a part of the form is given: the game, the draft as it stands, and the way to change it. */
export interface DraftProps {
  readonly game: Game
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

/** The values of an option that can be ticked, by a text each. */
export function valuesOf(game: Game, id: string): readonly Json[] {
  const question = game.options.find((option) => option.question.id === id)?.question
  if (question?.kind === 'yesNo') return [true, false]
  return (question?.options ?? []).map((each) => each.id)
}

/** The options whose values can be ticked. */
export function tickable(game: Game): readonly string[] {
  return game.options
    .map(({ question }) => question.id)
    .filter((id) => valuesOf(game, id).length > 1 && id !== 'where')
}

/** How a study begins: all levels where the game has them, a random and a greedy player. */
export function freshDraft(game: Game): Draft {
  const difficulty = valuesOf(game, 'difficulty')
  const [ruling] = game.rulings
  const [reading = ''] = Object.keys(ruling?.readings ?? {}).filter((each) => each !== ruling?.standard)
  return {
    name: game.title,
    policies: ['random', 'greedy'],
    budget: Math.min(200, defaultBudget),
    what: 'measure',
    options: difficulty.length === 0 ? {} : { difficulty },
    rulings: {},
    change: ruling?.id ?? '',
    from: ruling?.standard ?? '',
    to: reading,
    until: 'games',
    games: 300,
    within: 2,
    most: 20_000,
  }
}

/** The file that a draft makes. */
export function fileOf(game: Game, draft: Draft): Json {
  const { policies, budget, until } = draft
  return {
    format: 1,
    name: draft.name.trim(),
    game: game.id,
    policies: policies.map((name) => (name === 'searching' ? { name, budget } : name)),
    ...(draft.what === 'compare' ? { compare: comparison(game, draft) } : measured(draft)),
    until:
      until === 'games'
        ? { games: draft.games }
        : { within: draft.within / 100, error: 0.05, most: draft.most },
  }
}

function measured({ options, rulings }: Draft): Readonly<Record<string, Json>> {
  const some = (ticked: Readonly<Record<string, readonly Json[]>>): Readonly<Record<string, Json>> =>
    Object.fromEntries(Object.entries(ticked).filter(([, values]) => values.length > 0))
  return { options: some(options), rulings: some(rulings) }
}

function comparison(game: Game, { change, from, to }: Draft): Json {
  const isRuling = game.rulings.some(({ id }) => id === change)
  const said = (value: string): Json =>
    isRuling ? { rulings: { [change]: value } } : { options: { [change]: JSON.parse(value) as Json } }
  return { first: said(from), second: said(to) }
}
