import type { Candidate, Message, Question } from '@opfor/kernel'
import type { Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'

/** A question that the first implementation has put, and what was answered. */
export interface Item {
  readonly id: string
  /** What it is about, where several of a kind may come in any order: a unit, a tile. */
  readonly about: string
  readonly question: Question
  readonly answer: unknown
  /** In which piece of the match it was put. */
  readonly piece: number
}

/** One piece of a match, as the first implementation played it: what was told that both must tell, and what it left. */
export interface Piece {
  readonly told: readonly string[]
  readonly now: Situation
}

/** What differs: the comparison of a match ends with it. */
export class Different extends Error {}

/** What the first implementation was told in a match, to be told to the second. */
export class Tape {
  readonly pieces: Piece[] = []
  readonly #items: Item[] = []
  readonly #taken = new Set<Item>()
  #told: string[] = []

  heard(question: Question, answer: unknown): void {
    const { id } = question
    this.#items.push({ id, about: aboutOf(question), question, answer, piece: this.pieces.length })
  }

  tells(text: string): void {
    this.#told.push(text)
  }

  ends(now: Situation): void {
    this.pieces.push({ told: this.#told, now })
    this.#told = []
  }

  /** All answers to a question, in order, whether they were told already or not. */
  all(id: string): readonly Item[] {
    return this.#items.filter((item) => item.id === id)
  }

  /** Whether such a question is still to come in this piece. */
  comes(id: string, piece: number): boolean {
    return this.#items.some((item) => item.id === id && item.piece === piece && !this.#taken.has(item))
  }

  /** The next answer to such a question, which the first must have put in this piece too. */
  take(id: string, piece: number, about = ''): Item {
    const item = this.#items.find(
      (each) => each.id === id && (about === '' || each.about === about) && !this.#taken.has(each),
    )
    if (item === undefined || item.piece !== piece)
      throw new Different(`only the second asks ${id} ${about}`.trim())
    this.#taken.add(item)
    return item
  }

  /** What the first has asked up to a piece, and the second has not. */
  left(piece: number): readonly string[] {
    return this.#items
      .filter((item) => item.piece <= piece && !this.#taken.has(item))
      .map(({ id, about }) => `${id} ${about}`.trim())
  }
}

function aboutOf({ id, text }: Question): string {
  const { unit, tile } = (text.params ?? {}) as { readonly unit?: Message; readonly tile?: Message }
  if (id === 'coh.place') {
    const { name = '', number = '' } = (unit?.params ?? {}) as { name?: string | Message; number?: string }
    return `${typeof name === 'string' ? name : name.text} ${number}`
  }
  const { number = '' } = (tile?.params ?? {}) as { number?: string }
  return number
}

/** The ids of what was chosen. */
export function idsOf(answer: unknown): readonly string[] {
  return (answer as readonly Candidate[]).map(({ id }) => id)
}
