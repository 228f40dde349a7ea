import type { Finding, Sentence, Step } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Check, found, stepsIn } from './checking.ts'

/** An `Otherwise:` without an `If` just before it. */
export const otherwise: Check = ({ sheet }) => sheet.sections.flatMap((section) => inSteps(stepsIn(section)))

function inSteps(steps: readonly Step[]): readonly Finding[] {
  return steps.flatMap(({ sentences }, index) =>
    inSentences(sentences, steps[index - 1]?.sentences.some(({ form }) => form === 'if') === true),
  )
}

function inSentences(sentences: readonly Sentence[], afterIf: boolean): readonly Finding[] {
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
      ? [found(sentence.at, words.otherwiseWithoutIf), ...inside]
      : inside
  })
}
