import type { Match } from './missions.ts'
import { named } from './names.ts'

interface Chosen {
  readonly card: string
}

/** Nobody enters real hands, so they are built to hold the cards that will be played. */
export class RealCards {
  readonly #played: readonly string[]
  readonly #seats: ReadonlyMap<string, readonly string[]>

  constructor({ tape }: Match) {
    const plays = tape.all('coh.play')
    this.#played = plays.map(({ answer }) => (answer as Chosen).card)
    const seats = new Map<string, string[]>()
    const players = tape.pieces[0]?.now.players ?? []
    for (const { id, seat } of players) {
      const own = plays.filter(({ question }) => question.to === seat)
      seats.set(
        id,
        own.map(({ answer }) => (answer as Chosen).card),
      )
    }
    this.#seats = seats
  }

  drawn(what: string, who: string, among: readonly string[], count: number): readonly string[] {
    if (what === 'draft') return [this.#drafted(among)]
    const own = this.#seats.get(named.player(who)) ?? []
    const first = among.filter((card) => own.includes(named.card(card)))
    const unplayed = among.filter((card) => !this.#played.includes(named.card(card)))
    return [...first, ...unplayed].slice(0, Math.max(count, first.length))
  }

  /** The deck's card played first, then the one played last or never. */
  #drafted(among: readonly string[]): string {
    const when = (card: string): number => {
      const place = this.#played.indexOf(named.card(card))
      return place < 0 ? this.#played.length : place
    }
    return among.toSorted((a, b) => when(a) - when(b))[0] ?? ''
  }
}
