export { type Answerer, playOn, sampling, seeded, type WhoAnswers } from './answerers.ts'
export { answerTold } from './answer-told.ts'
export { type Bag, bag, bagOf, countsOf, withoutAll, without, withToken, withTokens } from './bag.ts'
export { type Candidate, distinct } from './candidate.ts'
export { chance, chanceOf, type Random } from './chance.ts'
export { type Chart, chart } from './chart.ts'
export { type Citation, cite } from './citation.ts'
export { Conversation } from './conversation.ts'
export { noOrYes, nothing } from './counter-values.ts'
export { decide, type Decided } from './decide.ts'
export { differences, editTold, onTable, valueTold } from './differences.ts'
export { digest } from './digest.ts'
export {
  byRuling,
  type Either,
  either,
  type Part,
  part,
  type Step as ListStep,
  under,
  when,
} from './either.ts'
export { chosenTold, deciding, linesOf, summary, titleOf, why } from './explain.ts'
export { lineTold } from './line-told.ts'
export { ruleTold } from './rule-told.ts'
export { othersOf, whyNot } from './why-not.ts'
export { facesTold } from './faces-told.ts'
export { give } from './give.ts'
export {
  type Band,
  closerThan,
  type Distance,
  type Fact,
  type Lasting,
  type PlainFact,
  type PlainRanking,
  type Ranking,
} from './fact.ts'
export {
  type Filter,
  fewest,
  type Measure,
  most,
  must,
  prefer,
  printed,
  type Test,
  toldAs,
} from './filter.ts'
export { type Action, type Column, firstThatCan, type Performance } from './first-that-can.ts'
export type { Fork } from './fork.ts'
export {
  type ActingPiece,
  type Card,
  corrected,
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
export { type Former, type FormerFields, formerFields } from './former.ts'
export { holding, knownOf } from './holding.ts'
export {
  type Answered,
  type Continued,
  type Entry as JournalEntry,
  type Journal,
  journalFormat,
  type Source,
  sources,
  type Step,
} from './journal.ts'
export { bad, brief, good, type Json, type Parsed, parseJson, problemOf, shown } from './json.ts'
export { gameNamedIn, type KeptText, matchLink, packedIn, parseKept } from './kept-match.ts'
export { capital, english, joined, type Language, partsOf, say, sentence, translated } from './language.ts'
export {
  type Counter,
  type CounterValue,
  census,
  type Edit,
  type Layout,
  type Lying,
  mayBe,
  type Place,
  piecesOf,
  placed,
  placesOf,
  type Row,
  type Subject,
  subjectsOf,
  type Unseen,
} from './layout.ts'
export type { Decision, Declared, How, Line, Rule, RuledOut } from './line.ts'
export type { More } from './more.ts'
export type { Measures } from './measures.ts'
export {
  aside,
  fill,
  headline,
  type Message,
  message,
  type Param,
  type Params,
  opening,
  result,
  withBack,
} from './message.ts'
export type { Overrule } from './overrule.ts'
export { journalSchema, parseAsFar, parseJournal, type ReadJournal } from './parse-journal.ts'
export { cardsLeft, discarded, drawnFrom, laidOnTop, nextOf, type Pile, pile, reshuffled } from './pile.ts'
export type { Cell, Onlooking, Panel, Picture, PictureMap, PictureRow, Tone, Track } from './picture.ts'
export { positionOf } from './position.ts'
export { afresh, ask, type Procedure } from './procedure.ts'
export {
  type Extras,
  type Kind,
  kinds,
  mayBeSeenBy,
  NothingToChoose,
  optionWith,
  type Question,
  type Seat,
  type To,
} from './question.ts'
export { type Choice, choice } from './questions/choice.ts'
export { type Die, die } from './questions/die.ts'
export { type Draw, draw, type DrawRow, type Left } from './questions/draw.ts'
export { type Entry, entry, type Fields } from './questions/entry.ts'
export { fieldsAsked } from './questions/fields-asked.ts'
export { type NumberOf, number, type Range } from './questions/number.ts'
export { Pack, type PackForm, pack, type Sample } from './questions/pack.ts'
export { type Face, type SymbolDie, symbolDie } from './questions/symbol-die.ts'
export { type Which, which, whichBest } from './questions/which.ts'
export { type YesNo, yesNo } from './questions/yes-no.ts'
export type { Recorder } from './recorder.ts'
export { olderAnswer, rememberAs, spanOf } from './remembered.ts'
export { type Departure, type Reopened, reopen } from './reopen.ts'
export { begin, resume } from './resume.ts'
export { ruled } from './ruled.ts'
export { everyRuling, offering, type Readings, type Ruling, reading, ruling } from './ruling.ts'
export type { Run } from './run.ts'
export { type List, select } from './select.ts'
export {
  type NamedCounter,
  settableFlag,
  type SettableIn,
  settableNumber,
  settableOne,
  settableSome,
} from './settable.ts'
export { chosenWith, fits, isOffered, type Option, type Settings, settled, type Wishes } from './settings.ts'
export {
  anything,
  flag,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  read,
  record,
  refuse,
  type Shape,
  text,
} from './shape.ts'
export { type Simulated, simulate } from './simulate.ts'
export { spotCheck } from './spot-check.ts'
export type { Change, Told } from './story.ts'
export { restTold, stepTold } from './step-told.ts'
export { again, type Reply, Table, wait } from './table.ts'
export { type Spoke, Tally } from './tally.ts'
export {
  askedAs,
  atRandom,
  byDie,
  byRuns,
  type NeverTied,
  neverTied,
  playerChooses,
  printedOrder,
  type TieBreak,
  tieByRuling,
  type TieByRuling,
} from './tie-break.ts'
export { makeTranscript, parseTranscript } from './transcript.ts'
export { openExample } from './open-example.ts'
export { lastMove, stepsBack, stepsForward, type WhyStep, whySteps } from './last-move.ts'
export { answersOf, type WhoRolls, whoRolls } from './who-rolls.ts'
export { withoutDigests } from './without-digests.ts'
