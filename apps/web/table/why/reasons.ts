/** What shows the reasons of decisions, which is loaded together. */
export { Decided } from './decided.tsx'
export { DecideSheet } from './decide-sheet.tsx'
export { ShowBar } from './show-bar.tsx'
export { WhySheet } from './why-sheet.tsx'
