import type { Procedure } from '@opfor/kernel'
import type { StepNumber, Sentence, SheetStep } from '../model/index.ts'
import { runAction } from './run-action.ts'
import { checkEndings } from './endings.ts'
import { runBlockSentence } from './run-block-sentence.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import type { PrecedingCondition, PresetChoice, StepExit } from '../values/step-exit.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const mostSteps = 5000
const deepest = 60

/** `go to 3` continues with that step. */
export function* runSteps(
  play: SheetRun,
  steps: readonly SheetStep[],
  preset?: PresetChoice,
): Procedure<StepExit | undefined> {
  const before: PrecedingCondition = { held: true }
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at]
    if (step === undefined) continue
    play.rules.tookStep(play.table, step)
    const signal = yield* runSentences(play, step.sentences, preset, before)
    if (signal === undefined) continue
    const next = signal.to === 'step' ? placeOf(steps, signal.path) : -1
    if (next < 0) return signal
    at = next - 1
  }
  return undefined
}

function placeOf(steps: readonly SheetStep[], path: StepNumber): number {
  const wanted = path.join('.')
  return steps.findIndex((step) => step.path.join('.') === wanted)
}

/** Checks after each sentence whether the game has ended. */
export function* runSentences(
  play: SheetRun,
  sentences: readonly Sentence[],
  preset?: PresetChoice,
  before: PrecedingCondition = { held: true },
): Procedure<StepExit | undefined> {
  for (const sentence of sentences) {
    if (isTooMuch(play)) return { to: 'endTurn' }
    const signal = isHead(sentence)
      ? yield* runBlockSentence(play, sentence, before)
      : yield* runAction(play, sentence, preset)
    if (signal !== undefined) return signal
    if (checkEndings(play)) return { to: 'endGame' }
  }
  return undefined
}

function isHead(
  sentence: Sentence,
): sentence is Extract<Sentence, { body: unknown } | { steps: unknown } | { answers: unknown }> {
  return 'body' in sentence || 'steps' in sentence || 'answers' in sentence
}

/** Counts a step; returns whether the turn had too many. */
function isTooMuch({ notes, table }: SheetRun): boolean {
  notes.steps += 1
  if (notes.steps <= mostSteps && notes.doing.length <= deepest) return false
  table.change(table.now, sheetRunMessages.tooManySteps, { steps: Math.min(notes.steps, mostSteps) })
  return true
}
