export { seededNumber, seededRandom, type Random } from './chance.ts'
export type {
  Decision,
  RuleList,
  RuleKind,
  DecisionLine,
  Modifier,
  ModifiedRoll,
  Rule,
  ExcludedPiece,
} from './decision.ts'
export type { Overrule } from './overrule.ts'
export {
  type PictureCell,
  cellText,
  type PictureView,
  type PicturePanel,
  type Picture,
  type CharacterMap,
  type PictureRow,
  type Tone,
  type PictureTrack,
} from './picture.ts'
export { isAnsweredOnBoard, optionTargets, optionsByTap } from './question.ts'
export { restartable, ask, type Procedure } from './procedure.ts'
export {
  type QuestionExtras,
  type QuestionKind,
  questionKinds,
  canSeatSee,
  NoOptionsError,
  findOption,
  type BoardTargets,
  type Question,
  type Seat,
  type Recipient,
} from './question.ts'
export { type Choice, choice } from './questions/choice.ts'
export { type Die, die } from './questions/die.ts'
export { type Draw, draw, type DrawRow, type RemainingToken } from './questions/draw.ts'
export { type FormQuestion, formQuestion, type FormFields } from './questions/form.ts'
export { visibleFields } from './questions/visible-fields.ts'
export { type NameLimits, type Names, names } from './questions/names.ts'
export {
  type NumberQuestion,
  number,
  type OfferedSpan,
  type NumberRange,
  type Span,
} from './questions/number.ts'
export { type PackProblem, Pack, type PackForm, pack, type Sample } from './questions/pack.ts'
export { type Face, type SymbolDie, symbolDie } from './questions/symbol-die.ts'
export { type Which, which, whichBest } from './questions/which.ts'
export { type YesNo, yesNo } from './questions/yes-no.ts'
export type { LogRecorder } from './recorder.ts'
export { applyRuling } from './table.ts'
export { type Readings, type Ruling, currentReading, ruling } from './ruling.ts'
export {
  withDefaultSettings,
  isOptionApplicable,
  isOptionOffered,
  type MatchOption,
  type Settings,
  resolveSettings,
  type SettingsInput,
} from './settings.ts'
export { restartSignal, type Replier, Table, pendingSignal } from './table.ts'
