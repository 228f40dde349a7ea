export type Param = string | number | Message | readonly (string | Message)[]

export type Params = Readonly<Record<string, Param>>

export interface Message {
  readonly id: string
  readonly text: string
  readonly params?: Params
  /** Role in the log: the opponent's action, its result, or a remark. */
  readonly as?: 'headline' | 'result' | 'aside'
  /** Starts a section, such as an activation. */
  readonly startsSection?: true
  readonly isPlayerAction?: true
  readonly byHand?: true
  /** Do this before the next draw: something goes into a bag or cup. */
  readonly beforeDraw?: true
  readonly undoMessage?: Message
  /** What caused the change, such as a unit or an effect; no part of the sentence. */
  readonly because?: Message
}

/** The text may contain {part} and {count, plural, =0 {..} one {..} other {..}}. */
export function message(id: string, text: string, params?: Params): Message {
  return params === undefined ? { id, text } : { id, text, params }
}

export function toMessage(id: string, text: string | Message): Message {
  return typeof text === 'string' ? message(id, text) : text
}

export function dueTo(words: Message, because: Message | undefined): Message {
  return because === undefined ? words : { ...words, because }
}

export function withParams(words: Message, params: Params | undefined): Message {
  return params === undefined ? words : { ...words, params }
}
