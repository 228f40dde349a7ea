import { createElement as h, Fragment, type ReactElement } from 'react'
import { decidingLines } from './deciding-lines.ts'
import { lengths } from './lengths.ts'
import { modes } from './modes.ts'
import type { PlotInput } from './plot-input.ts'
import { winRates } from './win-rates.ts'

export { ComparisonFigure } from './comparison-figure.ts'
export { Differences, type RatePair } from './differences.ts'
export { PolicyWinRates, type PolicyResults } from './policy-win-rates.ts'
export { armsIn, type PlotInput } from './plot-input.ts'
export { plotStyle } from './style.ts'

/** All figures of a run. */
export function Figures(input: PlotInput): ReactElement {
  return h(Fragment, undefined, h(WinRates, input), h(OtherFigures, input))
}

/** The win rates of a run, the first of its figures. */
export function WinRates(input: PlotInput): ReactElement {
  return winRates(input)
}

/** The figures of a run besides the win rates. */
export function OtherFigures(input: PlotInput): ReactElement {
  return h(Fragment, undefined, modes(input), lengths(input), decidingLines(input))
}
