export {
  allChosenBy,
  chosenBy,
  narrowingLines,
  decisionsOf,
  explanationText,
  candidatesAfter,
} from './decisions.ts'
export { type CorrectedMatch, playWithCorrections } from './play-with-corrections.ts'
export { matchFrom, newMatch, optionIds, answerChance } from './matches.ts'
export { unwrapProblem, unwrap } from './parsed.ts'
export { type RandomCommand, answerRandomly, performRandomCommand } from './random-act.ts'
export { randomEdit, randomSetting } from './random-edit.ts'
export { playAtRandom, randomMatch, randomSimulation, randomSettings } from './random-match.ts'
export { playAnswers, type ScriptedAnswer, turn, playTurnAsProposed } from './script.ts'
export { questionView, visibleState } from './visible-state.ts'
export { answeredQuestions, chartCellsUsed, loggedRulings, logTexts, logTextsWithReasons } from './log.ts'
