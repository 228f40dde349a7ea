/** Parts of the match that its first moves do not need, which are loaded together. */
export { HistoryBar } from './history-bar.tsx'
export { TableChecklist } from './table-checklist.tsx'
export { TurnCheck } from './turn-check.tsx'
