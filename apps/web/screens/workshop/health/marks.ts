import type { Message, Params } from '@opfor/kernel'
import { askedFor, type Figures, type HealthLine, shareOf } from './figures.ts'
import { percentOf } from './offers.ts'
import { healthWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

export interface LineMark {
  readonly line: number
  /** How often it decided, or how often a match comes to it. */
  readonly share: string
  /** Questions per match; empty for none. */
  readonly asks: string
  /** Never reached or never decided. */
  readonly isIdle: boolean
  readonly title: string
}

/** A row of a chart has the figures of all its cells. */
export function lineMarks(figures: Figures, say: Say): readonly LineMark[] {
  const byLine = Map.groupBy(figures.lines, ({ at }) => at?.line ?? 0)
  const lines = new Set([...byLine.keys(), ...figures.asked.map(({ line }) => line)])
  lines.delete(0)
  return [...lines].map((line) => lineMark(figures, line, byLine.get(line) ?? [], say))
}

function lineMark(figures: Figures, line: number, rules: readonly HealthLine[], say: Say): LineMark {
  const asked = askedFor(figures, line)
  const asks = asked === 0 ? '' : formatCount(asked, say)
  const [first] = rules
  if (first === undefined)
    return { line, share: '', asks, isIdle: false, title: say(healthWords.asksTimes, { questions: asks }) }
  const reached = rules.reduce((sum, rule) => sum + rule.reached, 0)
  const decided = rules.reduce((sum, rule) => sum + rule.decided, 0)
  const share = shareOf({ ...first, reached, decided })
  const titles = [
    say(healthWords.reachedTimes, { count: reached }),
    share !== undefined && first.how !== 'cell' && say(healthWords.decidedTimes, { count: decided }),
    asks !== '' && say(healthWords.asksTimes, { questions: asks }),
  ]
  return {
    line,
    share:
      reached === 0
        ? say(healthWords.never)
        : share === undefined
          ? `${formatCount(reached / figures.matches, say)} ×`
          : formatShare(share, say),
    asks,
    isIdle: first.how !== 'tie' && (reached === 0 || share === 0),
    title: titles.filter(Boolean).join(' '),
  }
}

/** A small positive number is not shown as 0. */
export function formatShare(share: number, say: Say): string {
  if (share > 0 && share < 0.01) return say(healthWords.underOne)
  return say(healthWords.percent, { percent: percentOf(share) })
}

/** At most one decimal digit; a small positive number is not shown as 0. */
export function formatCount(number: number, say: Say): string {
  if (number > 0 && number < 0.05) return say(healthWords.underTenth)
  return say(healthWords.number, { number: Math.round(number * 10) / 10 })
}
