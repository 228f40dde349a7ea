import { format } from '../messages/language.ts'
import type { Message } from '../messages/message.ts'
import type { Question } from './question.ts'

export type Tone = 'bot' | 'player' | 'special' | 'free' | 'closed'

export interface PictureCell {
  readonly text: string | Message
  readonly tone: Tone
  /** Id of its piece or place; questions highlight it and accept taps. */
  readonly id?: string
}

/** Returns the text in English. */
export function cellText({ text }: PictureCell): string {
  return typeof text === 'string' ? text : format(text)
}

/** Above 0 is the opponent's half. */
export interface PictureTrack {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly marks: readonly number[]
}

export interface PictureRow {
  readonly label: Message
  /** The place of the whole row. */
  readonly id?: string
  readonly cells: readonly PictureCell[]
}

export interface PicturePanel {
  readonly title: Message
  readonly track?: PictureTrack | undefined
  /** The label column's heading first, then one per cell. */
  readonly heads?: readonly Message[] | undefined
  readonly rows: readonly PictureRow[]
}

/** A character map for tables with measured distances instead of spaces. */
export interface CharacterMap {
  /** From the top, all of equal length; cells are drawn without gaps. */
  readonly lines: readonly (readonly PictureCell[])[]
  readonly key: readonly Message[]
  /** Measurements, one per line: enough to set up the table. */
  readonly measured: readonly Message[]
}

/** Panels side by side and a key: enough to draw the table with characters. */
export interface Picture {
  readonly map?: CharacterMap | undefined
  readonly columns: readonly (readonly PicturePanel[])[]
  readonly below: readonly PicturePanel[]
  readonly legend: readonly Message[]
}

/** The width is in characters. */
export interface PictureView {
  readonly question?: Question | undefined
  readonly columns?: number | undefined
  readonly rows?: number | undefined
}
