import type { Message } from './message.ts'

type Text = Omit<Message, 'id' | 'params' | 'undoMessage'>

interface WithUndoMessage extends Text {
  /** Manual step for undoing it, if no piece shows it; same parts. */
  readonly undoMessage: string
}

interface Table {
  readonly [key: string]: string | Text | WithUndoMessage | Message | Table
}

type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string | Text ? Message : Messages<T[K]>
}

/** Ids are `<prefix>.<key>`, with nested keys in the prefix; a message that has an id keeps it. */
export function messages<const T extends Table>(prefix: string, texts: T): Messages<T> {
  const entries = Object.entries(texts).map(([key, each]) => [key, one(prefix, key, each)])
  return Object.fromEntries(entries) as Messages<T>
}

function one(prefix: string, key: string, each: Table[string]): unknown {
  const id = `${prefix}.${key}`
  if (typeof each === 'string') return { id, text: each }
  if (!isText(each)) return messages(id, each)
  const { undoMessage, ...words }: Text & { readonly undoMessage?: string | Message } = each
  const message = { id, ...words }
  if (undoMessage === undefined) return message
  const undo =
    typeof undoMessage === 'string' ? { id: `${prefix}.back.${key}`, text: undoMessage } : undoMessage
  return { ...message, undoMessage: undo }
}

function isText(each: Text | Table): each is Text {
  return typeof each['text'] === 'string'
}

const asText = (words: string | Text): Text => (typeof words === 'string' ? { text: words } : words)

export function headlineText(text: string): Text {
  return { text, as: 'headline' }
}

export function sectionHeadlineText(text: string): Text {
  return { text, as: 'headline', startsSection: true }
}

export function resultText(text: string): Text {
  return { text, as: 'result' }
}

export function manualResultText(text: string): Text {
  return { text, as: 'result', byHand: true }
}

/** There is nothing to move. */
export function noteText(text: string): Text {
  return { text, as: 'aside' }
}

export function playerActionText(words: string | Text): Text {
  return { ...asText(words), isPlayerAction: true }
}

export function withStepBeforeDraw(words: string | Text): Text {
  return { ...asText(words), beforeDraw: true }
}

/** For something that the program cannot see; `back` is the manual step for undoing it. */
export function withUndoStep(words: string | Text, undoMessage: string): WithUndoMessage {
  return { ...asText(words), undoMessage }
}
