import {
  beginMatch,
  seededNumber,
  type GameModule,
  type Journal,
  type Json,
  type Question,
  type LogRecorder,
  type Settings,
  type SettingsInput,
  resolveSettings,
  simulate,
  type SimulationResult,
  type Table,
} from '@opfor/kernel'
import { type PolicyChoice, policyOf } from './policies/policies.ts'

export interface MatchListener<S> {
  asked?(question: Question, answer: unknown): void
  /** Called with the number of rolls and other answers so far; set-up counts as the first turn. */
  turnBegins?(table: Table<S>, rolls: number, answers: number): void
  /** Called if a list of the opponent decided while the policy tried answers. */
  readonly opponentDecided?: () => void
}

export interface TurnStart<S> {
  readonly situation: S
  readonly turns: number
  readonly rolls: number
  readonly answers: number
}

/** Independent of the dice of the match. */
function policySeed(seed: number): number {
  return (seed ^ 0x9e3779b9) >>> 0
}

/** The seed answers chance questions, the policy the others. */
export function playMatch<S>(
  game: GameModule<S>,
  settings: Settings,
  choice: PolicyChoice,
  seed: number,
  recorder?: LogRecorder<S>,
  listener: MatchListener<S> = {},
  from?: TurnStart<S>,
): SimulationResult<S> {
  const policy = policyOf(choice)
  const ownSeed = policySeed(seed)
  const since: unknown[] = []
  const { opponentDecided } = listener
  const looking = opponentDecided === undefined ? {} : { opponentDecided }
  let position = {
    game,
    situation: from?.situation ?? game.initialSituation(settings),
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
    return seededNumber(seed, rolls, i - 1, below)
  }
  const random = (below: number): number => {
    i += 1
    return seededNumber(ownSeed, answers, i - 1, below)
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
    from === undefined ? game : { ...game, initialSituation: () => from.situation, *setup() {} },
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

export function requireSettings<S>(game: GameModule<S>, input: SettingsInput): Settings {
  const settings = resolveSettings(game, input)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

export function replaySeed<S>(
  game: GameModule<S>,
  input: SettingsInput,
  choice: PolicyChoice,
  seed: number,
): Journal {
  return playWithJournal(game, input, choice, seed).journal
}

export function playWithJournal<S>(
  game: GameModule<S>,
  input: SettingsInput,
  choice: PolicyChoice,
  seed: number,
): { readonly played: SimulationResult<S>; readonly journal: Journal } {
  const answers: { readonly json: Json; readonly by: 'seed' | 'policy' }[] = []
  const played = playMatch(game, requireSettings(game, input), choice, seed, undefined, {
    asked: (question, answer) => {
      answers.push({ json: question.write(answer), by: question.to === 'chance' ? 'seed' : 'policy' })
    },
  })
  const match = beginMatch(game, seed, input)
  if (!match.ok) throw new Error(match.problem)
  for (const { json, by } of answers) {
    const taken = match.value.answer(json, by)
    if (!taken.ok) throw new Error(`Seed ${seed} cannot be replayed: ${taken.problem}`)
  }
  return { played, journal: match.value.journal }
}
