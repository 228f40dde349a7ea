import {
  answerTold,
  fill,
  type GameModule,
  type Message,
  type Params,
  type Question,
  Tally,
} from '@opfor/kernel'
import { isAsked, randomMatch } from './random-match.ts'
import type { TurnOfMatch } from './turn-costs.ts'

/** One thing that happened in a turn: a question with its answer, or what was told. */
export interface ToldEvent {
  readonly text: Message
  /** What was answered, if it is a question. */
  readonly answer?: Message
}

/** A turn of a random match, as it was told. */
export interface ToldTurn {
  readonly turn: number
  readonly events: readonly ToldEvent[]
}

/** Plays a random match again and tells one of its turns. */
export function toldTurn<S>(game: GameModule<S>, { seed, turn }: TurnOfMatch): ToldTurn {
  const events: ToldEvent[] = []
  let now = 0
  const watch = {
    answered: (question: Question, answer: unknown): void => {
      if (now === turn && isAsked(question))
        events.push({ text: question.text, answer: answerTold(question, question.write(answer)) })
    },
    turnBegins: (nth: number): void => {
      now = nth
    },
  }
  const teller = new Teller((text) => {
    if (now === turn) events.push({ text })
  })
  randomMatch(game, seed, watch, teller)
  return { turn, events }
}

/** Hears what is told; the parts are filled in as they are at that moment. */
class Teller extends Tally {
  readonly #told: (text: Message) => void

  constructor(told: (text: Message) => void) {
    super()
    this.#told = told
  }

  override change(_before?: unknown, _after?: unknown, tell?: Message, params?: Params): void {
    if (tell !== undefined) this.#told(fill(tell, params))
  }
}
