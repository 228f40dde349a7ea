import type { Procedure } from '@opfor/kernel'
import type { Path, Sentence, Step } from '../model/index.ts'
import { act } from './act.ts'
import { lookAtEndings } from './endings.ts'
import { governed } from './heads.ts'
import type { Play } from './play.ts'
import type { IfBefore, Preset } from './preset.ts'
import type { Signal } from './signal.ts'
import { words } from './words.ts'

const mostSteps = 5000
const deepest = 60

/** Does numbered steps in order; `go to 3` goes on with one of them. */
export function* runSteps(
  play: Play,
  steps: readonly Step[],
  preset?: Preset,
): Procedure<Signal | undefined> {
  const before: IfBefore = { held: true }
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

function placeOf(steps: readonly Step[], path: Path): number {
  const wanted = path.join('.')
  return steps.findIndex((step) => step.path.join('.') === wanted)
}

/** Does the sentences of a step in order. After each of them it is looked whether the game has ended. */
export function* runSentences(
  play: Play,
  sentences: readonly Sentence[],
  preset?: Preset,
  before: IfBefore = { held: true },
): Procedure<Signal | undefined> {
  for (const sentence of sentences) {
    if (isTooMuch(play)) return { to: 'endTurn' }
    const signal = isHead(sentence)
      ? yield* governed(play, sentence, before)
      : yield* act(play, sentence, preset)
    if (signal !== undefined) return signal
    if (lookAtEndings(play)) return { to: 'endGame' }
  }
  return undefined
}

function isHead(
  sentence: Sentence,
): sentence is Extract<Sentence, { body: unknown } | { steps: unknown } | { answers: unknown }> {
  return 'body' in sentence || 'steps' in sentence || 'answers' in sentence
}

/** Counts a step; whether there were too many in this turn. */
function isTooMuch({ notes, table }: Play): boolean {
  notes.steps += 1
  if (notes.steps <= mostSteps && notes.doing.length <= deepest) return false
  table.change(table.now, words.tooManySteps, { steps: Math.min(notes.steps, mostSteps) })
  return true
}
