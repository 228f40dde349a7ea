import { message } from '@opfor/kernel'

/** What is said in sheets and bars that a first match need not open. */
export const laterWords = {
  whyLast: message('web.whyLast', 'Why the last move?'),
  redo: message('web.redo', 'Redo'),
  correct: message('web.correct', 'Correct'),
  dice: message('web.dice', 'Dice'),
  draws: message('web.draws', 'Draws'),
  byApp: message('web.byApp', 'by the app'),
  real: message('web.real', 'real'),
  keptSecret: message('web.keptSecret', 'kept secret'),
  corrected: message('web.corrected', 'Corrected'),
  overruled: message('web.overruled', 'Overruled: {reason}'),
  byWhom: message('web.byWhom', '{text} {answer}'),
  look: message('web.look', 'You are looking at step {step} of {steps}.'),
  askedThen: message('web.askedThen', 'Asked then: {question}'),
  backToNow: message('web.backToNow', 'Back to now'),
  goBackHere: message('web.goBackHere', 'Go back to here'),
  branch: message('web.branch', 'Branch from here'),
  branchOf: message('web.branchOf', '{name}, another way'),
} as const
