export { type Answerer, autoPlay, randomAnswerer, seededAnswerer, type AnswererFor } from './answerers.ts'
export { LiveMatch } from './live-match.ts'
export type { TrialMatch } from './trial-match.ts'
export {
  type ActingPiece,
  type CardInPlay,
  applyCorrection,
  type MatchEnding,
  type ExamplePosition,
  type Game,
  type GameModule,
  type InvalidState,
  type MatchOutcome,
  type ForecastItem,
  type Rulebook,
  type SpotCheckItem,
  type SpotCheckGroup,
  type GameStage,
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
  type MatchStep,
} from './journal.ts'
export type { Heuristics } from './scoring.ts'
export { pictureOfMatch } from './picture-of-match.ts'
export type { Score, Scoring } from './scoring.ts'
export type { MatchStart, MatchStarts } from './match-starts.ts'
export type {
  Actor,
  CardStep,
  Happening,
  StepDraft,
  StepWords,
  TurnCardSpec,
  TurnLog,
} from './turn-card-spec.ts'
export { type MatchState, matchState } from './match-state.ts'
export { positionOfMatch } from './position-of-match.ts'
export type { MatchRun } from './match-run.ts'
export { maxRulesLength, type RulesText, rulesText } from './game-module.ts'
export { type SimulationResult, simulate } from './simulate.ts'
export { finishTurn } from './match-run.ts'
export { chanceAnswererFor, type WhoRolls, resolveWhoRolls } from './who-rolls.ts'
