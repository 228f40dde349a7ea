import { createElement as h, Fragment, type ReactElement } from 'react'
import { decidingLines } from './deciding-lines.ts'
import { lengthsFigure } from './lengths-figure.ts'
import { modesFigure } from './modes-figure.ts'
import type { PlotInput } from './plot-input.ts'
import { winRatesFigure } from './win-rates.ts'

export { ComparisonFigure } from './comparison-figure.ts'
export { RateDifferences, type RatePair } from './differences.ts'
export { PolicyWinRates, type PolicyResults } from './policy-win-rates.ts'
export { namedArmsOf, type PlotInput } from './plot-input.ts'
export { plotStyle } from './plot-style.ts'

export function Figures(input: PlotInput): ReactElement {
  return h(Fragment, undefined, h(WinRates, input), h(OtherFigures, input))
}

export function WinRates(input: PlotInput): ReactElement {
  return winRatesFigure(input)
}

export function OtherFigures(input: PlotInput): ReactElement {
  return h(Fragment, undefined, modesFigure(input), lengthsFigure(input), decidingLines(input))
}
