import type { Message, Params } from '@opfor/kernel'
import { askedFor, type Figures, type HealthLine, shareOf } from './figures.ts'
import { percentOf } from './offers.ts'
import { healthWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

/** The figures of one line of the text, as they stand beside it. */
export interface LineMark {
  readonly line: number
  /** How often it decided, or how often a match comes to it. */
  readonly share: string
  /** How many questions a match asks for it; empty for none. */
  readonly asks: string
  /** Whether it never spoke or never decided. */
  readonly isIdle: boolean
  /** All figures in words. */
  readonly title: string
}

/** The figures beside the lines of the text. A row of a chart has the figures of all its cells. */
export function lineMarks(figures: Figures, say: Say): readonly LineMark[] {
  const byLine = Map.groupBy(figures.lines, ({ at }) => at?.line ?? 0)
  const lines = new Set([...byLine.keys(), ...figures.asked.map(({ line }) => line)])
  lines.delete(0)
  return [...lines].map((line) => lineMark(figures, line, byLine.get(line) ?? [], say))
}

function lineMark(figures: Figures, line: number, rules: readonly HealthLine[], say: Say): LineMark {
  const asked = askedFor(figures, line)
  const asks = asked === 0 ? '' : numberSaid(asked, say)
  const [first] = rules
  if (first === undefined)
    return { line, share: '', asks, isIdle: false, title: say(healthWords.asksTimes, { questions: asks }) }
  const spoke = rules.reduce((sum, rule) => sum + rule.spoke, 0)
  const decided = rules.reduce((sum, rule) => sum + rule.decided, 0)
  const share = shareOf({ ...first, spoke, decided })
  const titles = [
    say(healthWords.spokeTimes, { count: spoke }),
    share !== undefined && first.how !== 'cell' && say(healthWords.decidedTimes, { count: decided }),
    asks !== '' && say(healthWords.asksTimes, { questions: asks }),
  ]
  return {
    line,
    share:
      spoke === 0
        ? say(healthWords.never)
        : share === undefined
          ? `${numberSaid(spoke / figures.matches, say)} ×`
          : percentSaid(share, say),
    asks,
    isIdle: first.how !== 'tie' && (spoke === 0 || share === 0),
    title: titles.filter(Boolean).join(' '),
  }
}

/** A part of a hundred in words; what is there but small is not 0. */
export function percentSaid(share: number, say: Say): string {
  if (share > 0 && share < 0.01) return say(healthWords.underOne)
  return say(healthWords.percent, { percent: percentOf(share) })
}

/** A number with at most one digit after the point; what is there but small is not 0. */
export function numberSaid(number: number, say: Say): string {
  if (number > 0 && number < 0.05) return say(healthWords.underTenth)
  return say(healthWords.number, { number: Math.round(number * 10) / 10 })
}
