/** What a message may mention: numbers, names, further messages, or a list of them. */
export type Param = string | number | Message | readonly (string | Message)[]

/** The parts of a sentence by their names. */
export type Params = Readonly<Record<string, Param>>

/** A text for people: an id for translations, the English text, and its parts. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly params?: Params
  /** Its role in the log: the headline with the opponent's action, a result of it, or a remark. */
  readonly as?: 'headline' | 'result' | 'aside'
  /** Whether it starts a new section, such as an activation. */
  readonly opens?: true
  /** Whether it is a move of the player. */
  readonly yours?: true
  /** Whether a result also has to be carried out on a physical board. */
  readonly byHand?: true
  /** Whether it has to be carried out before the next draw: something goes into a bag or a cup. */
  readonly beforeDraw?: true
  /** The manual step for undoing it, if no piece shows it; with the same parts. */
  readonly back?: Message
}

/** A message; its text may hold {part} and {count, plural, =0 {..} one {..} other {..}}. */
export function message(id: string, text: string, params?: Params): Message {
  return params === undefined ? { id, text } : { id, text, params }
}

/** A text as a message with this id; a message as it is. */
export function worded(id: string, text: string | Message): Message {
  return typeof text === 'string' ? message(id, text) : text
}

/** A message that says what the opponent does. */
export function headline(id: string, text: string): Message {
  return { id, text, as: 'headline' }
}

/** A headline that starts a new section. */
export function opening(id: string, text: string): Message {
  return { ...headline(id, text), opens: true }
}

/** A message with a result of the opponent's move, shown after the headline. */
export function result(id: string, text: string): Message {
  return { id, text, as: 'result' }
}

/** A result that also has to be carried out on a physical board. */
export function resultByHand(id: string, text: string): Message {
  return { ...result(id, text), byHand: true }
}

/** A remark: there is nothing to move. */
export function aside(id: string, text: string): Message {
  return { id, text, as: 'aside' }
}

/** A message that says what the player does. */
export function yours(words: Message): Message {
  return { ...words, yours: true }
}

/** A message whose manual step comes before the next draw. */
export function beforeDraw(words: Message): Message {
  return { ...words, beforeDraw: true }
}

/** A message about something that the program cannot see, with the manual step for undoing it. */
export function withBack(words: Message, back: Message): Message {
  return { ...words, back }
}

/** The same words with these parts filled in. */
export function fill(words: Message, params: Params | undefined): Message {
  return params === undefined ? words : { ...words, params }
}
