/** A bundle of everything that shows reasons. */
export { DecisionView } from './decided.tsx'
export { DecideSheet } from './decide-sheet.tsx'
export { ShowBar } from './show-bar.tsx'
export { WhySheet } from './why-sheet.tsx'
