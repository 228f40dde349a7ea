import { format } from './language.ts'
import type { Message } from './message.ts'
import { messages } from './messages.ts'

/** A journal does not fit the rules: the replay stops with the place and the difference. */
export class ReplayMismatch extends Error {
  override readonly name = 'ReplayMismatch'
  readonly told: Message

  constructor(told: Message) {
    super(format(told))
    this.told = told
  }
}

export const replayMismatchKinds = messages('kernel.differs', {
  entry: 'Entry {entry} of the log does not fit: {problem}.',
  question: 'Step {step} answered another question. The rules now ask: {question}',
  answer: 'Step {step} answered {answer}, which is no longer possible. The question is: {question}',
  correction: 'Step {step} corrected the table in a way that is no longer possible: {problem}',
  overrule: 'Step {step} overruled a decision that the rules no longer make at that point.',
  over: 'With the current rules, the match is over after step {step}.',
  turn: 'With the same answers, this turn now ends differently.',
  newer:
    'It was played with version {version} of the rules, and this program only knows versions up to {known}. Update it to continue the match itself.',
  rules: 'It was played with a different version of this page.',
  failed: "The match can't continue from there: {problem}",
  start: 'The starting position of the match is no longer possible: {problem}',
})
