export { allChosenBy, chosenBy, decidedBy, decisions, explained, keptBy } from './decisions.ts'
export { type DisturbedMatch, disturbed } from './disturbed.ts'
export { matchFrom, newMatch, offered, rollOn } from './matches.ts'
export { problem, value } from './parsed.ts'
export { type Act, answerAtRandom, randomAct } from './random-act.ts'
export { randomEdit, randomSetting } from './random-edit.ts'
export { playAtRandom, randomMatch, randomSimulation, randomWishes } from './random-match.ts'
export { answer, type ScriptedAnswer, turn, turnAsProposed } from './script.ts'
export { drawn, seen } from './seen.ts'
export { asked, cellsRead, rulingsTold, said, saidWithReasons } from './telling.ts'
export {
  isUsedIn,
  leftOver,
  textsOf,
  translationProblem,
  type Vocabularies,
  vocabulariesIn,
} from './vocabularies.ts'
