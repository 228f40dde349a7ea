export { type Answerer, playOn, sampling, seeded, type WhoAnswers } from './answerers.ts'
export { Conversation } from './conversation.ts'
export type { Fork } from './fork.ts'
export {
  type ActingPiece,
  type Card,
  corrected,
  type Ending,
  type Example,
  type Game,
  type GameModule,
  type Misfit,
  type Outcome,
  type Prospect,
  type Rulebook,
  type Spot,
  type SpotGroup,
  type Stage,
  type Tag,
} from './game-module.ts'
export { give } from './give.ts'
export {
  type AnswerStep,
  type Continuation,
  type Entry as JournalEntry,
  type Journal,
  type Source,
  sources,
  type Step,
} from './journal.ts'
export type { Measures } from './measures.ts'
export { pictureOf } from './picture-of.ts'
export type { Score, Scoring } from './scoring.ts'
export type { Start, Starts } from './starts.ts'
export { type Standing, standingOf } from './standing.ts'
export { positionOf } from './position.ts'
export type { Run } from './run.ts'
export { longestRules, type Rules, rulesOf } from './rules.ts'
export { type SimulationResult, simulate } from './simulate.ts'
export { untilOver } from './until-over.ts'
export { answersOf, type WhoRolls, whoRolls } from './who-rolls.ts'
