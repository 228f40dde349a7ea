export { chance, chanceOf, type Random } from './chance.ts'
export type {
  Decision,
  LineSource,
  LineKind,
  Line,
  Modifier,
  Rolled,
  Rule,
  RuledOutCandidate,
} from './line.ts'
export type { Overrule } from './overrule.ts'
export {
  type Cell,
  cellText,
  type Viewer,
  type Panel,
  type Picture,
  type PictureMap,
  type PictureRow,
  type Tone,
  type Track,
} from './picture.ts'
export { isPointed, leadsTo, optionsByTap } from './pointing.ts'
export { afresh, ask, type Procedure } from './procedure.ts'
export {
  type QuestionExtras,
  type Kind,
  kinds,
  mayBeSeenBy,
  NothingToChoose,
  optionWith,
  type Pointing,
  type Question,
  type Seat,
  type Recipient,
} from './question.ts'
export { type Choice, choice } from './questions/choice.ts'
export { type Die, die } from './questions/die.ts'
export { type Draw, draw, type DrawRow, type RemainingToken } from './questions/draw.ts'
export { type Entry, entry, type Fields } from './questions/entry.ts'
export { fieldsAsked } from './questions/fields-asked.ts'
export { type NameLimits, type Names, names } from './questions/names.ts'
export { type NumberOf, number, type OfferedBand, type Range, type Span } from './questions/number.ts'
export { type Missing, Pack, type PackForm, pack, type Sample } from './questions/pack.ts'
export { type Face, type SymbolDie, symbolDie } from './questions/symbol-die.ts'
export { type Which, which, whichBest } from './questions/which.ts'
export { type YesNo, yesNo } from './questions/yes-no.ts'
export type { Recorder } from './recorder.ts'
export { ruled } from './ruled.ts'
export { type Readings, type Ruling, reading, ruling } from './ruling.ts'
export {
  chosenWith,
  fits,
  isOffered,
  type Option,
  type Settings,
  settled,
  type SettingsInput,
} from './settings.ts'
export { again, type Reply, Table, wait } from './table.ts'
