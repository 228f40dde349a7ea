import { answerTold, type Conversation, type Message, type Params } from '@opfor/kernel'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

/** A match in a few plain lines, to paste into a play log. */
export function resultText(match: Conversation<unknown>, changed: number, say: Say): string {
  const { game, outcome, journal, turns: count } = match
  const day = new Date(changed).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const ended = outcome === undefined ? say(sharingWords.underWay, { count }) : say(outcome.text)
  const settings = game.options.flatMap(({ question, standard }, at) => {
    const chosen = journal.settings.options[question.id]
    if (question.kind === 'entry' || (at > 0 && chosen === standard)) return []
    return [say(sharingWords.setting, { question: question.text, answer: answerTold(question, chosen) })]
  })
  return [
    `${say(sharingWords.played, { title: game.title })}, ${day}`,
    outcome === undefined ? ended : `${ended} ${say(sharingWords.turns, { count })}.`,
    ...settings,
  ].join('\n')
}
