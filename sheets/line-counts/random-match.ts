import {
  seededRandom,
  type GameModule,
  type Json,
  type MatchOutcome,
  type Question,
  type LogRecorder,
  type SettingsInput,
  resolveSettings,
  simulate,
} from '@opfor/kernel'

export interface MatchObserver {
  readonly answered: (question: Question, answer: unknown) => void
  /** Counted from 1; 0 is the set-up. */
  readonly turnBegins: (turn: number) => void
}

/** With random settings and answers; undefined if the settings contradict each other. */
export function playRandomMatch<S>(
  game: GameModule<S>,
  seed: number,
  { answered, turnBegins }: MatchObserver,
  recorder?: LogRecorder<S>,
): MatchOutcome | undefined {
  const settings = resolveSettings(game, randomSettings(game, seed))
  if (!settings.ok) return undefined
  let [answers, turns] = [0, 0]
  const reply = (question: Question): unknown => {
    answers += 1
    const answer = question.sample(seededRandom(seed, answers))
    answered(question, answer)
    return answer
  }
  const begins = (): void => {
    turnBegins(turns)
    turns += 1
  }
  return simulate(game, settings.value, reply, recorder, begins).outcome
}

/** A pause does not count as a question. */
export function isAskedOfPerson({ to, id }: Question): boolean {
  return to !== 'chance' && id !== 'sheet.pause'
}

function randomSettings<S>(
  { options, rulings }: Pick<GameModule<S>, 'options' | 'rulings'>,
  seed: number,
): SettingsInput {
  const random = seededRandom(seed, 0)
  const chosen: Record<string, Json> = {}
  for (const { question } of options) chosen[question.id] = question.write(question.sample(random))
  const readings: Record<string, string> = {}
  for (const { id, readings: all, default: standard } of rulings) {
    const names = Object.keys(all)
    readings[id] = names[random(names.length)] ?? standard
  }
  return { options: chosen, rulings: readings }
}
