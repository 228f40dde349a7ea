import {
  formatAnswer,
  withParams,
  type GameModule,
  type Message,
  type Params,
  type Question,
  LineCounts,
} from '@opfor/kernel'
import { isAskedOfPerson, playRandomMatch } from './random-match.ts'
import type { TurnOfMatch } from './turn-costs.ts'

export interface TurnEvent {
  readonly text: Message
  /** Missing if it is no question. */
  readonly answer?: Message
}

export interface TurnTranscript {
  readonly turn: number
  readonly events: readonly TurnEvent[]
}

export function makeTurnTranscript<S>(game: GameModule<S>, { seed, turn }: TurnOfMatch): TurnTranscript {
  const events: TurnEvent[] = []
  let now = 0
  const watch = {
    answered: (question: Question, answer: unknown): void => {
      if (now === turn && isAskedOfPerson(question))
        events.push({ text: question.text, answer: formatAnswer(question, question.write(answer)) })
    },
    turnBegins: (nth: number): void => {
      now = nth
    },
  }
  const teller = new Teller((text) => {
    if (now === turn) events.push({ text })
  })
  playRandomMatch(game, seed, watch, teller)
  return { turn, events }
}

/** Passes on log texts with the parameters of the moment. */
class Teller extends LineCounts {
  readonly #told: (text: Message) => void

  constructor(told: (text: Message) => void) {
    super()
    this.#told = told
  }

  override change(_before?: unknown, _after?: unknown, tell?: Message, params?: Params): void {
    if (tell !== undefined) this.#told(withParams(tell, params))
  }
}
