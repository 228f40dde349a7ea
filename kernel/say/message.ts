/** What a message may mention: numbers, names, further messages, or a list of them. */
export type Param = string | number | Message | readonly (string | Message)[]

/** The parts of a sentence by their names. */
export type Params = Readonly<Record<string, Param>>

/** What is said to a person: an id for translators, the English text, and its parts. */
export interface Message {
  readonly id: string
  readonly text: string
  readonly params?: Params
  /**
   * How it stands among all that is told: the sentence that says what the opponent does, what comes of it, or one by the
   * way.
   */
  readonly as?: 'headline' | 'result' | 'aside'
  /** Something of its own begins with it, as an activation does: what was told before is past. */
  readonly opens?: true
  /** What to do at the table when this is taken back, where no piece shows it: it has the same parts. */
  readonly back?: Message
}

/** A message; its text may hold {part} and {count, plural, =0 {..} one {..} other {..}}. */
export function message(id: string, text: string, params?: Params): Message {
  return params === undefined ? { id, text } : { id, text, params }
}

/** A message that says what the opponent does. */
export function headline(id: string, text: string): Message {
  return { id, text, as: 'headline' }
}

/** A headline with which something of its own begins. */
export function opening(id: string, text: string): Message {
  return { ...headline(id, text), opens: true }
}

/** A message that says what comes of the opponent's move: it is read right after the headline. */
export function result(id: string, text: string): Message {
  return { id, text, as: 'result' }
}

/** A message by the way: there is nothing to move. */
export function aside(id: string, text: string): Message {
  return { id, text, as: 'aside' }
}

/** A message about something that the program cannot see, and what to do when it is taken back. */
export function withBack(words: Message, back: Message): Message {
  return { ...words, back }
}

/** The same words with these parts filled in. */
export function fill(words: Message, params: Params | undefined): Message {
  return params === undefined ? words : { ...words, params }
}
