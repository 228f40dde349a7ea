import { capitalize, withParams } from '@opfor/kernel'
import type { SheetDiagnostic, Sentence } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, makeInsertion, stepsOfSection } from './check-context.ts'

const ends: readonly string[] = ['goToStep', 'goToSection', 'done', 'stop', 'goOn', 'endTurn', 'endGame']

/** Reports an answer that continues with the next step while another answer has a `go to`. */
export const checkFallThrough: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) =>
    stepsOfSection(section).flatMap(({ sentences }) => look(sentences, language.words.goOnSentence)),
  )

function look(sentences: readonly Sentence[], goOn: string): readonly SheetDiagnostic[] {
  return sentences.flatMap((sentence) => {
    if (sentence.form === 'steps') return sentence.steps.flatMap((step) => look(step.sentences, goOn))
    if (sentence.form !== 'question') return 'body' in sentence ? look(sentence.body, goOn) : []
    const inside = sentence.answers.flatMap(({ body }) => look(body, goOn))
    const leads = sentence.answers.some(({ body }) => body.some(({ form }) => form.startsWith('goTo')))
    const open = sentence.answers.filter(({ body }) => !ends.includes(body.at(-1)?.form ?? ''))
    if (!leads) return inside
    return [
      ...inside,
      ...open.map(({ at, body, text }) => {
        const added =
          body.length === 0
            ? `${text.endsWith(':') ? '' : ':'} ${goOn}`
            : `${text.endsWith('.') ? '' : '.'} ${capitalize(goOn)}`
        const edits = [makeInsertion(at.endLine, at.endColumn, added)]
        return makeDiagnostic(at, diagnosticMessages.fallsThrough, [
          { message: withParams(diagnosticMessages.addLine, { words: goOn }), edits },
        ])
      }),
    ]
  })
}
