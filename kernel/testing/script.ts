import { type Answerer, type LiveMatch, type Json, type Question, format, seededAnswerer } from '../index.ts'
import { shortId } from './short-id.ts'

/** The question's id omits the game's name. */
export type ScriptedAnswer = readonly [question: string, answer: Json]

/** The seed answers chance questions outside the script. Throws if a person is asked something else. */
export function playAnswers<S>(match: LiveMatch<S>, ...script: readonly ScriptedAnswer[]): LiveMatch<S> {
  for (let left = script; left.length > 0; ) left = afterOne(match, left, () => seededAnswerer)
  return match
}

/** Plays until the turn or set-up ends; throws on unused answers. A first turn without questions has already ended. */
export function turn<S>(match: LiveMatch<S>, ...script: readonly ScriptedAnswer[]): LiveMatch<S> {
  return afterTurn(match, script, () => seededAnswerer)
}

/** Accepts the proposals of questions that are not in the script. */
export function playTurnAsProposed<S>(
  match: LiveMatch<S>,
  ...script: readonly ScriptedAnswer[]
): LiveMatch<S> {
  return afterTurn(match, script, ({ proposal }) => (proposal === undefined ? seededAnswerer : asProposed))
}

type PassedOver = (question: Question) => Answerer

const asProposed: Answerer = { by: 'person', answer: (question) => question.write(question.proposal) }

function afterTurn<S>(
  match: LiveMatch<S>,
  script: readonly ScriptedAnswer[],
  passedOver: PassedOver,
): LiveMatch<S> {
  const before = match.steps.length === 0 ? 0 : turnsEnded(match)
  let left = script
  while (match.question !== undefined && turnsEnded(match) === before)
    left = afterOne(match, left, passedOver)
  if (left.length > 0) throw new Error(`Never asked: ${left.map(([id]) => id).join(', ')}`)
  return match
}

function turnsEnded({ journal }: LiveMatch<unknown>): number {
  return journal.entries.filter((entry) => 'turn' in entry).length
}

function afterOne(
  match: LiveMatch<unknown>,
  script: readonly ScriptedAnswer[],
  passedOver: PassedOver,
): readonly ScriptedAnswer[] {
  const { question } = match
  const [[id, scripted] = ['nothing', undefined], ...rest] = script
  if (question === undefined) throw new Error(`The match is over, and ${id} was never asked.`)
  const isNext = script.length > 0 && shortId(question.id) === id
  const who: Answerer = isNext ? { by: 'person', answer: () => scripted } : passedOver(question)
  const given = who.answer(question, match)
  if (given === undefined) throw new Error(`${question.id} is asked, not ${id}: ${format(question.text)}`)
  const taken = match.answer(given, who.by)
  if (!taken.ok) throw new Error(`${question.id}: ${taken.problem}`)
  return isNext ? rest : script
}
