export { onceFor, onceForBoth } from './once-for.ts'
export { oncePerPart } from './once-per-part.ts'
export { oncePerSituation } from './once-per-situation.ts'
export { remembered } from './remembered.ts'
