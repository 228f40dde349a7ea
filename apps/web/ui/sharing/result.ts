import { answerTold, type Standing, type Message, type Params } from '@opfor/kernel'
import { progressOf } from '../../data/storage/progress.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

/** A short plain-text summary of a match. */
export function resultText(match: Standing, changed: number, say: Say, locale?: string): string {
  const { game, outcome, journal } = match
  const progress = progressText(progressOf(match))
  const day = new Date(changed).toLocaleDateString(locale, { dateStyle: 'medium' })
  const settings = game.options.flatMap(({ question, standard }, at) => {
    const chosen = journal.settings.options[question.id]
    if (question.kind === 'entry' || (at > 0 && chosen === standard)) return []
    const isQuestion = /[?.:]$/.test(say(question.text))
    const words = isQuestion ? sharingWords.setting : sharingWords.option
    return [say(words, { question: question.text, answer: answerTold(question, chosen) })]
  })
  return [
    `${say(sharingWords.played, { title: game.title })}, ${day}`,
    outcome === undefined
      ? say(sharingWords.underWay, { progress })
      : say(sharingWords.ended, { outcome: outcome.text, progress }),
    ...settings,
  ].join('\n')
}
