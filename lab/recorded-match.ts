import {
  digestValue,
  type GameModule,
  type MatchOutcome,
  type Question,
  type Settings,
  type Table,
} from '@opfor/kernel'
import { type DecisionRecord, DecisionRecorder } from './decision-recorder.ts'
import { playMatch, type TurnStart } from './match.ts'
import type { PolicyChoice } from './policies/policies.ts'
import type { GivenAnswer } from './policies/turn-plans.ts'

/** Its start, answers, and decisions of the opponent's lists. */
export interface RecordedTurn<S> extends TurnStart<S> {
  readonly isSetup: boolean
  readonly memory: Table<S>['memory']
  readonly factCount: number
  /** Number of decisions before the turn: some rules distinguish questions by it. */
  readonly decisions: number
  readonly given: readonly GivenAnswer[]
  readonly made: readonly DecisionRecord[]
  readonly lines: readonly string[]
  /** The player looked ahead to decisions of the opponent. */
  readonly foresaw: boolean
  readonly end: S
}

/** Set-up is the first turn. */
export interface RecordedMatch<S> {
  readonly seed: number
  readonly recorded: readonly RecordedTurn<S>[]
  readonly outcome: MatchOutcome
  readonly turns: number
}

interface OpenTurn<S> extends Omit<RecordedTurn<S>, 'made' | 'lines' | 'end'> {
  readonly given: GivenAnswer[]
  readonly firstMade: number
  readonly firstLine: number
  foresaw: boolean
}

export function recordMatch<S>(
  game: GameModule<S>,
  settings: Settings,
  policy: PolicyChoice,
  seed: number,
  from?: TurnStart<S>,
): RecordedMatch<S> {
  const recorder = new DecisionRecorder()
  const open: OpenTurn<S>[] = []
  const { outcome, turns, situation } = playMatch(
    game,
    settings,
    policy,
    seed,
    recorder,
    {
      asked: (question, answer) => open.at(-1)?.given.push({ question, answer }),
      turnBegins: ({ now, memory, decisions }, rolls, answers) =>
        open.push({
          situation: now,
          turns: (from?.turns ?? 0) + Math.max(0, open.length - 1),
          rolls,
          answers,
          isSetup: open.length === 0,
          memory,
          factCount: memory.length,
          decisions,
          given: [],
          foresaw: false,
          firstMade: recorder.made.length,
          firstLine: recorder.lines.length,
        }),
      opponentDecided: () => {
        const turn = open.at(-1)
        if (turn !== undefined) turn.foresaw = true
      },
    },
    from,
  )
  const recorded = open.map(({ firstMade, firstLine, ...turn }, nth) => ({
    ...turn,
    made: recorder.made.slice(firstMade, open[nth + 1]?.firstMade),
    lines: recorder.lines.slice(firstLine, open[nth + 1]?.firstLine),
    end: open[nth + 1]?.situation ?? situation,
  }))
  return { seed, recorded, outcome, turns }
}

/** Includes all answers from a turn on, and the outcome. */
export function digestFromTurn<S>({ recorded, outcome }: RecordedMatch<S>, turn: number): string {
  const written = ({ question, answer }: { readonly question: Question; readonly answer: unknown }) => [
    question.id,
    question.write(answer),
  ]
  const given = recorded.slice(turn).flatMap((each) => each.given)
  return digestValue([given.map(written), outcome.winner, outcome.text])
}
