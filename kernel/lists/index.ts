export { type Chart, chart, totalOf } from './chart.ts'
export {
  byRuling,
  type Either,
  type EitherAsked,
  either,
  eitherAsked,
  type Otherwise,
  otherwise,
  type Part,
  part,
  type Step as ListStep,
  under,
  when,
  whenAsked,
} from './either.ts'
export {
  type Filter,
  fewest,
  type Measure,
  most,
  must,
  prefer,
  printed,
  type Test,
  toldAs,
} from './filter.ts'
export {
  type Action,
  type Column,
  firstThatCan,
  type MoreOfColumn,
  type Performance,
} from './first-that-can.ts'
export type { ListExtras } from './more.ts'
export type { Published } from './published.ts'
export { knowReplaced, withReplaced } from './know-replaced.ts'
export type { ReplacedLists } from './replaced-lists.ts'
export { cards, type Section, type SectionLine, steps } from './section.ts'
export { type List, select } from './select.ts'
export {
  askedAs,
  atRandom,
  byDie,
  byRuns,
  type ListEnd,
  type NoTieBreak,
  neverTied,
  playerChooses,
  printedOrder,
  type TieBreak,
  tieByOption,
  type TieByOption,
  tieByRuling,
  type TieByRuling,
  pointedAt,
} from './tie-break.ts'
