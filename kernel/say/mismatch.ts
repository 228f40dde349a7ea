import { say } from './language.ts'
import { type Message, message } from './message.ts'

/** A journal does not fit the rules: the replay stops with the place and the difference. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly told: Message

  constructor(told: Message) {
    super(say(told))
    this.told = told
  }
}

/** The kinds of differences between a journal and the rules. */
export const differs = {
  entry: message('kernel.differs.entry', 'Entry {entry} of the journal does not fit: {problem}.'),
  question: message(
    'kernel.differs.question',
    'Step {step} answered another question. The rules now ask: {question}',
  ),
  answer: message(
    'kernel.differs.answer',
    'Step {step} answered {answer}, which is no longer possible. The question is: {question}',
  ),
  correction: message(
    'kernel.differs.correction',
    'Step {step} corrected the table in a way that is no longer possible: {problem}',
  ),
  overrule: message(
    'kernel.differs.overrule',
    'Step {step} overruled a decision that the rules no longer make at that point.',
  ),
  over: message('kernel.differs.over', 'By these rules the match is over after step {step}.'),
  turn: message(
    'kernel.differs.turn',
    'With the same answers, the next turn now ends in another situation than when it was played.',
  ),
  newer: message(
    'kernel.differs.newer',
    'It was played by version {version} of the rules, and this program knows up to {known}. Update it to continue the match itself.',
  ),
  rules: message('kernel.differs.rules', 'It was played by another text of the rules.'),
  failed: message('kernel.differs.failed', 'The rules cannot go on from there: {problem}'),
  start: message(
    'kernel.differs.start',
    'The position that the match began from can no longer be entered: {problem}',
  ),
} as const
