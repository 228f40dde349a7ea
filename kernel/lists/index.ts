export { type Chart, chart, totalOf } from './chart.ts'
export {
  eitherByRuling,
  type Either,
  type AskedEither,
  either,
  askEither,
  type Otherwise,
  otherwise,
  type Branch,
  branch,
  type ListStep,
  branchUnder,
  when,
  askWhen,
} from './either.ts'
export {
  type Filter,
  fewest,
  type CandidateNumber,
  most,
  must,
  prefer,
  withBookNumber,
  type CandidateTest,
  withValueText,
} from './filter.ts'
export {
  type Action,
  type ActionColumn,
  actionColumn,
  type ColumnExtras,
  type ActionRun,
} from './action-column.ts'
export type { ListExtras } from './list-extras.ts'
export type { HouseRuleNames } from './house-rule-names.ts'
export { registerLists, type ReplacedLists, withReplacedLists } from './replaced-lists.ts'
export { loggedCards, type LoggedLines, type LoggedLine, loggedSteps } from './logged-lines.ts'
export { type PriorityList, priorityList } from './priority-list.ts'
export {
  withTieQuestion,
  tieAtRandom,
  tieByDie,
  tieByDieRanges,
  type ListEnd,
  type NeverTies,
  neverTies,
  tieByPlayer,
  tieByPrintedOrder,
  type TieBreak,
  tieByOption,
  type TieByOption,
  tieByRuling,
  type TieByRuling,
  withBoardTargets,
} from './tie-break.ts'
