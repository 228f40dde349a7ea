import {
  seededRandom,
  type Decision,
  type Game,
  type Json,
  type Question,
  type Readings,
  type Settings,
  type MatchState,
  MatchRecorder,
  Table,
  type LogEntry,
  finishTurn,
} from '@opfor/kernel'

/** The initial situation, and the answers by question. */
export interface MatchTurn {
  /** From 1. */
  readonly number: number
  readonly situation: unknown
  readonly answers: ReadonlyMap<string, readonly Json[]>
}

export interface PlayedTurn {
  readonly told: readonly LogEntry<unknown>[]
  readonly decisions: readonly Decision[]
  readonly situation: unknown
}

/** `nth` is the first decision that differs. */
export interface ComparedTurn {
  readonly turn: MatchTurn
  readonly printed: PlayedTurn
  readonly house: PlayedTurn
  readonly nth: number | undefined
}

/** Only turns with a decision of the opponent, without set-up. */
export function turnsOf({
  log,
  steps,
  journal,
}: Pick<MatchState, 'log' | 'steps' | 'journal'>): readonly MatchTurn[] {
  const first = journal.start === undefined ? 1 : 0
  const byTurn = Map.groupBy(log, ({ turn }) => turn)
  return [...byTurn].flatMap(([turn, all]): readonly MatchTurn[] => {
    if (turn < first || !all.some((one) => one.kind === 'decision')) return []
    const situation = startOf(all)
    const from = Math.max(0, ...(byTurn.get(turn - 1) ?? []).map(({ after }) => after))
    const until = Math.min(steps.length, ...(byTurn.get(turn + 1) ?? []).map(({ after }) => after))
    const given = steps.slice(from, until).flatMap((step) => ('q' in step ? [step] : []))
    const answers = Map.groupBy(given, ({ q }) => q)
    return situation === undefined
      ? []
      : [
          {
            number: turn + 1 - first,
            situation,
            answers: new Map([...answers].map(([q, all]) => [q, all.map(({ a }) => a)])),
          },
        ]
  })
}

/** Before the first log entry. */
function startOf(told: readonly LogEntry<unknown>[]): unknown {
  for (const one of told) {
    if (one.kind === 'decision') return one.situation
    if (one.kind === 'change') return one.before
  }
  return undefined
}

/** Reuses the match's answers for equal questions, otherwise random ones of this seed. */
export function playTurn(
  game: Game,
  { situation, answers, number }: MatchTurn,
  settings: Settings,
  seed: number,
): PlayedTurn {
  const { rulings } = game.initialSituation(settings) as { readonly rulings: Readings }
  const counts = new Map<string, number>()
  let asked = 0
  const reply = (question: Question): unknown => {
    const nth = counts.get(question.id) ?? 0
    counts.set(question.id, nth + 1)
    asked += 1
    const given = answers.get(question.id)?.[nth]
    const parsed = given === undefined ? undefined : question.parse(given)
    return parsed?.ok === true ? parsed.value : question.sample(seededRandom(seed, number * 1000 + asked))
  }
  const story = new MatchRecorder<unknown>(() => ({ steps: asked, turns: number }))
  const isOver = (): boolean => game.outcome(table.now) !== undefined
  const start = { ...(situation as object), rulings }
  const table: Table<unknown> = new Table<unknown>(
    start,
    reply,
    story,
    undefined,
    undefined,
    undefined,
    isOver,
  )
  finishTurn(game.turn(table)).next()
  const decisions = story.told.filter((one) => one.kind === 'decision')
  return {
    told: story.told,
    decisions: decisions.filter(({ by }) => by.kind !== 'chart'),
    situation: table.now,
  }
}

export function comparedTurn(turn: MatchTurn, printed: PlayedTurn, house: PlayedTurn): ComparedTurn {
  return { turn, printed, house, nth: firstDifference(printed.decisions, house.decisions) }
}

function firstDifference(one: readonly Decision[], other: readonly Decision[]): number | undefined {
  const length = Math.max(one.length, other.length)
  for (let nth = 0; nth < length; nth += 1) {
    const [first, second] = [one[nth], other[nth]]
    if (first?.by.id !== second?.by.id || first?.chosen?.id !== second?.chosen?.id) return nth
  }
  return undefined
}
