import {
  chanceOf,
  type GameModule,
  type Json,
  type Outcome,
  type Question,
  type Recorder,
  settled,
  type SettingsInput,
  simulate,
} from '@opfor/kernel'

/** What happens in a random match. */
export interface Watch {
  /** A question was answered. */
  readonly answered: (question: Question, answer: unknown) => void
  /** A turn begins, counted from 1; 0 is the set-up. */
  readonly turnBegins: (turn: number) => void
}

/** Plays the match of a seed, with random settings and answers; undefined if its settings do not fit together. */
export function randomMatch<S>(
  game: GameModule<S>,
  seed: number,
  { answered, turnBegins }: Watch,
  recorder?: Recorder<S>,
): Outcome | undefined {
  const settings = settled(game, randomSettings(game, seed))
  if (!settings.ok) return undefined
  let [answers, turns] = [0, 0]
  const reply = (question: Question): unknown => {
    answers += 1
    const answer = question.sample(chanceOf(seed, answers))
    answered(question, answer)
    return answer
  }
  const begins = (): void => {
    turnBegins(turns)
    turns += 1
  }
  return simulate(game, settings.value, reply, recorder, begins).outcome
}

/** Whether a person is asked; a pause is no question. */
export function isAsked({ to, id }: Question): boolean {
  return to !== 'chance' && id !== 'sheet.pause'
}

function randomSettings<S>(
  { options, rulings }: Pick<GameModule<S>, 'options' | 'rulings'>,
  seed: number,
): SettingsInput {
  const random = chanceOf(seed, 0)
  const chosen: Record<string, Json> = {}
  for (const { question } of options) chosen[question.id] = question.write(question.sample(random))
  const readings: Record<string, string> = {}
  for (const { id, readings: all, standard } of rulings) {
    const names = Object.keys(all)
    readings[id] = names[random(names.length)] ?? standard
  }
  return { options: chosen, rulings: readings }
}
