import type { Candidate, Message, Question } from '@opfor/kernel'
import type { Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'

export interface Item {
  readonly id: string
  /** The subject, if several of a kind may come in any order: a unit, a tile. */
  readonly about: string
  readonly question: Question
  readonly answer: unknown
  readonly piece: number
}

export interface Piece {
  readonly told: readonly string[]
  readonly now: Situation
}

/** The first difference, which ends the comparison of a match. */
export class Different extends Error {}

/** Input of the first implementation, replayed to the second. */
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

  all(id: string): readonly Item[] {
    return this.#items.filter((item) => item.id === id)
  }

  comes(id: string, piece: number): boolean {
    return this.#items.some((item) => item.id === id && item.piece === piece && !this.#taken.has(item))
  }

  /** Throws unless the first implementation asked the question in this piece. */
  take(id: string, piece: number, about = ''): Item {
    const item = this.#items.find(
      (each) => each.id === id && (about === '' || each.about === about) && !this.#taken.has(each),
    )
    if (item === undefined || item.piece !== piece)
      throw new Different(`only the second asks ${id} ${about}`.trim())
    this.#taken.add(item)
    return item
  }

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

export function idsOf(answer: unknown): readonly string[] {
  return (answer as readonly Candidate[]).map(({ id }) => id)
}
