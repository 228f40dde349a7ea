import { withParams } from '@opfor/kernel'
import type { SheetDiagnostic, Sentence } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, stepsOfSection } from './check-context.ts'

/** Hints at the meaning of `it` after a second `choose`. */
export const checkAmbiguousIt: Check = ({ sheet }) =>
  sheet.sections.flatMap((section) => {
    const hints: SheetDiagnostic[] = []
    look(
      stepsOfSection(section).flatMap(({ sentences }) => sentences),
      { chosen: [], told: false },
      hints,
    )
    return hints
  })

interface Chosen {
  chosen: readonly string[]
  told: boolean
}

function look(sentences: readonly Sentence[], state: Chosen, hints: SheetDiagnostic[]): void {
  for (const sentence of sentences) {
    if (sentence.form === 'choose' && !state.chosen.includes(sentence.list)) {
      state.chosen = [...state.chosen, sentence.list]
      state.told = false
    }
    const [first] = state.chosen
    const second = state.chosen.at(-1)
    if (first !== undefined && second !== undefined && first !== second && !state.told && saysIt(sentence)) {
      state.told = true
      hints.push(makeDiagnostic(sentence.at, withParams(diagnosticMessages.whoIsIt, { first, second })))
    }
    lookInside(sentence, state, hints)
  }
}

function lookInside(sentence: Sentence, state: Chosen, hints: SheetDiagnostic[]): void {
  if (sentence.form === 'steps') {
    for (const step of sentence.steps) look(step.sentences, state, hints)
  } else if (sentence.form === 'question') {
    for (const answer of sentence.answers) look(answer.body, state, hints)
  } else if (sentence.form === 'until' || sentence.form === 'repeat') {
    // Each round of a loop forgets its choices.
    look(sentence.body, { ...state }, hints)
  } else if (sentence.form === 'if' || sentence.form === 'otherwise') {
    look(sentence.body, state, hints)
  }
}

function saysIt(sentence: Sentence): boolean {
  if (sentence.form === 'told' || sentence.form === 'question')
    return sentence.mentions.some(({ form }) => form === 'it')
  if (sentence.form === 'mark' || sentence.form === 'unmark' || sentence.form === 'remove')
    return sentence.thing.form === 'it'
  if ('variable' in sentence)
    return sentence.variable.form === 'property' && sentence.variable.of.form === 'it'
  return false
}
