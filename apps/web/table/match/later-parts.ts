/** A bundle of parts that the first moves of a match do not need. */
export { HistoryBar } from './history-bar.tsx'
export { TableChecklist } from './table-checklist.tsx'
export { TurnCheck } from './turn-check.tsx'
