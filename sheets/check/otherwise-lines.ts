import type { SheetDiagnostic, Sentence, SheetStep } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, stepsOfSection } from './check-context.ts'

export const checkOtherwiseLines: Check = ({ sheet }) =>
  sheet.sections.flatMap((section) => inSteps(stepsOfSection(section)))

function inSteps(steps: readonly SheetStep[]): readonly SheetDiagnostic[] {
  return steps.flatMap(({ sentences }, index) =>
    inSentences(sentences, steps[index - 1]?.sentences.some(({ form }) => form === 'if') === true),
  )
}

function inSentences(sentences: readonly Sentence[], afterIf: boolean): readonly SheetDiagnostic[] {
  return sentences.flatMap((sentence, index) => {
    const inside =
      sentence.form === 'steps'
        ? inSteps(sentence.steps)
        : sentence.form === 'question'
          ? sentence.answers.flatMap(({ body }) => inSentences(body, false))
          : 'body' in sentence
            ? inSentences(sentence.body, false)
            : []
    const before = index === 0 ? afterIf : sentences[index - 1]?.form === 'if'
    return sentence.form === 'otherwise' && !before
      ? [makeDiagnostic(sentence.at, diagnosticMessages.otherwiseWithoutIf), ...inside]
      : inside
  })
}
