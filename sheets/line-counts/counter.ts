import type { Message, Rule } from '@opfor/kernel'
import { placeOfRule } from '../editing/places.ts'
import type { Position, Sheet } from '../model/index.ts'
import { gameOfSheet } from '../run/game.ts'
import { type Way, waysToEnd } from '../run/ways.ts'
import { isAsked, randomMatch } from './random-match.ts'
import { SheetTally } from './sheet-tally.ts'
import { type ToldTurn, toldTurn } from './told-turn.ts'
import { TurnCosts } from './turn-costs.ts'

/** How often a line was reached, and how often it decided. */
export interface LineCoverage {
  readonly rule: Rule
  /** The heading of its section. */
  readonly section: string
  /** Where it stands in the text. */
  readonly at: Position | undefined
  readonly spoke: number
  readonly decided: number
  /** How often its list or chart was used. */
  readonly uses: number
}

/** A way to end, who wins by it, and how often it came. */
export interface EndingCount {
  readonly name: Message
  readonly winner: 'player' | 'opponent' | 'nobody'
  readonly count: number
}

/** What matches of a sheet show. */
export interface Coverage {
  readonly matches: number
  readonly turns: number
  readonly lines: readonly LineCoverage[]
  /** How often each ending came. */
  readonly endings: readonly EndingCount[]
  /** What a person is asked in a turn, without pauses: at the median, and in 95 of 100 turns at most. */
  readonly questions: { readonly median: number; readonly most: number }
  /** How many questions were asked for each line of the text. */
  readonly asked: readonly { readonly line: number; readonly count: number }[]
}

/** The lines of a game's lists, charts and steps, with where they stand. */
type DeclaredLine = Pick<LineCoverage, 'rule' | 'section' | 'at'> & { readonly source: string }

/** What is counted in matches of one sheet. */
export class Counts {
  readonly game: ReturnType<typeof gameOfSheet>
  readonly tally: SheetTally
  readonly costs = new TurnCosts()
  readonly #lines: readonly DeclaredLine[]
  readonly #ways: readonly Way[]
  readonly #endings = new Map<string, number>()
  #matches = 0

  constructor(sheet: Sheet) {
    this.game = gameOfSheet(sheet)
    this.#ways = waysToEnd(sheet)
    this.tally = new SheetTally(sheet, this.game)
    this.#lines = this.game.declared.flatMap(({ id, lines }) =>
      lines.map((rule) => ({
        rule,
        section: rule.cite.heading,
        at: placeOfRule(sheet, rule),
        source: id,
      })),
    )
  }

  get matches(): number {
    return this.#matches
  }

  /** Counts a match that was played, and how it ended if it did. */
  matchPlayed(ending: string | undefined): void {
    this.#matches += 1
    if (ending !== undefined) this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1)
  }

  get coverage(): Coverage {
    const { tally, costs } = this
    return {
      matches: this.#matches,
      turns: costs.turns,
      lines: this.#lines.map(({ source, ...line }) => {
        const { spoke = 0, decided = 0 } = tally.lines.get(line.rule.id) ?? {}
        return { ...line, spoke, decided, uses: tally.uses.get(source) ?? 0 }
      }),
      endings: this.#ways.map(({ id, name, ending }) => ({
        name,
        winner: ending?.winner ?? 'nobody',
        count: this.#endings.get(id) ?? 0,
      })),
      questions: { median: costs.quantile(0.5), most: costs.quantile(0.95) },
      asked: [...tally.asked].map(([line, count]) => ({ line, count })),
    }
  }
}

/** Plays random matches of a sheet, one after the other, and counts: figures with random answers, not of people. */
export class RandomCounter {
  readonly #counts: Counts
  #seed: number

  constructor(sheet: Sheet, from = 0) {
    this.#counts = new Counts(sheet)
    this.#seed = from
  }

  get coverage(): Coverage {
    return this.#counts.coverage
  }

  get matches(): number {
    return this.#counts.matches
  }

  /** Plays one more match. */
  play(): void {
    const { game, tally, costs } = this.#counts
    const seed = this.#seed
    this.#seed += 1
    let [asked, turn] = [0, 0]
    const turnEnds = (): void => {
      if (turn > 0) costs.add(asked, { seed, turn })
      asked = 0
    }
    tally.matchBegins()
    const outcome = randomMatch(
      game,
      seed,
      {
        answered: (question) => {
          if (!isAsked(question)) return
          asked += 1
          tally.countQuestion(question)
        },
        turnBegins: (nth) => {
          turnEnds()
          turn = nth
        },
      },
      tally,
    )
    if (outcome !== undefined) turnEnds()
    this.#counts.matchPlayed(outcome?.way)
  }

  /** A turn that asks as many questions as 95 of 100 turns at most, told. */
  get expensiveTurn(): ToldTurn | undefined {
    const { game, costs } = this.#counts
    const example = costs.example(costs.quantile(0.95))
    return example && toldTurn(game, example)
  }
}
