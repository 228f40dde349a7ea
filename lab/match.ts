import {
  begin,
  chance,
  type GameModule,
  type Journal,
  type Json,
  type Question,
  type Recorder,
  type Settings,
  settled,
  simulate,
  type SimulationResult,
  type Table,
  type SettingsInput,
} from '@opfor/kernel'
import { type PolicyChoice, policyOf } from './policies.ts'

/** Callbacks during a match. */
export interface Listener<S> {
  /** Called after each answer. */
  asked?(question: Question, answer: unknown): void
  /** Called at the start of each turn with the number of rolls and other answers before it; set-up counts as the first. */
  turnBegins?(table: Table<S>, rolls: number, answers: number): void
  /** Called when the policy tried answers and a list of the opponent decided in a trial. */
  readonly opponentDecided?: () => void
}

/** The start of a turn in the middle of a match without remembered facts. */
export interface TurnStart<S> {
  readonly situation: S
  /** The numbers of turns, rolls and other answers before it. */
  readonly turns: number
  readonly rolls: number
  readonly answers: number
}

/** The seed of the policy's own random numbers, independent of the dice of the match. */
function policySeed(seed: number): number {
  return (seed ^ 0x9e3779b9) >>> 0
}

/** Plays one match, from its begin or from a turn: the seed answers chance questions, the policy the others. */
export function playMatch<S>(
  game: GameModule<S>,
  settings: Settings,
  choice: PolicyChoice,
  seed: number,
  recorder?: Recorder<S>,
  listener: Listener<S> = {},
  from?: TurnStart<S>,
): SimulationResult<S> {
  const policy = policyOf(choice)
  const ownSeed = policySeed(seed)
  const since: unknown[] = []
  const { opponentDecided } = listener
  const looking = opponentDecided === undefined ? {} : { opponentDecided }
  let position = {
    game,
    situation: from?.situation ?? game.begin(settings),
    isSetup: true,
    factCount: 0,
    ...looking,
  }
  let memory: Table<S>['memory'] | undefined
  let rolls = from?.rolls ?? 0
  let answers = from?.answers ?? 0
  let i = 0
  const dice = (below: number): number => {
    i += 1
    return chance(seed, rolls, i - 1, below)
  }
  const random = (below: number): number => {
    i += 1
    return chance(ownSeed, answers, i - 1, below)
  }
  const answerTo = (question: Question): unknown => {
    i = 0
    if (question.to === 'chance') {
      const answer = question.sample(dice)
      rolls += 1
      return answer
    }
    const answer =
      question.to === 'table' || choice.name === 'random' || memory === undefined
        ? question.sample(random)
        : policy(question, { ...position, memory, since }, random)
    answers += 1
    return answer
  }
  const played = simulate(
    from === undefined ? game : { ...game, begin: () => from.situation, *setup() {} },
    settings,
    (question) => {
      const answer = answerTo(question)
      since.push(answer)
      listener.asked?.(question, answer)
      return answer
    },
    recorder,
    (table) => {
      const isSetup = memory === undefined
      position = { game, situation: table.now, isSetup, factCount: table.memory.length, ...looking }
      memory = table.memory
      since.length = 0
      listener.turnBegins?.(table, rolls, answers)
    },
  )
  return from === undefined ? played : { ...played, turns: from.turns + played.turns }
}

/** The complete settings for an input; throws if it is invalid. */
export function settingsOf<S>(game: GameModule<S>, input: SettingsInput): Settings {
  const settings = settled(game, input)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

/** Plays the match of a seed again and returns its journal. */
export function journalOf<S>(
  game: GameModule<S>,
  input: SettingsInput,
  choice: PolicyChoice,
  seed: number,
): Journal {
  return playWithJournal(game, input, choice, seed).journal
}

/** Plays a match and returns its result with its journal. */
export function playWithJournal<S>(
  game: GameModule<S>,
  input: SettingsInput,
  choice: PolicyChoice,
  seed: number,
): { readonly played: SimulationResult<S>; readonly journal: Journal } {
  const answers: { readonly json: Json; readonly by: 'seed' | 'policy' }[] = []
  const played = playMatch(game, settingsOf(game, input), choice, seed, undefined, {
    asked: (question, answer) => {
      answers.push({ json: question.write(answer), by: question.to === 'chance' ? 'seed' : 'policy' })
    },
  })
  const match = begin(game, seed, input)
  if (!match.ok) throw new Error(match.problem)
  for (const { json, by } of answers) {
    const taken = match.value.answer(json, by)
    if (!taken.ok) throw new Error(`Seed ${seed} cannot be replayed: ${taken.problem}`)
  }
  return { played, journal: match.value.journal }
}
