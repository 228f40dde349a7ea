import { say } from '../say/language.ts'
import type { Message } from '../say/message.ts'
import type { Question } from './question.ts'

/** What a thing on a picture stands for; a shell gives it a colour and a shape. */
export type Tone = 'bot' | 'player' | 'special' | 'free' | 'closed'

/** One place or piece: a few characters or a name, and what they stand for. */
export interface Cell {
  readonly text: string | Message
  readonly tone: Tone
  /** The id of its piece or place: it is highlighted and can be tapped if a question points at it. */
  readonly id?: string
}

/** What a cell shows, in English. */
export function cellText({ text }: Cell): string {
  return typeof text === 'string' ? text : say(text)
}

/** A track with its marker; above 0 is the opponent's half. */
export interface Track {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly marks: readonly number[]
}

/** A row of places with its label. */
export interface PictureRow {
  readonly label: Message
  /** The place that the whole row is. */
  readonly id?: string
  readonly cells: readonly Cell[]
}

/** A part of the table. */
export interface Panel {
  readonly title: Message
  readonly track?: Track | undefined
  /** The heads of a table: one for the labels, then one for each cell of a row. */
  readonly heads?: readonly Message[] | undefined
  readonly rows: readonly PictureRow[]
}

/** A map of characters, for tables that are measured and have no spaces. */
export interface PictureMap {
  /** Its lines from the top, all of equal length; cells are drawn without gaps. */
  readonly lines: readonly (readonly Cell[])[]
  /** What the marks on it are, in a word each. */
  readonly key: readonly Message[]
  /** The same with its measures, a line each: enough to set up the table. */
  readonly measured: readonly Message[]
}

/** The table as panels in columns side by side, and what the short forms mean: enough to draw it with characters. */
export interface Picture {
  readonly map?: PictureMap | undefined
  readonly columns: readonly (readonly Panel[])[]
  readonly below: readonly Panel[]
  readonly legend: readonly Message[]
}

/** The context of a picture: the current question, and the available width in characters. */
export interface Viewer {
  readonly question?: Question | undefined
  readonly columns?: number | undefined
  readonly rows?: number | undefined
}
