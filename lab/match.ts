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

/** Who hears of a match that is played in the lab, besides the recorder. */
export interface Listener<S> {
  /** A question was answered. */
  asked?(question: Question, answer: unknown): void
  /** A turn begins; set-up is the first. */
  turnBegins?(table: Table<S>): void
}

/** The stream that a policy's own chances come from: never the one that the dice of the match come from. */
function policySeed(seed: number): number {
  return (seed ^ 0x9e3779b9) >>> 0
}

/** Plays one match: chance from its seed, all else from the policy. */
export function playMatch<S>(
  game: GameModule<S>,
  settings: Settings,
  choice: PolicyChoice,
  seed: number,
  recorder?: Recorder<S>,
  listener: Listener<S> = {},
): SimulationResult<S> {
  const policy = policyOf(choice)
  const ownSeed = policySeed(seed)
  const since: unknown[] = []
  let position = { game, situation: game.begin(settings), isSetup: true, factCount: 0 }
  let memory: Table<S>['memory'] | undefined
  let rolls = 0
  let answers = 0
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
  return simulate(
    game,
    settings,
    (question) => {
      const answer = answerTo(question)
      since.push(answer)
      listener.asked?.(question, answer)
      return answer
    },
    recorder,
    (table) => {
      position = { game, situation: table.now, isSetup: memory === undefined, factCount: table.memory.length }
      memory = table.memory
      since.length = 0
      listener.turnBegins?.(table)
    },
  )
}

/** The settings of these wishes. */
export function settingsOf<S>(game: GameModule<S>, input: SettingsInput): Settings {
  const settings = settled(game, input)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

/** The journal of a match that the lab has counted: the same match, to be opened and stepped through. */
export function journalOf<S>(
  game: GameModule<S>,
  input: SettingsInput,
  choice: PolicyChoice,
  seed: number,
): Journal {
  return playWithJournal(game, input, choice, seed).journal
}

/** A match as the lab played it, and its journal. */
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
    if (!taken.ok) throw new Error(`Seed ${seed} is not played the same way again: ${taken.problem}`)
  }
  return { played, journal: match.value.journal }
}
