import { canDo, doSection } from './can-do.ts'
import { evaluateCondition } from '../values/condition.ts'
import type { SentenceRunners } from '../values/sheet-run.ts'
import { runSentences, runSteps } from './run-steps.ts'

export const sentenceRunners: SentenceRunners = {
  holds: evaluateCondition,
  sentences: (play, sentences) => runSentences(play, sentences),
  steps: (play, steps) => runSteps(play, steps),
  section: doSection,
  can: canDo,
}
