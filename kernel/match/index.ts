export { type Answerer, autoPlay, randomAnswerer, seededAnswerer, type AnswererFor } from './answerers.ts'
export { LiveMatch } from './live-match.ts'
export type { Fork } from './fork.ts'
export {
  type ActingPiece,
  type Card,
  applyCorrection,
  type Ending,
  type Example,
  type Game,
  type GameModule,
  type InvalidState,
  type Outcome,
  type ForecastItem,
  type Rulebook,
  type SpotCheckItem,
  type SpotCheckGroup,
  type Stage,
  type PieceTag,
} from './game-module.ts'
export { applyEntry } from './apply-entry.ts'
export {
  type AnswerStep,
  type Continuation,
  type JournalEntry,
  type Journal,
  type AnswerSource,
  answerSources,
  type JournalStep,
} from './journal.ts'
export type { Measures } from './scoring.ts'
export { pictureOf } from './picture-of.ts'
export type { Score, Scoring } from './scoring.ts'
export type { Start, Starts } from './starts.ts'
export { type MatchState, matchState } from './match-state.ts'
export { positionOf } from './position.ts'
export type { Run } from './run.ts'
export { maxRulesLength, type RulesText, rulesText } from './game-module.ts'
export { type SimulationResult, simulate } from './simulate.ts'
export { finishTurn } from './run.ts'
export { chanceAnswererFor, type WhoRolls, resolveWhoRolls } from './who-rolls.ts'
