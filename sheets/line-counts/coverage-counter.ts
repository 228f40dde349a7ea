import type { Message, Rule } from '@opfor/kernel'
import { findRulePosition } from '../editing/find-position.ts'
import type { SourcePosition, Sheet } from '../model/index.ts'
import { gameOfSheet } from '../run/game.ts'
import { type SheetOutcomeOption, sheetEndings } from '../declare/sheet-endings.ts'
import { isAskedOfPerson, playRandomMatch } from './random-match.ts'
import { SheetLineCounts } from './sheet-line-counts.ts'
import { type TurnTranscript, makeTurnTranscript } from './turn-transcript.ts'
import { TurnCosts } from './turn-costs.ts'

export interface LineCoverage {
  readonly rule: Rule
  readonly section: string
  readonly at: SourcePosition | undefined
  readonly reached: number
  readonly decided: number
  readonly uses: number
}

export interface EndingCount {
  readonly name: Message
  readonly winner: 'player' | 'opponent' | 'nobody'
  readonly count: number
}

export interface Coverage {
  readonly matches: number
  readonly turns: number
  readonly lines: readonly LineCoverage[]
  readonly endings: readonly EndingCount[]
  /** Without pauses: the median, and the 95th percentile. */
  readonly questions: { readonly median: number; readonly most: number }
  readonly asked: readonly { readonly line: number; readonly count: number }[]
}

type DeclaredLine = Pick<LineCoverage, 'rule' | 'section' | 'at'> & { readonly source: string }

export class CoverageCounter {
  readonly game: ReturnType<typeof gameOfSheet>
  readonly tally: SheetLineCounts
  readonly costs = new TurnCosts()
  readonly #lines: readonly DeclaredLine[]
  readonly #ways: readonly SheetOutcomeOption[]
  readonly #endings = new Map<string, number>()
  #matches = 0

  constructor(sheet: Sheet) {
    this.game = gameOfSheet(sheet)
    this.#ways = sheetEndings(sheet)
    this.tally = new SheetLineCounts(sheet, this.game)
    this.#lines = this.game.declared.flatMap(({ id, lines }) =>
      lines.map((rule) => ({
        rule,
        section: rule.cite.heading,
        at: findRulePosition(sheet, rule),
        source: id,
      })),
    )
  }

  get matches(): number {
    return this.#matches
  }

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
        const { reached = 0, decisive = 0 } = tally.lines.get(line.rule.id) ?? {}
        return { ...line, reached, decided: decisive, uses: tally.uses.get(source) ?? 0 }
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

/** The answers are random, so the counts do not describe people. */
export class RandomMatchCounter {
  readonly #counts: CoverageCounter
  #seed: number

  constructor(sheet: Sheet, from = 0) {
    this.#counts = new CoverageCounter(sheet)
    this.#seed = from
  }

  get coverage(): Coverage {
    return this.#counts.coverage
  }

  get matches(): number {
    return this.#counts.matches
  }

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
    const outcome = playRandomMatch(
      game,
      seed,
      {
        answered: (question) => {
          if (!isAskedOfPerson(question)) return
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

  /** The log of a turn at the 95th percentile of questions. */
  get expensiveTurn(): TurnTranscript | undefined {
    const { game, costs } = this.#counts
    const example = costs.example(costs.quantile(0.95))
    return example && makeTurnTranscript(game, example)
  }
}
