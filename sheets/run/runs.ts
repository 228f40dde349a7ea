import { canDo, doSection } from './can-be-done.ts'
import { evaluateCondition } from '../values/condition.ts'
import type { SentenceRunners } from '../values/play.ts'
import { runSentences, runSteps } from './steps.ts'

export const sentenceRunners: SentenceRunners = {
  holds: evaluateCondition,
  sentences: (play, sentences) => runSentences(play, sentences),
  steps: (play, steps) => runSteps(play, steps),
  section: doSection,
  can: canDo,
}
