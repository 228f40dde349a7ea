import {
  type GameModule,
  type Outcome,
  type Question,
  type Settings,
  type Table,
  digest,
} from '@opfor/kernel'
import { type DecisionRecord, DecisionRecorder } from './decision-recorder.ts'
import { playMatch, type TurnStart } from './match.ts'
import type { PolicyChoice } from './policies.ts'
import type { GivenAnswer } from './turn-plans.ts'

/** A turn of a recorded match: its start, its answers, and the decisions of the opponent's lists in it. */
export interface RecordedTurn<S> extends TurnStart<S> {
  readonly isSetup: boolean
  readonly memory: Table<S>['memory']
  readonly factCount: number
  /** The decisions before it: some rules tell what they ask apart by their number. */
  readonly decisions: number
  readonly given: readonly GivenAnswer[]
  readonly made: readonly DecisionRecord[]
  /** The lines that had a part in these decisions. */
  readonly lines: readonly string[]
  /** Whether the player looked ahead to decisions of the opponent. */
  readonly foresaw: boolean
  /** The situation at its end. */
  readonly end: S
}

/** A match with all its turns; set-up is the first. */
export interface RecordedMatch<S> {
  readonly seed: number
  readonly recorded: readonly RecordedTurn<S>[]
  readonly outcome: Outcome
  readonly turns: number
}

interface OpenTurn<S> extends Omit<RecordedTurn<S>, 'made' | 'lines' | 'end'> {
  readonly given: GivenAnswer[]
  readonly firstMade: number
  readonly firstLine: number
  foresaw: boolean
}

/** Plays a match, from its begin or from a turn, and records it turn by turn. */
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

/** A digest of all answers from a turn on, and of the outcome. */
export function historyFrom<S>({ recorded, outcome }: RecordedMatch<S>, turn: number): string {
  const written = ({ question, answer }: { readonly question: Question; readonly answer: unknown }) => [
    question.id,
    question.write(answer),
  ]
  const given = recorded.slice(turn).flatMap((each) => each.given)
  return digest([given.map(written), outcome.winner, outcome.text])
}
