import { type Answerer, type Conversation, type Json, type Question, say, seeded } from '../index.ts'
import { shortId } from './short-id.ts'

/** An answer in a script: the question's id without the game's name, and what is answered. */
export type ScriptedAnswer = readonly [question: string, answer: Json]

/**
 * Answers with a script, in order; the seed answers chance questions that are not in the script. Throws if a person is
 * asked something else.
 */
export function answer<S>(match: Conversation<S>, ...script: readonly ScriptedAnswer[]): Conversation<S> {
  for (let left = script; left.length > 0; ) left = afterOne(match, left, () => seeded)
  return match
}

/**
 * The same until the turn, or set-up, has ended or the match is over; throws if answers are left over. A first turn without
 * questions has already ended.
 */
export function turn<S>(match: Conversation<S>, ...script: readonly ScriptedAnswer[]): Conversation<S> {
  return afterTurn(match, script, () => seeded)
}

/** Plays a turn; accepts the proposals of questions that are not in the script. */
export function turnAsProposed<S>(
  match: Conversation<S>,
  ...script: readonly ScriptedAnswer[]
): Conversation<S> {
  return afterTurn(match, script, ({ proposal }) => (proposal === undefined ? seeded : asProposed))
}

/** Who answers questions that are not in the script. */
type PassedOver = (question: Question) => Answerer

const asProposed: Answerer = { by: 'person', answer: (question) => question.write(question.proposal) }

function afterTurn<S>(
  match: Conversation<S>,
  script: readonly ScriptedAnswer[],
  passedOver: PassedOver,
): Conversation<S> {
  const before = match.steps.length === 0 ? 0 : turnsEnded(match)
  let left = script
  while (match.question !== undefined && turnsEnded(match) === before)
    left = afterOne(match, left, passedOver)
  if (left.length > 0) throw new Error(`Never asked: ${left.map(([id]) => id).join(', ')}`)
  return match
}

/** The number of completed turns, with set-up. */
function turnsEnded({ journal }: Conversation<unknown>): number {
  return journal.entries.filter((entry) => 'turn' in entry).length
}

/** Answers the current question; returns the rest of the script. */
function afterOne(
  match: Conversation<unknown>,
  script: readonly ScriptedAnswer[],
  passedOver: PassedOver,
): readonly ScriptedAnswer[] {
  const { question } = match
  const [[id, scripted] = ['nothing', undefined], ...rest] = script
  if (question === undefined) throw new Error(`The match is over, and ${id} was never asked.`)
  const isNext = script.length > 0 && shortId(question.id) === id
  const who: Answerer = isNext ? { by: 'person', answer: () => scripted } : passedOver(question)
  const given = who.answer(question, match)
  if (given === undefined) throw new Error(`${question.id} is asked, not ${id}: ${say(question.text)}`)
  const taken = match.answer(given, who.by)
  if (!taken.ok) throw new Error(`${question.id}: ${taken.problem}`)
  return isNext ? rest : script
}
