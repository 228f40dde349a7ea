import { canDo, doSection } from './can-be-done.ts'
import { holds } from './condition.ts'
import type { Runs } from './play.ts'
import { runSentences, runSteps } from './steps.ts'

/** All forms together. */
export const runs: Runs = {
  holds,
  sentences: (play, sentences) => runSentences(play, sentences),
  steps: (play, steps) => runSteps(play, steps),
  section: doSection,
  can: canDo,
}
