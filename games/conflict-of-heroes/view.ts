export { type Briefing, briefing, type BriefingPart } from './briefing.ts'
export { type CardPack, mergedPacks, packSchema, parsePackText } from './card-pack.ts'
export { learnt, withoutTexts } from './learnt.ts'
export type { Situation } from './situation.ts'
