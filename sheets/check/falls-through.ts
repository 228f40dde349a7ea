import { capital, fill } from '@opfor/kernel'
import type { Finding, Sentence } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Check, found, insertAt, stepsIn } from './checking.ts'

const ends: readonly string[] = ['goToStep', 'goToSection', 'done', 'stop', 'goOn', 'endTurn', 'endGame']

/** An answer that goes on with the next step where another answer has a `go to`. */
export const fallsThrough: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) =>
    stepsIn(section).flatMap(({ sentences }) => look(sentences, language.words.goOnSentence)),
  )

function look(sentences: readonly Sentence[], goOn: string): readonly Finding[] {
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
            : `${text.endsWith('.') ? '' : '.'} ${capital(goOn)}`
        const edits = [insertAt(at.endLine, at.endColumn, added)]
        return found(at, words.fallsThrough, [{ message: fill(words.addLine, { words: goOn }), edits }])
      }),
    ]
  })
}
